import * as filePageTexts from '@/config/texts/filePageTexts';
import * as loanTexts from '@/config/texts/loanTexts';
import * as selectionTexts from '@/config/texts/selectionTexts';
import type { HistoryItem } from '@/domain/history/historyItem';
import { decisionFacts } from '@/domain/selection/decisionFacts';
import { isUniform, RELIEF_TYPES, type Relief, type ReliefTypeId } from '@/domain/selection/repAndWarrant';
import { outcomeLine } from '@/domain/selection/selectionOutcome';
import { isSameService, isUsable, resultFromHistory, type SelectionResult } from '@/domain/selection/selectionResult';
import type { SelectionRun } from '@/domain/selection/selectionRun';
import { shortDate } from '@/lib/format';
import { gapOf, type Remote } from '@/lib/remote';
import { figureOf, known, type Figure } from './figure';

/** The results of one run: a row per fact, a figure per service. */
export interface FileResults {
  requestId: string;
  services: string[];
  rows: { label: string; figures: Figure[] }[];
  notLoaded: string[];
}

interface FileResultsInput {
  run: SelectionRun;
  results: Remote<SelectionResult[]>;
  reliefOf: ReliefOf;
  /** The service whose findings count for the loan. */
  inUse: HistoryItem | undefined;
}

export type ReliefOf = (responseId: string, typeId: ReliefTypeId) => Remote<Relief>;

/** Returns a run's facts and relief. Until the results are loaded, History gives the outcome. */
export function fileResults({ run, results, reliefOf, inUse }: FileResultsInput): FileResults {
  const shown = results.value ?? run.items.map(resultFromHistory);
  const gap = gapOf(results);
  const source = ({ service, requestId }: SelectionResult): string => filePageTexts.fromResult(service, requestId);
  const isFromHistory = results.value === undefined;
  const row = (label: string, textOf: (result: SelectionResult) => string | null) => ({
    label,
    figures: shown.map((result) =>
      known(
        textOf(result),
        isFromHistory
          ? filePageTexts.fromHistory(loanTexts.serviceRequestName(result.requestId, result.service))
          : source(result),
      ),
    ),
  });
  const facts = decisionFacts(shown).map(({ label, values }) => ({
    label,
    figures: shown.map((result, index): Figure => ({ text: values[index] ?? null, gap, source: source(result) })),
  }));
  const reliefs = RELIEF_TYPES.map((type) => reliefRow(type, { shown, gap, reliefOf }));
  return {
    requestId: run.requestId,
    services: shown.map((result) =>
      isResultOf(inUse, result) ? filePageTexts.serviceInUse(result.service) : result.service,
    ),
    rows: [
      row(filePageTexts.outcome, outcomeLine),
      row(filePageTexts.identifier, ({ casefileId }) => casefileId),
      ...facts,
      ...reliefs.map(({ label, figures }) => ({ label, figures })),
    ],
    notLoaded: [
      ...(results.failure === undefined ? [] : [filePageTexts.theResults(run.requestId)]),
      ...reliefs.flatMap(({ notLoaded }) => notLoaded),
    ],
  };
}

export const isResultOf = (item: HistoryItem | undefined, result: SelectionResult): boolean =>
  item !== undefined && isSameService(result, item);

interface ReliefRowInput {
  shown: readonly SelectionResult[];
  gap: Figure['gap'];
  reliefOf: ReliefOf;
}

function reliefRow({ id, label }: (typeof RELIEF_TYPES)[number], { shown, gap, reliefOf }: ReliefRowInput) {
  const name = label.toLowerCase();
  const cells = shown.map((result) => {
    const { responseId, service } = result;
    if (responseId === null || !isUsable(result))
      return { figure: { text: null, gap, source: filePageTexts.fromResult(service, result.requestId) }, failed: [] };
    const relief = reliefOf(responseId, id);
    return {
      figure: figureOf(relief, reliefText, filePageTexts.fromRelief(service, responseId)),
      failed: relief.failure === undefined ? [] : [filePageTexts.theRelief(service, name)],
    };
  });
  return {
    label: selectionTexts.reliefRow(label),
    figures: cells.map(({ figure }) => figure),
    notLoaded: cells.flatMap(({ failed }) => failed),
  };
}

/** @shape 'Eligible, close by 12/18/26'; the borrowers follow if they differ from the loan */
function reliefText(relief: Relief): string | null {
  const { status, closeByDate, borrowers } = relief;
  const parts = [
    ...(status === null ? [] : [status]),
    ...(closeByDate === null ? [] : [filePageTexts.closeBy(shortDate(closeByDate))]),
    ...(isUniform(relief)
      ? []
      : borrowers.flatMap((borrower) =>
          borrower.status === null ? [] : [`${borrower.borrowerName ?? selectionTexts.borrower}: ${borrower.status}`],
        )),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
