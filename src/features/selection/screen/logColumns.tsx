import * as selectionTexts from '@/features/selection/texts';
import { orNull } from '@/lib/format';
import { Delivered, MissingValue } from '@/ui/Delivered';
import type { ListColumn } from '@/ui/ListTable';
import type { OverrideLogEntry } from '@/features/selection/api/contract/selection';

/** The columns of the override log. On paper, a comment has no hint with the rest. */
export const logColumns = (timeOf: (date: string | null) => string): readonly ListColumn<OverrideLogEntry>[] => [
  {
    heading: selectionTexts.logWhen,
    cell: ({ overriddenOn }) => (
      <time dateTime={overriddenOn ?? undefined}>{orNull(timeOf(overriddenOn)) ?? <MissingValue />}</time>
    ),
  },
  { heading: selectionTexts.logWho, isWrapped: true, cell: ({ overriddenBy }) => overriddenBy },
  { heading: selectionTexts.logFrom, cell: ({ fromAusRequestType }) => fromAusRequestType },
  { heading: selectionTexts.logTo, cell: ({ toAusRequestType }) => toAusRequestType },
  { heading: selectionTexts.reason, isWrapped: true, cell: ({ overrideReason }) => overrideReason },
  { heading: selectionTexts.comment, isWrapped: true, cell: ({ comment }) => <Delivered text={comment} most={500} /> },
];
