import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as screenTexts from '@/features/runs/screenTexts';
import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import { readableTogether, type SentMessages } from '@/features/findings/reader/findingsAccess';
import { previousWithFindings } from '@/features/runs/rules/canReadFindings';
import { rowName, runName } from '@/features/runs/rules/historyItem';
import { isLater } from '@/features/runs/rules/lastRun';
import { selectHistoryItems, selectPreviousRuns } from '@/features/runs/historySlice';
import type { FindingsDialog } from '@/features/runs/dialogSlice';
import { selectPrivileges } from '@/features/session/sessionSlice';
import type { HistoryItem } from '@/features/runs/api/contract/history';

interface View {
  value: string;
  label: string;
  title: string;
  /** The older run first in a comparison. */
  items: HistoryItem[];
}

/** What the sheet can show of a run and those around it, and what it shows now. */
export function useFindingsViews({ itemKey, view, against }: Omit<FindingsDialog, 'kind'>, sent: SentMessages) {
  const all = useSelector(selectHistoryItems);
  const previousRuns = useSelector(selectPreviousRuns);
  const privileges = useSelector(selectPrivileges);
  const [shown, setShown] = useState({ itemKey, value: view === 'run' ? runValue(itemKey) : view });
  const [listed, setListed] = useState(view === 'collect' ? itemKey : ALL);
  const find = (key: string | undefined) => all.find((item) => item.key === key);
  const item = find(shown.itemKey);
  if (item === undefined) return { view: NO_VIEW, views: [], choose: () => undefined, lists: undefined };
  const together = readableTogether(item, all, privileges, sent);
  const services = together.map(({ ausRequestType }) => ausRequestType ?? findingsTexts.unnamed).join(' | ');
  const chosen = together.filter(({ key }) => listed === ALL || key === listed);
  const collected = chosen.length > 0 ? chosen : [item];
  const collect: View = {
    value: COLLECT,
    label: collectTexts.title,
    title: collectTexts.titleOf(findingsTexts.requestsNamed(idsOf(collected))),
    items: collected,
  };
  const picked = item.key === itemKey ? find(against) : undefined;
  const other = picked ?? previousWithFindings(item, previousRuns, privileges);
  const views = [
    collect,
    ...together.map(viewOfRun),
    ...(together.length > 1
      ? [
          {
            ...{ value: 'together', label: together.length > 2 ? services : findingsTexts.both, items: together },
            title: findingsTexts.titleTogether(idsOf(together), services),
          },
        ]
      : []),
    ...(other === undefined ? [] : [viewCompared(item, other, picked !== undefined)]),
  ];
  return {
    view: together.length === 0 ? collect : (views.find(({ value }) => value === shown.value) ?? viewOfRun(item)),
    views: together.length === 0 ? [] : views,
    lists: { shown: listed, choose: setListed, options: together.length > 1 ? listOptions(together) : [] },
    /** A run's other views are offered beside it. */
    choose: (value: string) =>
      setShown({ itemKey: together.find(({ key }) => runValue(key) === value)?.key ?? item.key, value }),
  };
}

/** The run is no longer in History. */
const NO_VIEW: View = { value: '', label: '', title: screenTexts.findings, items: [] };

export const COMPARED = 'compare';
export const COLLECT = 'collect';
const ALL = 'all';

const runValue = (itemKey: string): string => `run ${itemKey}`;

const listOptions = (together: readonly HistoryItem[]) => [
  ...together.map(({ key, ausRequestType }) => ({ value: key, label: collectTexts.ifUsed(ausRequestType) })),
  { value: ALL, label: collectTexts.together },
];

const viewOfRun = (item: HistoryItem): View => ({
  value: runValue(item.key),
  label: item.ausRequestType ?? runName(item),
  title: screenTexts.findingsOf(rowName(item)),
  items: [item],
});

const idsOf = (items: readonly HistoryItem[]): string[] => items.map(({ requestId }) => requestId);

function viewCompared(item: HistoryItem, other: HistoryItem, isPicked: boolean): View {
  const [older, newer] = isLater(item, other) ? [other, item] : [item, other];
  return {
    value: COMPARED,
    label: isPicked ? findingsTexts.compareWith(other.requestId) : findingsTexts.newSince,
    title: findingsTexts.titleCompared(rowName(newer), older.requestId),
    items: [older, newer],
  };
}
