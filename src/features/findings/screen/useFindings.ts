import { useSelector } from 'react-redux';
import { isRead, type Findings, type Reading } from '@/features/findings/reader/findings';
import { findingsAccess, type SentMessages } from '@/features/findings/reader/findingsAccess';
import { downloadId } from '@/features/requests/rules/historyItem';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { type Shown, useReads } from '@/reads/useRead';
import type { HistoryItem } from '@/features/requests/api/contract/history';

export interface RunInView {
  item: HistoryItem;
  remote: Shown<Reading>;
  access: ReturnType<typeof findingsAccess>;
}

export interface ReadRun {
  item: HistoryItem;
  reading: Findings;
}

export const readRuns = (runs: readonly RunInView[]): ReadRun[] =>
  runs.flatMap(({ item, remote: { value } }) => (isRead(value) ? [{ item, reading: value }] : []));

/** The findings of the runs in view, loaded if the user may read them and they are not known yet. */
export function useFindings(items: readonly HistoryItem[], sent: SentMessages): RunInView[] {
  const privileges = useSelector(selectPrivileges);
  const runs = items.map((item) => ({ item, access: findingsAccess(item, privileges, sent) }));
  const shown = useReads(
    runs.map(({ item, access }) => ({
      name: 'findings' as const,
      key: item.key,
      isRefused: access === 'none',
      given: {
        requestId: downloadId(item),
        sent: access === 'result' ? { messages: sent[item.key] ?? [], facts: null } : null,
      },
    })),
  );
  return shown.flatMap((remote, index) => {
    const run = runs[index];
    return run === undefined ? [] : [{ ...run, remote }];
  });
}
