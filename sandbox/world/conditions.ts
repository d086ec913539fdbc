import { nameOf } from './borrowers';
import { formatDollars, fundsToVerifyOf } from './facts';
import type { Relief, ReliefType } from './relief';
import type { Submission } from './submission';
import type { Waiver } from './waiver';

/** The parts of the file that conditions are about. */
export const CONDITION_TOPICS = [
  ...(['funds', 'income', 'employment', 'appraisal', 'inspection'] as const),
  ...(['lien', 'occupancy', 'insurance', 'title'] as const),
];

type ConditionTopic = (typeof CONDITION_TOPICS)[number];

export interface Condition {
  topic: ConditionTopic;
  text: string;
}

/** Returns what the file must contain before closing. Each relief and the waiver remove a condition. */
export function conditionsOf(submission: Submission, reliefs: readonly Relief[], waiver: Waiver): Condition[] {
  const { facts, borrowers } = submission;
  const isRelieved = (type: ReliefType): boolean => reliefs.some((r) => r.type === type && r.status === 'Eligible');
  return [
    ...(isRelieved('Assets')
      ? []
      : [about('funds', `Verify funds of ${formatDollars(fundsToVerifyOf(facts))} with two months of statements.`)]),
    ...(isRelieved('Income')
      ? []
      : borrowers.map((b) => about('income', `Document the income of ${nameOf(b)}: pay stub and W-2.`))),
    ...(isRelieved('Employment')
      ? []
      : borrowers.map((b) => about('employment', `Verbal verification of employment for ${nameOf(b)}.`))),
    ...(waiver.isOffered ? [] : [about('appraisal', 'Appraisal report, interior and exterior.')]),
    ...(waiver.needsInspection ? [about('inspection', 'Property data of an inspection, interior and exterior.')] : []),
    ...(facts.subordinateLien === null ? [] : [about('lien', 'Note and terms of the subordinate financing.')]),
    ...(facts.residency === 'Primary Residence' ? [] : [about('occupancy', 'Rent schedule or proof of occupancy.')]),
    about('insurance', 'Hazard insurance for at least the replacement cost.'),
    about('title', 'Title commitment without exceptions that affect the lien.'),
  ];
}

const about = (topic: ConditionTopic, text: string): Condition => ({ topic, text });
