import * as selectionTexts from '@/config/texts/selectionTexts';
/** One change of the selection, away from the recommendation or back to it. Null: the API did not send the value. */
export interface OverrideLogEntry {
  id: string;
  /** ISO 8601 as received. */
  overriddenOn: string | null;
  overriddenBy: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
  comment: string | null;
}

/**
 * Returns the author of a change, as far as the user may know it. Users outside the lender see only their own name, and
 * so do users whose status is not known yet.
 *
 * @empty null when the API did not send a name
 */
export const logAuthor = (
  { overriddenBy }: OverrideLogEntry,
  reader: { names: readonly string[]; maySeeStaff: boolean },
): string | null =>
  overriddenBy === null || reader.maySeeStaff || reader.names.includes(overriddenBy)
    ? overriddenBy
    : selectionTexts.lenderStaff;
