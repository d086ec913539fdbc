import * as selectionTexts from '@/features/selection/texts';
import { decisionFacts } from '@/features/selection/rules/decisionFacts';
import { RELIEF_TYPES } from '@/features/selection/rules/repAndWarrant';
import { AwaitedValue } from './AwaitedValue';
import { isSteady, reliefRow } from './gridRows';

interface AwaitedRowsProps {
  readonly columnCount: number;
  readonly hasDifferences: boolean;
}

/**
 * The rows that figures will have, so that nothing below moves when the first ones are received. A narrow window shows
 * one row instead, which fills the screen.
 */
export function AwaitedRows({ columnCount, hasDifferences }: AwaitedRowsProps) {
  const rows = [...decisionFacts([]), ...RELIEF_TYPES.map(({ id, label }) => reliefRow(id, label))];
  return (
    <>
      <tr data-awaited="all">
        <th scope="row">{selectionTexts.figures}</th>
        <td colSpan={columnCount + (hasDifferences ? 1 : 0)}>{selectionTexts.noFiguresYet}</td>
      </tr>
      {rows.map(({ id, label }) => (
        <tr key={`awaited ${id}`} data-awaited="one" data-steady={isSteady(id) || undefined}>
          <th scope="row">{label}</th>
          {Array.from({ length: columnCount }, (_column, at) => (
            <td key={at}>
              <AwaitedValue />
            </td>
          ))}
          {hasDifferences && <td data-difference />}
        </tr>
      ))}
    </>
  );
}
