import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { compareResults } from '@/domain/selection/compareResults';
import type { SelectionResult } from '@/domain/selection/selectionResult';
import { reliefAmong, selectReliefs } from '@/features/selection/reliefSlice';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { MissingValue } from '@/ui/MissingValue';
import { Panel } from '@/ui/Panel';
import { Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface CompareTableProps {
  readonly results: readonly SelectionResult[];
}

/** The results of a run line by line; at first only where they differ. */
export function CompareTable({ results }: CompareTableProps) {
  const reliefs = useSelector(selectReliefs);
  const [isOnlyDifferences, setOnlyDifferences] = useState(true);
  const rows = compareResults(results, ({ responseId }, typeId) => reliefAmong(reliefs, responseId, typeId));
  const shown = isOnlyDifferences ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  return (
    <Panel
      heading="Compare"
      isFlush
      actions={<Checkbox label="Only differences" isChecked={isOnlyDifferences} onChange={setOnlyDifferences} />}
    >
      {shown.length === 0 ? (
        <EmptyState title="The results do not differ." />
      ) : (
        <Rows data-density="compact">
          <caption>Results compared</caption>
          <thead>
            <tr>
              <th scope="col">Finding</th>
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
                  {isDifferent && !isOnlyDifferences && <VisuallyHidden> (differs)</VisuallyHidden>}
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

  && > tbody > tr[data-different] > :is(td, th) {
    font-weight: 600;
  }
`;
