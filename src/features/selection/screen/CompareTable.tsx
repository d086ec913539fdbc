import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as selectionTexts from '@/config/texts/selectionTexts';
import { compareResults } from '@/domain/selection/compareResults';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { reliefAmong, selectReliefs } from '@/features/selection/state/reliefSlice';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { MissingValue } from '@/ui/MissingValue';
import { Panel } from '@/ui/Panel';
import { Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface CompareTableProps {
  readonly results: readonly SelectionResult[];
}

/**
 * The results of a run, one row per finding. At first it shows only differences.
 *
 * @source Specification §2: "Selection's layout and fields"
 */
export function CompareTable({ results }: CompareTableProps) {
  const reliefs = useSelector(selectReliefs);
  const [isOnlyDifferences, setOnlyDifferences] = useState(true);
  const rows = compareResults(results, ({ responseId }, typeId) => reliefAmong(reliefs, responseId, typeId));
  const shown = isOnlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    <Panel
      heading={selectionTexts.compare}
      isFlush
      actions={
        <span data-print="never">
          <Checkbox
            label={selectionTexts.onlyDifferences}
            isChecked={isOnlyDifferences}
            onChange={setOnlyDifferences}
          />
        </span>
      }
    >
      {shown.length === 0 ? (
        <EmptyState title={selectionTexts.noDifferences} />
      ) : (
        <Rows data-density="compact">
          <caption>{selectionTexts.comparedCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{selectionTexts.finding}</th>
              {results.map(({ key, service }) => (
                <th key={key} scope="col">
                  {service}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ label, values, isDifferent }) => (
              <tr key={label} data-different={(isDifferent && !isOnlyDifferences) || undefined}>
                <th scope="row">
                  {label}
                  {isDifferent && !isOnlyDifferences && <VisuallyHidden> {selectionTexts.differs}</VisuallyHidden>}
                </th>
                {values.map((value, column) => (
                  <td key={column} data-wrap>
                    {value ?? <MissingValue />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Rows>
      )}
    </Panel>
  );
}

const Rows = styled(Table)`
  table-layout: fixed;

  && > tbody > tr > th {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  && > tbody > tr[data-different] > :is(td, th) {
    font-weight: 600;
  }
`;
