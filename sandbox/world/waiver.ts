import { ltvOf } from './facts';
import type { Judgment } from './judgment';
import { isGovernment, productOf } from './products';
import type { Submission } from './submission';

export interface Waiver {
  isOffered: boolean;
  /** An inspector collects data of the property instead. */
  needsInspection: boolean;
  type: string | null;
  text: string;
}

export const NO_WAIVER: Waiver = {
  isOffered: false,
  needsInspection: false,
  type: null,
  text: 'Appraisal required',
};

const offer = (type: string, text: string, needsInspection = false): Waiver => ({
  isOffered: true,
  needsInspection,
  type,
  text,
});

const OFFERS: Readonly<Record<Submission['system'], { plain: Waiver; withInspection: Waiver }>> = {
  DU: {
    plain: offer('Value Acceptance', 'Value acceptance offered - no appraisal required if you exercise the offer'),
    withInspection: offer(
      'Value Acceptance + Property Data',
      'Value acceptance + property data offered - an inspection replaces the appraisal',
      true,
    ),
  },
  LPA: {
    plain: offer('ACE', 'ACE appraisal waiver offered'),
    withInspection: offer('ACE+ PDR', 'ACE+ PDR offered - an inspection replaces the appraisal', true),
  },
};

/** The highest loan-to-value with a waiver, in percent. */
const HIGHEST_LTV = 90;
const HIGHEST_LTV_WITH_INSPECTION = 97;

/**
 * Offers a waiver on one approved conforming unit that is not being built, up to 90 % loan-to-value and without cash
 * out; on some loans up to 97 % with an inspection. The value must not be appraised already, and the system must know
 * an earlier appraisal.
 */
export function waiverOf(submission: Submission, { riskClass, isEligible }: Judgment): Waiver {
  const { facts, isAppraisalKnown, isInspectionOffered, system } = submission;
  const isPossible =
    riskClass === 'approve' &&
    isEligible &&
    isAppraisalKnown &&
    !isGovernment(productOf(facts.productMoniker)) &&
    facts.units === 1 &&
    facts.purpose !== 'Construction-Permanent' &&
    facts.valueBasis !== 'Appraised' &&
    facts.refinancePurpose?.startsWith('Cash-Out') !== true;
  if (!isPossible) return NO_WAIVER;
  const ltv = ltvOf(facts);
  if (ltv <= HIGHEST_LTV) return OFFERS[system].plain;
  return isInspectionOffered && ltv <= HIGHEST_LTV_WITH_INSPECTION ? OFFERS[system].withInspection : NO_WAIVER;
}
