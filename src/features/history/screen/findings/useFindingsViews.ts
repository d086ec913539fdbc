import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as historyTexts from '@/config/texts/historyTexts';
import * as findingsTexts from '@/config/texts/findingsTexts';
import { previousWithFindings, togetherWith } from '@/domain/history/findingsRuns';
import type { HistoryItem } from '@/domain/history/historyItem';
import { rowName, runName } from '@/domain/history/historyLabels';
import { isLater } from '@/domain/history/lastRun';
import { selectHistoryItems, selectPreviousRuns } from '@/features/history/state/historySlice';
import type { FindingsDialog } from '@/features/history/state/historyViewSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';

type Mode = FindingsDialog['view'];

interface View {
  itemKey: string;
  mode: Mode;
}

/** What the sheet can show of a run and those around it, and what it shows now: the older run first in a comparison. */
export function useFindingsViews({ itemKey, view, against }: Omit<FindingsDialog, 'kind'>) {
  const all = useSelector(selectHistoryItems);
  const previousRuns = useSelector(selectPreviousRuns);
  const privileges = useSelector(selectPrivileges);
  const [shown, setShown] = useState<View>({ itemKey, mode: view });
  const find = (key: string | undefined) => all.find((item) => item.key === key);
  const item = find(shown.itemKey);
  if (item === undefined) return NOTHING;
  const together = togetherWith(item, all, privileges);
  const picked = item.key === itemKey ? find(against) : undefined;
  const other = picked ?? previousWithFindings(item, previousRuns, privileges);
  const services = together.map(({ service }) => service ?? findingsTexts.unnamed).join(' | ');
  const mode: Mode = shown.mode === 'compare' && other === undefined ? 'run' : shown.mode;
  const views: (View & { label: string })[] = [
    ...together.map((run) => ({ itemKey: run.key, mode: 'run' as const, label: runName(run) })),
    ...(together.length > 1 ? [{ itemKey: item.key, mode: 'together' as const, label: services }] : []),
    ...(other === undefined
      ? []
      : [{ itemKey: item.key, mode: 'compare' as const, label: compareLabel(other, picked !== undefined) }]),
  ];
  const valueOf = (one: View) => (one.mode === 'run' ? `run ${one.itemKey}` : one.mode);
  return {
    mode,
    title: titleOf(mode, item, services, other),
    items: itemsOf(mode, item, together, other),
    options: views.map((one) => ({ value: valueOf(one), label: one.label })),
    chosen: valueOf({ itemKey: item.key, mode }),
    choose: (value: string) => {
      const next = views.find((one) => valueOf(one) === value);
      if (next !== undefined) setShown({ itemKey: next.itemKey, mode: next.mode });
    },
  };
}

/** The run is no longer in History. */
const NOTHING = {
  mode: 'run' as Mode,
  title: historyTexts.findings,
  items: [] as HistoryItem[],
  options: [],
  chosen: undefined,
  choose: () => undefined,
};

const compareLabel = ({ requestId }: HistoryItem, isPicked: boolean): string =>
  isPicked ? findingsTexts.compareWith(requestId) : findingsTexts.compareView(requestId);

function titleOf(mode: Mode, item: HistoryItem, services: string, other: HistoryItem | undefined): string {
  if (mode === 'together') return findingsTexts.titleTogether(item.requestId, services);
  if (mode === 'run' || other === undefined) return findingsTexts.title(rowName(item));
  const [older, newer] = inOrder(item, other);
  return findingsTexts.titleCompared(rowName(newer), older.requestId);
}

function itemsOf(
  mode: Mode,
  item: HistoryItem,
  together: HistoryItem[],
  other: HistoryItem | undefined,
): HistoryItem[] {
  if (mode === 'together') return together;
  return mode === 'run' || other === undefined ? [item] : inOrder(item, other);
}

const inOrder = (one: HistoryItem, other: HistoryItem): [older: HistoryItem, newer: HistoryItem] =>
  isLater(one, other) ? [other, one] : [one, other];
