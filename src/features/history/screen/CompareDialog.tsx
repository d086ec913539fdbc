import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import * as findingsTexts from '@/features/findings/texts';
import * as detailTexts from '@/features/history/detailTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { canReadFindings } from '@/features/runs/rules/canReadFindings';
import {
  type ComparedRow,
  compareRuns,
  comparisonText,
  describeChange,
  whereIn,
} from '@/features/history/rules/compareRuns';
import { runName, runTitle } from '@/features/runs/rules/historyItem';
import { isLater } from '@/features/runs/rules/lastRun';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Delivered } from '@/ui/Delivered';
import { Heading } from '@/ui/Heading';
import { SmallPrint } from '@/ui/listParts';
import { ListTable } from '@/ui/ListTable';
import { Modal, PrintAlone } from '@/ui/Modal';
import { PrintButton } from '@/ui/PrintButton';
import { Row } from '@/ui/Row';
import { StatusBadge } from '@/ui/StatusBadge';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { CopyButton } from './CopyButton';
import { DialogButton } from './DialogLink';
import { FindingCodesTable } from './FindingCodesDialog';
import { RunNote } from './RunNote';

interface CompareDialogProps {
  /** In any order; the older run is shown on the left. */
  readonly runs: readonly [HistoryItem, HistoryItem];
  readonly onClose: () => void;
}

/** Two runs side by side: DTI and outcome first, then the values that differ, and the DU finding codes. */
export function CompareDialog({ runs: [one, other], onClose }: CompareDialogProps) {
  const [earlier, later] = isLater(one, other) ? [other, one] : [one, other];
  const comparison = compareRuns(earlier, later);
  usePrintTitle('comparison', `${earlier.requestId}-${later.requestId}`);
  const [isOnlyDifferences, setIsOnlyDifferences] = useState(true);
  const isLoading = useSelector((state: RootState) =>
    [earlier, later].some(({ requestId }) => isPending(selectRead(state, 'pastOrders', requestId))),
  );
  return (
    <Modal
      width="wide"
      title={comparisonTexts.heading(earlier.requestId, later.requestId)}
      onClose={onClose}
      footer={
        <>
          <CompareFindings earlier={earlier} later={later} />
          <CopyButton text={comparisonText(earlier, later)} />
          <PrintButton isLoading={isLoading}>{comparisonTexts.print}</PrintButton>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      <Facts as="dl" $gap="var(--space-2) var(--space-8)">
        {[...comparison.dti, comparison.outcome, ...comparison.pull].map((row) => (
          <Fact key={row.label} row={row} />
        ))}
      </Facts>
      <Notes>
        {[earlier, later].map((run) => (
          <RunNote key={run.key} run={run} label={detailTexts.noteOf(runName(run))} />
        ))}
      </Notes>
      <SmallPrint>{comparisonTexts.notWhy}</SmallPrint>
      <div data-print="never">
        <Checkbox
          label={comparisonTexts.onlyDifferences}
          isChecked={isOnlyDifferences}
          onChange={setIsOnlyDifferences}
        />
      </div>
      <ComparedFields {...{ earlier, later, comparison, isOnlyDifferences }} />
      <ComparedFindings {...{ earlier, later, comparison, isOnlyDifferences }} />
    </Modal>
  );
}

type Compared = Readonly<Record<'earlier' | 'later', HistoryItem>>;

/** @empty nothing for two systems, whose messages have no common ids, and for a run whose findings can't be read */
function CompareFindings({ earlier, later }: Compared) {
  const privileges = useSelector(selectPrivileges);
  const canCompare =
    earlier.system === later.system && [earlier, later].every((run) => canReadFindings(run, privileges));
  return (
    canCompare && (
      <DialogButton dialog={{ kind: 'findings', itemKey: later.key, view: 'compare', against: earlier.key }}>
        {findingsTexts.compareFindings}
      </DialogButton>
    )
  );
}

const Fact = ({ row }: { readonly row: ComparedRow }) => (
  <div>
    <dt>{row.label}</dt>
    <dd>
      {row.isChanged && (
        <>
          <Delivered text={row.earlier} /> <span aria-hidden>→</span>
          <VisuallyHidden>{comparisonTexts.to}</VisuallyHidden>{' '}
        </>
      )}
      <Delivered text={row.later} /> <small>{row.isChanged ? describeChange(row) : comparisonTexts.unchanged}</small>
    </dd>
  </div>
);

interface ShownProps extends Compared {
  readonly comparison: ReturnType<typeof compareRuns>;
  readonly isOnlyDifferences: boolean;
}

function ComparedFields({ earlier, later, comparison: { dti, outcome, others }, isOnlyDifferences }: ShownProps) {
  const rows = others.filter(({ isChanged }) => isChanged || !isOnlyDifferences);
  if (rows.length === 0) {
    const isSame = [...dti, outcome].every(({ isChanged }) => !isChanged);
    return <p>{isSame ? comparisonTexts.sameDataSets : comparisonTexts.nothingElse}</p>;
  }
  return (
    <Sides
      caption={comparisonTexts.fieldsCaption}
      columns={[
        { heading: comparisonTexts.field, isHeader: true, cell: ({ label }) => label },
        { heading: runTitle(earlier), label: runName(earlier), isWrapped: true, cell: (row) => row.earlier },
        { heading: runTitle(later), label: runName(later), isWrapped: true, cell: (row) => row.later },
        {
          heading: comparisonTexts.change,
          cell: (row) =>
            row.isChanged && (
              <StatusBadge tone="info" icon={null}>
                {describeChange(row) ?? comparisonTexts.changed}
              </StatusBadge>
            ),
        },
      ]}
      rows={rows}
    />
  );
}

function ComparedFindings({ earlier, later, comparison: { findings }, isOnlyDifferences }: ShownProps) {
  const shown = findings.filter(({ isInEarlier, isInLater }) => !isOnlyDifferences || isInEarlier !== isInLater);
  if (findings.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="strong">
        {comparisonTexts.findingCodesHeading}
      </Heading>
      {shown.length === 0 ? (
        <p>{comparisonTexts.sameFindings(findings.length)}</p>
      ) : (
        <FindingCodesTable
          caption={comparisonTexts.findingsCaption}
          codes={shown}
          more={[
            {
              heading: comparisonTexts.where,
              cell: (code) =>
                code.isInEarlier && code.isInLater ? (
                  <span>{whereIn(code, earlier, later)}</span>
                ) : (
                  <StatusBadge tone={code.isInLater ? 'info' : 'neutral'}>{whereIn(code, earlier, later)}</StatusBadge>
                ),
            },
          ]}
        />
      )}
    </section>
  );
}

const Facts = styled(Row)`
  margin-bottom: var(--space-3);
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--border);

  dt {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  dd {
    font: var(--type-page);
  }
  small {
    font: var(--type-strong);
    color: var(--text-secondary);
  }
`;

const Notes = styled.dl.attrs({ className: 'reason-list' })`
  margin-bottom: var(--space-3);
`;

/** Only a row that changed has something in its last cell. */
const Sides = styled(ListTable<ComparedRow>)`
  margin: var(--space-2) 0 var(--space-3);

  > tbody > tr:has(> :last-child > *) > td {
    font-weight: 600;
  }
  > tbody > tr:has(> :last-child > *) > :nth-child(3) {
    background: var(--info-bg);
  }
`;
