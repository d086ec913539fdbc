import { conditionsOf, type Condition } from './conditions';
import { duFindingsOf, type DuFinding } from './duFindings';
import { type Judgment, judgeDu, judgeLpa } from './judgment';
import { reliefsOf, type Relief } from './relief';
import type { Submission } from './submission';
import { NO_WAIVER, waiverOf, type Waiver } from './waiver';

/** Everything that a service finds in a submission. */
export interface Verdict extends Judgment {
  waiver: Waiver;
  reliefs: readonly Relief[];
  conditions: readonly Condition[];
  findings: readonly DuFinding[];
}

/** Applies simple rules of the sandbox; they don't model any real service. */
export function judge(submission: Submission): Verdict {
  const judgment = submission.system === 'DU' ? judgeDu(submission) : judgeLpa(submission);
  const waiver = waiverOf(submission, judgment);
  const reliefs = reliefsOf(submission, judgment, waiver);
  return {
    ...judgment,
    waiver,
    reliefs,
    conditions: conditionsOf(submission, reliefs, waiver),
    findings: submission.system === 'DU' ? duFindingsOf(submission, reliefs, waiver) : [],
  };
}

/** Returns LPA's result for a key that it doesn't know. */
export function invalidKey(submission: Submission): Verdict {
  const judgment: Judgment = {
    riskClass: 'invalid',
    isEligible: false,
    recommendation: 'Invalid',
    reasons: ['The LPA key does not belong to a loan that this lender may open.'],
  };
  return {
    ...judgment,
    waiver: NO_WAIVER,
    reliefs: reliefsOf(submission, judgment, NO_WAIVER),
    conditions: [],
    findings: [],
  };
}
