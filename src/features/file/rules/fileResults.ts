import * as fileTexts from '@/features/file/texts';
import * as appTexts from '@/config/texts/appTexts';
import * as laterTexts from '@/config/texts/laterTexts';
import * as selectionTexts from '@/features/selection/texts';
import { withDistinctNames } from '@/features/loan/rules/people';
import { decisionFacts } from '@/features/selection/rules/decisionFacts';
import { outcomeLine, isSameService, isUsable, resultFromHistory } from '@/features/selection/rules/selectionResult';
import { isUniform, RELIEF_TYPES, type ReliefTypeId } from '@/features/selection/rules/repAndWarrant';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import { shortDate } from '@/lib/format';
import { gapOf, type Remote } from '@/lib/remote';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { Relief, SelectionResult } from '@/features/selection/api/contract/selection';
import { figureOf, known, type Figure } from './figure';

export type ReliefOf = (responseId: string, typeId: ReliefTypeId) => Remote<Relief>;

export type FileResults = ReturnType<typeof fileResults>;

/** A row for each fact and relief, a figure for each service. Until results are loaded, History gives the outcome. */
export function fileResults(
  run: SelectionRun,
  results: Remote<SelectionResult[]>,
  reliefOf: ReliefOf,
  inUse: HistoryItem | undefined,
) {
  const shown = results.value ?? run.items.map(resultFromHistory);
  const gap = gapOf(results);
  const row = (label: string, figure: (result: SelectionResult) => Figure) => ({
    label,
    figures: shown.map(figure),
  });
  const ofResult = ({ ausRequestType: service, requestId }: SelectionResult, text: string | null): Figure => ({
    text,
    gap,
    source: fileTexts.fromResult(service, requestId),
  });
  const ofRow = (textOf: (result: SelectionResult) => string | null) => (result: SelectionResult) => {
    const { requestId, ausRequestType: service } = result;
    const row = fileTexts.fromHistory(appTexts.serviceRequestName(requestId, service));
    return known(textOf(result), results.value === undefined ? row : fileTexts.fromResult(service, requestId));
  };
  const hasRelief = (result: SelectionResult): result is SelectionResult & { responseId: string } =>
    result.responseId !== null && isUsable(result);
  const reliefFigure = (result: SelectionResult, id: ReliefTypeId): Figure => {
    if (!hasRelief(result)) return ofResult(result, null);
    const source = fileTexts.fromRelief(result.ausRequestType, result.responseId);
    return figureOf(reliefOf(result.responseId, id), reliefText, source);
  };
  return {
    requestId: run.requestId,
    services: shown.map((result) =>
      isResultOf(inUse, result) ? fileTexts.serviceInUse(result.ausRequestType) : result.ausRequestType,
    ),
    rows: [
      row(laterTexts.outcome, ofRow(outcomeLine)),
      row(
        fileTexts.identifier,
        ofRow(({ casefileId }) => casefileId),
      ),
      ...decisionFacts(shown).map(({ label, valueOf }) => row(label, (result) => ofResult(result, valueOf(result)))),
      ...RELIEF_TYPES.map(({ id, label }) =>
        row(selectionTexts.reliefRow(label), (result) => reliefFigure(result, id)),
      ),
    ],
    notLoaded: [
      ...(results.failure === undefined ? [] : [fileTexts.theResults(run.requestId)]),
      ...RELIEF_TYPES.flatMap(({ id, label }) =>
        shown
          .filter((result) => hasRelief(result) && reliefOf(result.responseId, id).failure !== undefined)
          .map(({ ausRequestType: service }) => fileTexts.theRelief(service, label.toLowerCase())),
      ),
    ],
  };
}

export const isResultOf = (item: HistoryItem | undefined, result: SelectionResult): boolean =>
  item !== undefined && isSameService(result, item);

/** @shape 'Eligible, close by 12/18/26'; the borrowers follow if they differ from the loan */
function reliefText(relief: Relief): string | null {
  const { status, closeByDate, borrowers } = relief;
  const ofBorrowers = withDistinctNames(borrowers).map(
    ({ borrowerName, status: own }) => own && `${borrowerName ?? selectionTexts.borrower}: ${own}`,
  );
  const closeBy = closeByDate && fileTexts.closeBy(shortDate(closeByDate));
  return [status, closeBy, ...(isUniform(relief) ? [] : ofBorrowers)].filter(Boolean).join(', ') || null;
}
