import { nameOf } from './borrowers';
import { formatDollars } from './dollars';
import { fundsToVerifyOf } from './facts';
import type { Relief, ReliefType } from './relief';
import type { Submission } from './submission';
import type { Waiver } from './waiver';

/** Returns what the file must contain before closing. Each relief and the waiver remove a condition. */
export function conditionsOf(submission: Submission, reliefs: readonly Relief[], waiver: Waiver): string[] {
  const { facts, borrowers } = submission;
  const isRelieved = (type: ReliefType): boolean => reliefs.some((r) => r.type === type && r.status === 'Eligible');
  return [
    ...(isRelieved('Assets')
      ? []
      : [`Verify funds of ${formatDollars(fundsToVerifyOf(facts))} with two months of statements.`]),
    ...(isRelieved('Income') ? [] : borrowers.map((b) => `Document the income of ${nameOf(b)}: pay stub and W-2.`)),
    ...(isRelieved('Employment') ? [] : borrowers.map((b) => `Verbal verification of employment for ${nameOf(b)}.`)),
    ...(waiver.isOffered ? [] : ['Appraisal report, interior and exterior.']),
    ...(waiver.needsInspection ? ['Property data of an inspection, interior and exterior.'] : []),
    ...(facts.subordinateLien === null ? [] : ['Note and terms of the subordinate financing.']),
    ...(facts.residency === 'Primary Residence' ? [] : ['Rent schedule or proof of occupancy.']),
    'Hazard insurance for at least the replacement cost.',
    'Title commitment without exceptions that affect the lien.',
  ];
}
