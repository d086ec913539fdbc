import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import * as findingsTexts from '@/features/findings/texts';
import * as detailTexts from '@/features/history/detailTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { isRead } from '@/features/findings/reader/findings';
import { selectReading } from '@/features/findings/state/findingsSlice';
import { canReadFindings } from '@/features/runs/rules/canReadFindings';
import {
  type AnsweredRow,
  compareRuns,
  comparisonText,
  describeChange,
  whereIn,
} from '@/features/history/rules/compareRuns';
import { type Answers, compareAnswers } from '@/features/selection/rules/compareAnswers';
import { runName, runTitle } from '@/features/runs/rules/historyItem';
import { isLater } from '@/features/runs/rules/lastRun';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { selectJudged } from '@/features/selection/state/judged';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { isPending } from '@/lib/remote';
import { sharing } from '@/lib/shareStructure';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Heading } from '@/ui/Heading';
import { SmallPrint } from '@/ui/listParts';
import { ListTable } from '@/ui/ListTable';
import { Modal, PrintAlone } from '@/ui/Modal';
import { PrintButton } from '@/ui/PrintButton';
import { StatusBadge } from '@/ui/StatusBadge';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { CopyButton } from './CopyButton';
import { DialogButton } from '@/features/runs/DialogLink';
import { FindingCodesTable } from '@/features/runs/FindingCodesDialog';
import { RunNote } from './RunNote';

interface CompareDialogProps {
  /** In any order; the older run is shown on the left. */
  readonly runs: readonly [HistoryItem, HistoryItem];
  readonly onClose: () => void;
}

/** Two runs side by side, the newer one on the right: inputs, then results, as far as they are loaded. */
export function CompareDialog({ runs: [one, other], onClose }: CompareDialogProps) {
  const [earlier, later] = isLater(one, other) ? [other, one] : [one, other];
  const comparison = compareRuns(earlier, later);
  const answered = useSelector((state: RootState) => selectAnswered(state, earlier, later));
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
          <CopyButton text={comparisonText(earlier, later, answered)} />
          <PrintButton isLoading={isLoading}>{comparisonTexts.print}</PrintButton>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
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
      <ComparedFields {...{ earlier, later, comparison, answered, isOnlyDifferences }} />
      <ComparedFindings {...{ earlier, later, comparison, isOnlyDifferences }} />
    </Modal>
  );
}

/** It loads nothing. */
const selectAnswered = sharing((state: RootState, earlier: HistoryItem, later: HistoryItem) =>
  compareAnswers(answersOf(state, earlier), answersOf(state, later)),
);

function answersOf(state: RootState, run: HistoryItem): Answers {
  const reading = canReadFindings(run, selectPrivileges(state)) ? selectReading(state, run.key) : null;
  const messages = reading && (isRead(reading) ? reading.findings.length : null);
  return { ...selectJudged(state, run), messages };
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

interface ShownProps extends Compared {
  readonly comparison: ReturnType<typeof compareRuns>;
  readonly isOnlyDifferences: boolean;
}

interface FieldsProps extends ShownProps {
  readonly answered: readonly AnsweredRow[];
}

/** Shown in any case: most comparisons are about them. */
const ALWAYS = new Set<AnsweredRow['id']>(['dti', 'pull', 'outcome']);

const isUnread = ({ earlier, later }: AnsweredRow): boolean => earlier === undefined || later === undefined;

function ComparedFields({ earlier, later, comparison, answered, isOnlyDifferences }: FieldsProps) {
  const { dti, outcome, pull, others } = comparison;
  const isShown = (row: AnsweredRow): boolean => !isOnlyDifferences || row.isChanged || ALWAYS.has(row.id);
  const inputs = [...dti, ...pull, ...others].filter(isShown);
  const rows = [...inputs, ...[outcome, ...answered].filter(isShown)];
  const unreadRuns = [
    ...(answered.some((row) => row.earlier === undefined) ? [runName(earlier)] : []),
    ...(answered.some((row) => row.later === undefined) ? [runName(later)] : []),
  ];
  return (
    <>
      <Sides
        caption={comparisonTexts.fieldsCaption}
        columns={[
          { heading: comparisonTexts.field, isHeader: true, cell: ({ label }) => label },
          { heading: runTitle(earlier), label: runName(earlier), isWrapped: true, cell: (row) => valueIn(row.earlier) },
          { heading: runTitle(later), label: runName(later), isWrapped: true, cell: (row) => valueIn(row.later) },
          { heading: comparisonTexts.change, cell: changeIn },
        ]}
        rows={rows}
        groupOf={(row) => (rows.indexOf(row) < inputs.length ? comparisonTexts.inputs : comparisonTexts.results)}
      />
      {others.every(({ isChanged }) => !isChanged) && <p>{sameInputs(earlier, later, comparison)}</p>}
      {unreadRuns.length > 0 && <SmallPrint>{comparisonTexts.notLoadedWhy(unreadRuns)}</SmallPrint>}
    </>
  );
}

/** A service's text is shown as it was delivered. */
const valueIn = (value: string | null | undefined) => (value === undefined ? <i>{detailTexts.notLoaded}</i> : value);

function changeIn(row: AnsweredRow) {
  if (isUnread(row)) return false;
  if (!row.isChanged) return ALWAYS.has(row.id) && <span>{comparisonTexts.unchanged}</span>;
  return (
    <StatusBadge tone="info" icon={null}>
      {describeChange(row) ?? comparisonTexts.changed}
    </StatusBadge>
  );
}

function sameInputs(earlier: HistoryItem, later: HistoryItem, { dti, pull }: ShownProps['comparison']): string {
  if (earlier.ausDataSet === null && later.ausDataSet === null) return comparisonTexts.noDataSets;
  return [...dti, ...pull].some(({ isChanged }) => isChanged)
    ? comparisonTexts.nothingElse
    : comparisonTexts.sameDataSets;
}

function ComparedFindings({ earlier, later, comparison: { findings }, isOnlyDifferences }: ShownProps) {
  const shown = findings.filter(({ isInEarlier, isInLater }) => !isOnlyDifferences || isInEarlier !== isInLater);
  if (findings.length === 0) return null;
  return (
    <section style={{ marginTop: 'var(--space-3)' }}>
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

const Notes = styled.dl.attrs({ className: 'reason-list' })`
  margin-bottom: var(--space-3);
`;

/** The newer run counts. Only a row that changed has a badge. */
const Sides = styled(ListTable<AnsweredRow>)`
  margin: var(--space-2) 0 var(--space-3);

  /* Both runs have the same room. */
  > thead > tr > :is(:nth-child(2), :nth-child(3)) {
    width: 32%;
  }
  > thead > tr > :nth-child(2) {
    font-weight: 400;
  }
  > tbody > tr > [scope='rowgroup'] {
    font-weight: 600;
    color: var(--text-secondary);
    background: var(--sunken);
  }
  > tbody > tr > :nth-child(3) {
    font-weight: 600;
  }
  > tbody > tr:has(> :last-child > .badge) > :nth-child(3) {
    background: var(--info-bg);
  }
  > tbody > tr > :last-child > span:not(.badge) {
    color: var(--text-secondary);
  }
`;
