import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as comparisonTexts from '@/features/history/comparisonTexts';
import * as findingsTexts from '@/features/findings/texts';
import * as detailTexts from '@/features/history/detailTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { canReadFindings } from '@/features/requests/rules/canReadFindings';
import { type ComparedRow, compareRuns, comparisonText, describeChange } from '@/features/history/rules/compareRuns';
import { runName } from '@/features/requests/rules/historyItem';
import { isLater } from '@/features/requests/rules/lastRun';
import { dialogOpened } from '@/features/history/state/dialogSlice';
import { usePrintTitle } from '@/features/loan/usePrintTitle';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { isPending } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { selectRead } from '@/reads/readState';
import { Button } from '@/ui/Button';
import { Delivered } from '@/ui/Delivered';
import { Modal, PrintAlone } from '@/ui/Modal';
import { PrintButton } from '@/ui/PrintButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import { ComparedData } from './ComparedData';
import { CopyButton } from './CopyButton';
import { RunNote } from './RunNote';

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

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);
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
          <CopyButton text={comparisonText(earlier, later, comparison)} />
          <PrintButton isLoading={isLoading}>{comparisonTexts.print}</PrintButton>
          <Button onClick={onClose}>{uiTexts.close}</Button>
        </>
      }
    >
      <PrintAlone />
      <Facts>
        {comparison.dti !== undefined && <Fact row={comparison.dti} />}
        <Fact row={comparison.outcome} />
      </Facts>
      <Notes>
        {[earlier, later].map((run) => (
          <RunNote key={run.key} run={run} label={detailTexts.noteOf(runName(run))} />
        ))}
      </Notes>
      <Caution>{comparisonTexts.notWhy}</Caution>
      <ComparedData {...{ earlier, later, comparison }} />
    </Modal>
  );
}

/** @empty nothing for two systems, whose messages have no common ids, and for a run whose findings can't be read */
function CompareFindings({ earlier, later }: Record<'earlier' | 'later', HistoryItem>) {
  const dispatch = useDispatch();
  const privileges = useSelector(selectPrivileges);
  if (earlier.system !== later.system || ![earlier, later].every((run) => canReadFindings(run, privileges)))
    return null;
  const open = () =>
    dispatch(dialogOpened({ kind: 'findings', itemKey: later.key, view: 'compare', against: earlier.key }));
  return <Button onClick={open}>{findingsTexts.compareFindings}</Button>;
}

const Notes = styled.dl.attrs({ className: 'reason-list' })`
  margin-bottom: var(--space-3);
`;

const Caution = styled.p`
  margin: var(--space-1) 0 var(--space-3);
  font: var(--type-label);
  color: var(--text-secondary);
`;
