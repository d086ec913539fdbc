/** One choice made against, or back to, a recommendation. Null means not delivered. */
export interface OverrideLogEntry {
  id: string;
  /** ISO 8601 as delivered. */
  overriddenOn: string | null;
  overriddenBy: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
  comment: string | null;
}

/**
 * Who made a choice, as far as the reader may know: people outside the lender see their own name and no other, and
 * so does everybody of whom it is not known yet.
 *
 * @empty a name that was not delivered gives null
 */
export const logAuthor = (
  { overriddenBy }: OverrideLogEntry,
  reader: { names: readonly string[]; maySeeStaff: boolean },
): string | null =>
  overriddenBy === null || reader.maySeeStaff || reader.names.includes(overriddenBy) ? overriddenBy : 'Lender staff';
