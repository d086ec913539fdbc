import { styled } from 'styled-components';
import * as findingsTexts from '@/features/findings/texts';
import { type FactRow, factRows, factsSource, otherIdentifier } from '@/features/findings/reader/factRows';
import { runName } from '@/features/runs/rules/historyItem';
import { groupBy } from '@/lib/byKey';
import { listFormat } from '@/lib/format';
import { DataColumns } from '@/ui/DataColumns';
import { Delivered } from '@/ui/Delivered';
import { Notice } from '@/ui/Notice';
import { SmallPrint } from '@/ui/listParts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { ReadRun } from './useFindings';

/** Where the runs in view come from. */
export const FactsSource = ({ runs }: { readonly runs: readonly ReadRun[] }) =>
  [...groupBy(runs, ({ reading }) => factsSource(reading))].map(([source, some]) => (
    <SmallPrint key={source}>
      {findingsTexts.sourceOf(listFormat(some.map(({ item }) => runName(item))), source)}
    </SmallPrint>
  ));

/** What a run is known by. A fact that comes from elsewhere says so. */
export const FindingsFacts = ({ item, reading }: ReadRun) => (
  <Facts>
    <OtherIdentifier item={item} reading={reading} />
    <DataColumns
      items={factRows(reading, item).map((row) => ({ label: row.label, value: row.value && <Fact row={row} /> }))}
    />
  </Facts>
);

export function OtherIdentifier({ item, reading }: ReadRun) {
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
        <small>{source}</small>
      </>
    )}
  </>
);

const Facts = styled.div`
  margin-bottom: var(--space-1);

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  dl > div {
    display: flex;
    gap: var(--space-1);
    align-items: baseline;
  }
  dt {
    flex: none;
  }
`;

/** The facts of both runs: once where they are equal, else as from and to. */
export function ComparedFacts({ runs }: { readonly runs: readonly [older: ReadRun, newer: ReadRun] }) {
  const [was, is] = runs.map(({ item, reading }) => new Map(factRows(reading, item).map((row) => [row.label, row])));
  const labels = [...new Set([was, is].flatMap((rows) => [...(rows?.keys() ?? [])]))];
  return (
    <Facts>
      {runs.map((run) => (
        <OtherIdentifier key={run.item.key} {...run} />
      ))}
      <DataColumns
        items={labels.map((label) => ({ label, value: <FromTo from={was?.get(label)} to={is?.get(label)} /> }))}
      />
    </Facts>
  );
}

function FromTo({ from = NO_FACT, to = NO_FACT }: Record<'from' | 'to', FactRow | undefined>) {
  if (from.value === to.value && from.source === to.source) return <Fact row={to} />;
  return (
    <>
      <Fact row={from} /> <span aria-hidden>→</span>
      <VisuallyHidden>{findingsTexts.becomes}</VisuallyHidden> <Fact row={to} />
    </>
  );
}

const NO_FACT: FactRow = { label: '', value: null, source: null };
