import { styled } from 'styled-components';
import * as findingsTexts from '@/config/texts/findingsTexts';
import { type FactRow, factRows, otherIdentifier } from '@/domain/findings/factRows';
import { runName } from '@/domain/history/historyLabels';
import { DataColumns } from '@/ui/DataColumns';
import { Delivered } from '@/ui/Delivered';
import { CardTable } from '@/ui/Table';
import { Notice } from '@/ui/Notice';
import { ColumnHeadings } from '@/ui/listParts';
import type { ReadRun } from './useFindings';

/** What a run is known by, each fact with where it comes from. */
export const FindingsFacts = ({ item, reading, columns }: ReadRun & { readonly columns: number }) => (
  <Facts>
    <OtherIdentifier item={item} reading={reading} />
    <DataColumns
      columns={columns}
      items={factRows(reading, item).map((row) => ({ label: row.label, value: row.value && <Fact row={row} /> }))}
    />
  </Facts>
);

function OtherIdentifier({ item, reading }: ReadRun) {
  const found = otherIdentifier(reading, item);
  return (
    found && (
      <Notice tone="warning">{findingsTexts.otherIdentifier(runName(item), found.inFile, found.inHistory)}</Notice>
    )
  );
}

const Fact = ({ row: { value, source } }: { readonly row: FactRow }) => (
  <>
    <Delivered text={value} />
    {source !== null && (
      <>
        {' '}
        <Source>{source}</Source>
      </>
    )}
  </>
);

const Facts = styled.div`
  margin-bottom: var(--space-3);

  small {
    display: block;
  }
`;

const Source = styled.small`
  font: var(--type-label);
  font-weight: 400;
  color: var(--text-secondary);
`;

/** The facts of two runs, one row each. */
export function ComparedFacts({ runs }: { readonly runs: readonly ReadRun[] }) {
  const facts = runs.map(({ item, reading }) => new Map(factRows(reading, item).map((row) => [row.label, row])));
  const labels = new Set(facts.flatMap((rows) => [...rows.keys()]));
  const titles = runs.map(({ item }) => runName(item));
  return (
    <>
      {runs.map(({ item, reading }) => (
        <OtherIdentifier key={item.key} item={item} reading={reading} />
      ))}
      <Both data-density="compact">
        <caption>{findingsTexts.factsCaption}</caption>
        <ColumnHeadings headings={[findingsTexts.fact, ...titles]} />
        <tbody>
          {[...labels].map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {facts.map((rows, column) => (
                <td key={column} data-wrap data-label={titles[column]}>
                  <Fact row={rows.get(label) ?? { label, value: null, source: null }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Both>
    </>
  );
}

const Both = styled(CardTable)`
  margin-block: var(--space-2);
`;
