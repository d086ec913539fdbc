import { memo, useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { HISTORY_PAGE_SIZE } from '@/config/constants';
import * as historyTexts from '@/config/texts/historyTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { columnsFor } from '@/domain/history/historyColumns';
import { filterGroups, isUnfiltered } from '@/domain/history/historyFilter';
import { selectRequestGroups, selectSubmissions } from '@/features/history/state/historySlice';
import { selectAreAllOpen, selectShown } from '@/features/history/state/historyViewSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { focusHeading } from '@/ui/focusHeading';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { DtiStrip } from './DtiStrip';
import { HistoryDialogs } from './HistoryDialogs';
import { HistoryResults } from './HistoryResults';
import { HistoryToolbar } from './HistoryToolbar';
import { focusSearch } from './searchField';
import { useHistoryFilter } from './useHistoryFilter';
import { useRequestLink } from './useRequestLink';
import { useTablePreferences } from './useTablePreferences';

interface HistorySectionProps {
  /** Soft-pull phase 2 or 3 is on. */
  readonly hasSoftPull: boolean;
  /** The screen where the user orders a first request. */
  readonly requestHref: string;
}

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
  const areAllOpen = useSelector((state: RootState) => selectAreAllOpen(state, matching.slice(0, shown)));

  const clear = () => {
    change({ text: '', status: '', service: '' });
    focusSearch();
  };

  if (groups.length === 0) {
    return (
      <EmptyState title={historyTexts.noRequests} action={<Link to={requestHref}>{uiTexts.goToRequest}</Link>}>
        {historyTexts.noRequestsHint}
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
        <EmptyState
          title={historyTexts.noMatch}
          action={<Button onClick={clear}>{historyTexts.clearFilters}</Button>}
        />
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

interface ResultsNewsProps {
  /** Requests that match the search and the filters. */
  readonly matching: number;
  /** The visible ones among them. */
  readonly shown: number;
  /** The loan's requests. */
  readonly total: number;
}

/**
 * Announces the result of a search and of 'Load More'. Always mounted: screen readers can miss text that is mounted
 * together with its region. `data-live-announcer` keeps open dialogs from hiding it, because screen readers read it again
 * when it reappears.
 */
const ResultsNews = (counts: ResultsNewsProps) => (
  <VisuallyHidden role="status" data-live-announcer>
    {describeResults(counts)}
  </VisuallyHidden>
);

function describeResults({ matching, shown, total }: ResultsNewsProps): string {
  if (matching === 0) return historyTexts.noneMatch(total);
  if (matching < total) return historyTexts.someMatch(matching, total, shown);
  return shown > HISTORY_PAGE_SIZE ? historyTexts.someShown(shown, total) : '';
}

/** How often the loan was submitted, with DU's warning about excessive resubmissions. */
const SubmissionNote = memo(function SubmissionNote() {
  const { counts, areExcessive } = useSelector(selectSubmissions);
  if (counts.length === 0) return null;
  return (
    <Note>
      {historyTexts.submissions(counts.map(({ service, count }) => `${service} ${count}`).join(', '))}
      {areExcessive && <strong> {historyTexts.excessiveSubmissions}</strong>}
    </Note>
  );
});

const Note = styled.p`
  padding: var(--space-2) 0;
  font: var(--type-label);
  color: var(--text-secondary);
`;
