import { ltvOf } from './facts';
import type { Judgment } from './judgment';
import { isGovernment, productOf } from './products';
import type { Submission } from './submission';

export interface Waiver {
  isOffered: boolean;
  type: string | null;
  text: string;
}

export const NO_WAIVER: Waiver = { isOffered: false, type: null, text: 'Appraisal required' };

const OFFERS: Readonly<Record<Submission['system'], Waiver>> = {
  DU: {
    isOffered: true,
    type: 'Value Acceptance',
    text: 'Value acceptance offered - no appraisal required if you exercise the offer',
  },
  LPA: { isOffered: true, type: 'ACE', text: 'ACE appraisal waiver offered' },
};

/**
 * Offers a waiver on one approved conforming unit that is not being built, up to 90 % loan-to-value and without cash out.
 * The value must not be appraised already, and the system must know an earlier appraisal.
 */
export function waiverOf(submission: Submission, { riskClass, isEligible }: Judgment): Waiver {
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

const highestLtv = ({ facts }: Submission): number => (facts.refinancePurpose?.startsWith('Cash-Out') ? 0 : 90);
