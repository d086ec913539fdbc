import { conditionsOf } from './conditions';
import { duFindingsOf, type DuFinding } from './duFindings';
import type { Judgement } from './judgement';
import { judgeDu } from './judgeDu';
import { judgeLpa } from './judgeLpa';
import { reliefsOf, type Relief } from './relief';
import type { Submission } from './submission';
import { NO_WAIVER, waiverOf, type Waiver } from './waiver';

/** Everything a service finds in a submission. */
export interface Verdict extends Judgement {
  waiver: Waiver;
  reliefs: readonly Relief[];
  conditions: readonly string[];
  findings: readonly DuFinding[];
}

/** The sandbox's own rules of thumb, not a model of any real service. */
export function judge(submission: Submission): Verdict {
  const judgement = submission.system === 'DU' ? judgeDu(submission) : judgeLpa(submission);
  const waiver = waiverOf(submission, judgement);
  const reliefs = reliefsOf(submission, judgement, waiver);
  return {
    ...judgement,
    waiver,
    reliefs,
    conditions: conditionsOf(submission, reliefs, waiver),
    findings: submission.system === 'DU' ? duFindingsOf(submission, reliefs, waiver) : [],
  };
}

/** What LPA says of a key that it doesn't recognise. */
export function invalidKey(submission: Submission): Verdict {
  const judgement: Judgement = {
    riskClass: 'invalid',
    isEligible: false,
    recommendation: 'Invalid',
    reasons: ['The LPA key does not belong to a loan that this lender may open.'],
  };
  return {
    ...judgement,
    waiver: NO_WAIVER,
    reliefs: reliefsOf(submission, judgement, NO_WAIVER),
    conditions: [],
    findings: [],
  };
}
