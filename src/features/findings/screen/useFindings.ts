import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { isRead, type Findings, type Reading, type SentMessages } from '@/features/findings/reader/findings';
import { findingsAccess } from '@/features/requests/rules/canReadFindings';
import { downloadId, type HistoryItem } from '@/features/requests/rules/historyItem';
import { findingsWanted, selectFindings } from '@/features/findings/findingsSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { idle, type Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';

/** A run in view, with what is known of its findings. */
export interface RunInView {
  item: HistoryItem;
  remote: Remote<Reading>;
  access: ReturnType<typeof findingsAccess>;
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

const NONE: SentMessages = {};

/** The findings of the runs in view, loaded if the user may read them and they are not known yet. */
export function useFindings(items: readonly HistoryItem[], sent = NONE): RunInView[] {
  const dispatch = useDispatch();
  const privileges = useSelector(selectPrivileges);
  const want = (item: HistoryItem): void => {
    const access = findingsAccess(item, privileges, sent);
    const messages = sent[item.key] ?? [];
    if (access === 'none') return;
    dispatch(
      findingsWanted({
        key: item.key,
        requestId: downloadId(item),
        sent: access === 'result' ? { messages, facts: null } : null,
      }),
    );
  };
  const remotes = useSelector((state: RootState) => items.map(({ key }) => selectFindings(state, key)), shallowEqual);
  const keys = items.map(({ key }) => key).join(' ');
  useEffect(() => {
    items.forEach(want);
    // The items of a poll are new objects; only other runs load.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, keys]);
  return items.map((item, index) => ({
    item,
    remote: remotes[index] ?? idle,
    access: findingsAccess(item, privileges, sent),
    onRetry: () => want(item),
  }));
}
