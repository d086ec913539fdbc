import * as selectionTexts from '@/features/selection/texts';
import { decisionFacts } from '@/features/selection/rules/decisionFacts';
import { RELIEF_TYPES } from '@/features/selection/rules/repAndWarrant';
import { isSteady, reliefRow } from './gridRows';

/** The rows that figures will have, so that nothing below moves when the first ones come. */
export function AwaitedRows({ columnCount }: { readonly columnCount: number }) {
  const rows = [...decisionFacts([]), ...RELIEF_TYPES.map(({ id, label }) => reliefRow(id, label))];
  return rows.map(({ id, label }, at) => (
    <tr key={`awaited ${id}`} data-awaited data-steady={isSteady(id) || undefined}>
      <th scope="row">{label}</th>
      {at === 0 && (
        <td colSpan={columnCount} rowSpan={rows.length}>
          {selectionTexts.noFiguresYet}
        </td>
      )}
    </tr>
  ));
}
