import { memo, useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { filterGroups, isUnfiltered } from '@/domain/history/historyFilter';
import { columnsFor } from '@/domain/history/historyColumns';
import { selectRequestGroups } from '@/features/history/historySlice';
import { selectAreAllOpen, selectShown } from '@/features/history/historyViewSlice';
import type { RootPart } from '@/features/history/rootPart';
import { useHistoryFilter } from '@/features/history/useHistoryFilter';
import { useRequestLink } from '@/features/history/useRequestLink';
import { useTablePreferences } from '@/features/history/useTablePreferences';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { focusHeading } from '@/ui/focusHeading';
import { DtiStrip } from './DtiStrip';
import { HistoryDialogs } from './HistoryDialogs';
import { HistoryResults } from './HistoryResults';
import { HistoryToolbar } from './HistoryToolbar';
import { ResultsNews } from './ResultsNews';
import { focusSearch } from './searchField';
import { SubmissionNote } from './SubmissionNote';

interface HistorySectionProps {
  /** Soft-pull phase 2 or 3 is on. */
  readonly hasSoftPull: boolean;
  /** Where a first request can be ordered. */
  readonly requestHref: string;
}

/** The history of a loan that has been read, from the strip on top to the dialogs over it. */
export const HistorySection = memo(function HistorySection({ hasSoftPull, requestHref }: HistorySectionProps) {
  const groups = useSelector(selectRequestGroups);
  const privileges = useSelector(selectPrivileges);
  const [preferences, changePreferences] = useTablePreferences();
  const hideStrip = useCallback(() => {
    changePreferences({ isStripHidden: true });
    focusHeading();
  }, [changePreferences]);
  const { filter, deferred, change } = useHistoryFilter();
  const matching = useMemo(() => filterGroups(groups, deferred), [groups, deferred]);
  useRequestLink(matching);

  const canViewReceivedDate = privileges?.canViewReceivedDate ?? false;
  const columnRules = useMemo(() => ({ hasSoftPull, canViewReceivedDate }), [hasSoftPull, canViewReceivedDate]);
  const allColumns = useMemo(() => columnsFor(columnRules), [columnRules]);
  const { hiddenColumns } = preferences;
  const columns = useMemo(
    () => allColumns.filter(({ id, isOptional }) => !isOptional || !hiddenColumns.includes(id)),
    [allColumns, hiddenColumns],
  );
  const shown = useSelector(selectShown);
  const areAllOpen = useSelector((state: RootPart) => selectAreAllOpen(state, matching.slice(0, shown)));

  const clear = () => {
    change({ text: '', status: '', service: '' });
    focusSearch();
  };

  if (groups.length === 0) {
    return (
      <EmptyState title="No requests yet for this loan" action={<Link to={requestHref}>Go to Request</Link>}>
        What is ordered for this loan will be listed here.
      </EmptyState>
    );
  }
  return (
    <>
      {!preferences.isStripHidden && <DtiStrip onHide={hideStrip} />}
      <HistoryToolbar
        {...{ filter, areAllOpen, allColumns, columnRules, preferences }}
        onFilter={change}
        onPreferences={changePreferences}
      />
      <ResultsNews matching={matching.length} shown={Math.min(shown, matching.length)} total={groups.length} />
      {matching.length === 0 && !isUnfiltered(deferred) ? (
        <EmptyState title="No requests match" action={<Button onClick={clear}>Clear search and filters</Button>} />
      ) : (
        <HistoryResults
          groups={matching}
          total={groups.length}
          columns={columns}
          canDownload={privileges?.canViewRequestResponseXml ?? false}
          isCompact={preferences.isCompact}
        />
      )}
      <SubmissionNote />
      <HistoryDialogs />
    </>
  );
});
