import { statusTone } from '@/features/loan/rules/statusTone';
import * as runsTexts from '@/features/runs/rules/texts';
import { elapsedSince } from '@/lib/format';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import { isFailed, isProcessing, isStopped, isUnderwriting } from './historyItem';
import { compareServices, sentAt } from '@/features/runs/rules/historyRows';
import { serviceInEffect } from './selectedService';

/** What a tab says about the loan: a run, or a result that the user has not seen. `rest`: neither. */
export type TabNews = { kind: 'running'; name: string; sentOn: string | null } | FinishedNews | { kind: 'rest' };

/** `partial`: one system failed, another has a result. */
interface FinishedNews {
  kind: 'done' | 'failed' | 'partial';
  text: string;
  /** What came of each system, the one in use first, if the list still has them. */
  outcomes: string[];
  isUnderwriting: boolean;
}

/** @param finished the keys of the rows of the last run, until the user has looked at its result */
export function tabNews(items: readonly HistoryItem[], finished: readonly string[]): TabNews {
  const running = items.filter(isProcessing).toSorted(compareServices);
  if (running.length > 0) {
    const [first] = running.toSorted((a, b) => sentAt(a.requestDate) - sentAt(b.requestDate));
    return { kind: 'running', name: [...new Set(running.map(nameOf))].join(' + '), sentOn: first?.requestDate ?? null };
  }
  if (finished.length === 0) return { kind: 'rest' };
  const rows = items.filter(({ key }) => finished.includes(key)).toSorted(compareServices);
  const usable = rows.filter((item) => !isStopped(item) && !recommendsNothing(item));
  const shown = serviceInEffect(rows, usable) ?? usable[0];
  const outcomes = [...(shown === undefined ? [] : [shown]), ...rows.filter((row) => row !== shown)].map(outcomeOf);
  const about = { outcomes, isUnderwriting: rows.some(isUnderwriting) };
  if (shown === undefined) return { kind: 'failed', text: rows[0]?.status ?? runsTexts.notListed, ...about };
  if (rows.some(recommendsNothing)) return { kind: 'partial', text: outcomes.join(' · '), ...about };
  return { kind: 'done', text: outcomeOf(shown), ...about };
}

/** It failed, or has an outcome such as LPA's Invalid, after which it has to be repeated too. */
const recommendsNothing = (item: HistoryItem): boolean => isFailed(item) || statusTone(item.status) === 'error';

const outcomeOf = (item: HistoryItem): string => `${nameOf(item)} ${item.status || runsTexts.done}`.trim();

const nameOf = ({ ausRequestType, ausType }: HistoryItem): string => ausRequestType ?? ausType ?? '';

export const NEWS_MARKS = { running: '⏳', done: '✓', failed: '✗', partial: '!' };

/**
 * The title of a tab: the state first, then the last four characters of the loan number, which tell tabs apart, then
 * what runs, what came out, or the screen. No name of a person, because browsers keep titles.
 * @param now epoch milliseconds
 */
export function tabTitle(news: TabNews, loanNumber: string, place: string, now: number): string {
  const digits = loanNumber.slice(-4);
  if (news.kind === 'rest') return `${digits} ${place}`;
  const words = news.kind === 'running' ? [news.name, elapsedSince(news.sentOn, now)] : [news.text];
  return [NEWS_MARKS[news.kind], digits, ...words].filter(Boolean).join(' ');
}

/** A run counts as long from here on, however short the earlier ones were. */
const LONG_MS = 90_000;

/**
 * True if a run has lasted more than twice as long as the longest run of the loan before.
 * @param now epoch milliseconds
 * @empty false if no earlier run has both dates
 */
export function isLongerThanBefore(items: readonly HistoryItem[], sentOn: string | null, now: number): boolean {
  const longest = Math.max(
    ...items.map(({ requestDate, receivedOn }) => sentAt(receivedOn) - sentAt(requestDate)).filter(Number.isFinite),
  );
  return Number.isFinite(longest) && now - sentAt(sentOn) > Math.max(2 * longest, LONG_MS);
}
