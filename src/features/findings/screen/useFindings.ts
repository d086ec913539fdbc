import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import * as collectTexts from '@/features/findings/collectTexts';
import * as findingsTexts from '@/features/findings/texts';
import { borrowerNames } from '@/features/findings/reader/borrowerNames';
import {
  collectTable,
  collectText,
  comparisonTable,
  findingsTable,
  titledLists,
} from '@/features/findings/reader/findingsTable';
import {
  type CollectGroup,
  collectGroups,
  lineKey,
  linesIn,
  linesWhere,
  matchingGroups,
} from '@/features/findings/reader/collectList';
import { compareFindings } from '@/features/findings/reader/compareFindings';
import { type Findings, isRead } from '@/features/findings/reader/findings';
import { labelRules } from '@/features/findings/reader/findingLabels';
import { countIn, differenceCounts, matchesIn, matchesQuery } from '@/features/findings/reader/findingSearch';
import { type Collected, toCollect } from '@/features/findings/reader/toCollect';
import { type CsvCell, toTabs } from '@/lib/csv';
import { selectHistoryItems } from '@/features/runs/historySlice';
import type { ExportKind } from '@/features/runs/exportPressed';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { findingsAccess, type SentMessages } from '@/features/findings/reader/findingsAccess';
import { downloadId } from '@/features/runs/rules/historyItem';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { useReads } from '@/reads/useRead';
import { readingOf } from '@/features/findings/state/findingsSlice';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { own } from '@/lib/own';

export type RunInView = ReturnType<typeof useFindings>[number];

/** A run whose findings are read. */
export type ReadRun = ReturnType<typeof readRuns>[number];

export const readRuns = (runs: readonly RunInView[]) =>
  runs.flatMap(({ item, remote: { value } }) => (isRead(value) ? [{ item, reading: value }] : []));

/** The findings of the runs in view, loaded if the user may read them and they are not known yet. */
export function useFindings(items: readonly HistoryItem[], sent: SentMessages) {
  const privileges = useSelector(selectPrivileges);
  const runs = items.map((item) => ({ item, access: findingsAccess(item, privileges, sent) }));
  const shown = useReads(
    runs.map(({ item, access }) => ({
      ...readingOf(item.key),
      isRefused: access === 'none',
      given: {
        requestId: downloadId(item),
        sent: access === 'result' ? { messages: own(sent, item.key) ?? [], facts: null } : null,
      },
    })),
  );
  return shown.flatMap((remote, index) => {
    const run = runs[index];
    return run === undefined ? [] : [{ ...run, remote }];
  });
}

/** What the sheet shows now, which is what its buttons copy, save and print. */
export interface Shown {
  found: number;
  total: number;
  /** Beside the search. */
  text: string;
  /** For screen readers, once everything is loaded or found. */
  news: string;
  /** Of a list to collect: how many of the found lines are ticked, which is what the buttons give. */
  ticks?: Record<'count' | 'of', number>;
  copied: () => string;
  table: () => CsvCell[][];
  what: ExportKind;
}

/** The list to collect of one run: all of it, and what the search leaves. */
export interface RunList extends ReadRun {
  all: Collected;
  /** How many lines the whole list has. */
  lines: number;
  groups: CollectGroup[];
}

export function useCollectRules(others: readonly (string | null)[]) {
  const header = useSelector(selectLoanHeader);
  const items = useSelector(selectHistoryItems);
  const { FINDINGS } = useSelector(selectDeployment);
  return { names: borrowerNames(header, items, others), findingNames: FINDINGS };
}

export const collectLists = (
  read: readonly ReadRun[],
  query: string,
  { names, findingNames }: ReturnType<typeof useCollectRules>,
): RunList[] =>
  read.map(({ item, reading }) => {
    const isDu = reading.engine === 'DU' || labelRules(reading, item.system, findingNames).isDu;
    const list = listOf(reading, { isDu, documentCategories: findingNames.DU_DOCUMENT_CATEGORIES }, names);
    return { item, reading, ...list, groups: matchingGroups(list.groups, query) };
  });

type List = Pick<RunList, 'all' | 'lines' | 'groups'>;

/** A long list takes time, and a poll or a key changes nothing in it. */
const known = new WeakMap<Findings, { stamp: string; list: List }>();

function listOf(reading: Findings, engine: Parameters<typeof toCollect>[1], names: readonly string[]): List {
  const stamp = JSON.stringify([engine, names]);
  const before = known.get(reading);
  if (before?.stamp === stamp) return before.list;
  const all = toCollect(reading, engine);
  const groups = collectGroups(all, names);
  const list = { all, lines: linesIn(groups), groups };
  known.set(reading, { stamp, list });
  return list;
}

/** The lines that are ticked: all, but those that the user unticked. */
export function shownLists(lists: readonly RunList[], query: string, unticked: ReadonlySet<string>): Shown {
  const files = lists.map(({ item, groups }) => ({
    run: item,
    groups: linesWhere(groups, (line, group) => !unticked.has(lineKey(group, line))),
  }));
  const found = lists.reduce((sum, { groups }) => sum + linesIn(groups), 0);
  const distinct = (some: Parameters<typeof titledLists>[0]) =>
    titledLists(some).reduce((sum, { groups }) => sum + linesIn(groups), 0);
  const ticks = {
    count: distinct(files),
    of: distinct(lists.map(({ item, groups }) => ({ run: item, groups }))),
  };
  const total = lists.reduce((sum, { lines }) => sum + lines, 0);
  const isAll = query.trim() === '';
  const ofAll = lists.some(({ all }) => all.isWhole) ? findingsTexts.messages : collectTexts.toCollect;
  const news = isAll ? ofAll(total) : findingsTexts.hits(found, total);
  return {
    // Each list has its own number.
    ...{ found, total, ticks, text: isAll ? '' : news, news: lists.length === 0 ? '' : news },
    copied: () => collectText(files),
    table: () => collectTable(files),
    what: 'to-collect',
  };
}

export function shownMessages(read: readonly ReadRun[], query: string): Shown {
  const runs = read.map(({ item, reading }) => ({
    run: item,
    findings: reading.findings.filter((finding) => matchesQuery(finding, query)),
  }));
  const found = runs.reduce((sum, { findings }) => sum + findings.length, 0);
  const total = read.reduce((sum, { reading }) => sum + reading.findings.length, 0);
  const text = query.trim() === '' ? findingsTexts.messages(total) : findingsTexts.hits(found, total);
  return ofTable({ found, total, text, news: read.length === 0 ? '' : text }, () => findingsTable(runs));
}

/** @empty undefined until both are read */
export const useComparison = (older: Findings | undefined, newer: Findings | undefined) =>
  useMemo(() => older && newer && compareFindings(older, newer), [older, newer]);

/** @empty undefined for runs that are not compared */
export function shownComparison(
  { older, newer }: Record<'older' | 'newer', ReadRun>,
  comparison: ReturnType<typeof compareFindings>,
  query: string,
  isSameOpen: boolean,
): Shown | undefined {
  if ('refused' in comparison) return undefined;
  const matching = matchesIn(comparison, query);
  const shown = isSameOpen ? matching : { ...matching, same: [] };
  const [total, hits] = [countIn(comparison), countIn(matching)];
  const isAll = query.trim() === '';
  const text = isAll ? findingsTexts.messages(total) : findingsTexts.hits(hits, total);
  const summary = [...differenceCounts(comparison), findingsTexts.same(comparison.same.length)].join(', ');
  return ofTable({ found: countIn(shown), total, text, news: isAll ? summary : text }, () =>
    comparisonTable({ older: older.item, newer: newer.item }, shown),
  );
}

const ofTable = (shown: Pick<Shown, 'found' | 'total' | 'text' | 'news'>, table: () => CsvCell[][]): Shown => ({
  ...shown,
  table,
  copied: () => toTabs(table()),
  what: 'findings',
});
