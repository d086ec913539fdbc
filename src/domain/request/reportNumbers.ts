import type { RecentCredit } from './recentRequest';

/** Returns the reference numbers of the report on file: the one of a joint report once. */
export const reportNumbers = ({ borrowers }: Pick<RecentCredit, 'borrowers'>): string[] => [
  ...new Set(borrowers.flatMap(({ referenceNumber }) => (referenceNumber ? [referenceNumber] : []))),
];
