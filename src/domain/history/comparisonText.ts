import * as comparisonTexts from '@/config/texts/comparisonTexts';
import { MISSING } from '@/lib/format';
import type { RunComparison } from './compareRuns';
import { describeChange, describeComparison } from './describeComparison';
import type { HistoryItem } from './historyItem';
import { runTitle } from './historyLabels';

interface ComparedRuns {
  earlier: HistoryItem;
  later: HistoryItem;
  comparison: RunComparison;
}

/**
 * Returns a comparison as text for an e-mail or a spreadsheet: what changed in words, then one line for each field.
 *
 * @shape lines; tabs between the columns
 */
export function comparisonText({ earlier, later, comparison }: ComparedRuns): string {
  const { dti, outcome, rows } = comparison;
  const fields = [...(dti === undefined ? [] : [dti]), outcome, ...rows.filter((row) => row !== dti)];
  return [
    comparisonTexts.heading(earlier.requestId, later.requestId),
    ...describeComparison(comparison),
    comparisonTexts.notWhy,
    '',
    [comparisonTexts.field, runTitle(earlier), runTitle(later), comparisonTexts.change].join('\t'),
    ...fields.map(({ label, earlier: before, later: after, change, unit, isChanged }) =>
      [
        label,
        before ?? MISSING,
        after ?? MISSING,
        isChanged && change !== null ? describeChange(change, unit) : '',
      ].join('\t'),
    ),
  ].join('\n');
}
