import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { isRead, type Findings, type Reading } from '@/features/findings/reader/findings';
import { downloadId, type HistoryItem } from '@/features/requests/rules/historyItem';
import { findingsWanted, selectFindings } from '@/features/findings/findingsSlice';
import { idle, type Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';

/** A run in view, with what is known of its findings. */
export interface RunInView {
  item: HistoryItem;
  remote: Remote<Reading>;
  /** Loads what failed. */
  onRetry: () => void;
}

/** A run in view whose findings are read. */
export interface ReadRun {
  item: HistoryItem;
  reading: Findings;
}

export const readRuns = (runs: readonly RunInView[]): ReadRun[] =>
  runs.flatMap(({ item, remote: { value } }) => (isRead(value) ? [{ item, reading: value }] : []));

/** The findings of the runs in view, loaded if they are not known yet. */
export function useFindings(items: readonly HistoryItem[]): RunInView[] {
  const dispatch = useDispatch();
  const remotes = useSelector((state: RootState) => items.map(({ key }) => selectFindings(state, key)), shallowEqual);
  const keys = items.map(({ key }) => key).join(' ');
  useEffect(() => {
    for (const item of items) dispatch(wanted(item));
    // The items of a poll are new objects; only other runs load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, keys]);
  return items.map((item, index) => ({
    item,
    remote: remotes[index] ?? idle,
    onRetry: () => void dispatch(wanted(item)),
  }));
}

const wanted = (item: HistoryItem) => findingsWanted({ key: item.key, requestId: downloadId(item) });
