import { ltvOf } from './facts';
import type { Judgement } from './judgement';
import { isGovernment, productOf } from './products';
import type { Submission } from './submission';

export interface Waiver {
  isOffered: boolean;
  type: string | null;
  text: string;
}

export const NO_WAIVER: Waiver = { isOffered: false, type: null, text: 'Appraisal required (Form 1004)' };

const OFFERS: Readonly<Record<Submission['system'], Waiver>> = {
  DU: {
    isOffered: true,
    type: 'Value Acceptance',
    text: 'Value acceptance offered - no appraisal required if you exercise the offer',
  },
  LPA: { isOffered: true, type: 'ACE', text: 'ACE appraisal waiver offered' },
};

/**
 * Offered on one approved conforming unit that isn't being built, up to 80 % loan-to-value on a purchase and 90 % on a
 * refinance without cash out, when the value isn't already appraised and the system knows an earlier appraisal.
 */
export function waiverOf(submission: Submission, { riskClass, isEligible }: Judgement): Waiver {
  const { facts, isAppraisalKnown, system } = submission;
  const isOffered =
    riskClass === 'approve' &&
    isEligible &&
    isAppraisalKnown &&
    !isGovernment(productOf(facts.productMoniker)) &&
    facts.units === 1 &&
    facts.purpose !== 'Construction-Permanent' &&
    facts.valueBasis !== 'Appraised' &&
    ltvOf(facts) <= highestLtv(submission);
  return isOffered ? OFFERS[system] : NO_WAIVER;
}

function highestLtv({ facts }: Submission): number {
  if (facts.purpose === 'Purchase') return 80;
  return facts.refinancePurpose?.startsWith('Cash-Out') ? 0 : 90;
}
