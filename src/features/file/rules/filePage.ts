import * as fileTexts from '@/features/file/texts';
import * as appTexts from '@/config/texts/appTexts';
import * as laterTexts from '@/config/texts/laterTexts';
import * as detailTexts from '@/features/history/detailTexts';
import * as selectionTexts from '@/features/selection/texts';
import { sentAt, type RequestGroup } from '@/features/runs/rules/historyRows';
import { scoreModelsOf } from '@/features/runs/rules/scoreModels';
import { obtainedText } from '@/features/request/rules/acknowledgement';
import { reportNumbers } from '@/features/request/rules/reportOnFile';
import { outcomeLine, resultFromHistory } from '@/features/selection/rules/selectionResult';
import { changeInEffect, whyChosen } from '@/features/selection/rules/overrideLog';
import { shortReasons } from '@/features/selection/rules/selectionMarks';
import { personKey, withDistinctNames } from '@/features/loan/rules/people';
import { uniqueBy } from '@/lib/byKey';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import { orNull, shortDate, zonedTime } from '@/lib/format';
import { isolated } from '@/lib/shortText';
import { gapOf, type Remote } from '@/lib/remote';
import type { HistoryItem } from '@/features/runs/api/contract/history';
import type { Acknowledgement, RecentCredit } from '@/features/request/api/contract/requestSetup';
import type { OverrideLogEntry, RankReasons, SelectionResult } from '@/features/selection/api/contract/selection';
import { figureOf, figuresOf, known, type LabeledFigure, pendingIn } from './figure';
import { fileRequests, type PastOrderOf } from './fileRequests';
import { fileResults, isResultOf, type ReliefOf } from './fileResults';

export interface FilePageInput {
  history: Remote<unknown>;
  /** Newest first. */
  groups: readonly RequestGroup[];
  /** The run whose result is in use, else the current run. */
  run: SelectionRun | undefined;
  /** The key of the service whose findings count for the loan. */
  inUse: string | null;
  orderOf: PastOrderOf;
  results: Remote<SelectionResult[]>;
  reliefOf: ReliefOf;
  recommendations: readonly RankReasons[];
  /** With the authors that the user may know. */
  log: readonly OverrideLogEntry[];
  /** False until the app knows whether the user may know the authors: paper keeps what it shows. */
  areAuthorsKnown: boolean;
  /** The call that loads the recommendations and the log. */
  logCall: Remote<true>;
  credit: Remote<RecentCredit>;
  acknowledgement: Remote<Acknowledgement>;
}

export type FilePage = ReturnType<typeof filePage>;

/** Returns what a loan file holds, each figure with its source. @empty undefined results and log without a run */
export function filePage(input: FilePageInput) {
  const { history, groups, run, inUse, orderOf, results, reliefOf, logCall } = input;
  const used = run?.items.find(({ key }) => key === inUse);
  const table = run && fileResults(run, results, reliefOf, used);
  const requests = fileRequests(groups, inUse, orderOf);
  const unreadNotes = requests.filter(({ reason }) => reason?.note?.gap === 'notLoaded').length;
  const failed = (remote: Remote<unknown>, name: string): string[] => (remote.failure === undefined ? [] : [name]);
  const page = {
    inUse: [...borrowerFigures(groups), ...(run === undefined ? [] : inUseFigures(run, used, input))],
    results: table,
    log: run && { source: fileTexts.fromLog, ...logOf(input) },
    requests: { source: fileTexts.fromHistoryRows, rows: requests, gap: gapOf(history) },
    credit: creditFigures(input),
    notLoaded: [
      ...failed(history, fileTexts.theHistory),
      ...(table?.notLoaded ?? []),
      ...(unreadNotes === 0 ? [] : [fileTexts.theNotes(unreadNotes)]),
      ...failed(logCall, fileTexts.theLog),
      ...failed(input.credit, fileTexts.theCredit),
      ...failed(input.acknowledgement, fileTexts.theAcknowledgement),
    ],
  };
  return { ...page, isLoading: pendingIn(page) > 0 };
}

/** Oldest first. */
function logOf({ log, logCall, areAuthorsKnown }: FilePageInput) {
  if (log.length === 0) return { entries: log, gap: logCall.value === undefined ? gapOf(logCall) : null };
  if (!areAuthorsKnown) return { entries: [], gap: 'pending' as const };
  return { entries: log.toSorted((one, other) => sentAt(one.overriddenOn) - sentAt(other.overriddenOn)), gap: null };
}

function borrowerFigures(groups: readonly RequestGroup[]): LabeledFigure[] {
  const names = namesOnFile(groups).map(isolated).join(', ');
  return names === '' ? [] : [{ label: selectionTexts.borrowers, figure: known(names, fileTexts.fromCreditDetails) }];
}

function inUseFigures(run: SelectionRun, item: HistoryItem | undefined, input: FilePageInput): LabeledFigure[] {
  const shown = input.results.value ?? run.items.map(resultFromHistory);
  const used = shown.find((result) => isResultOf(item, result));
  const { submittedBy } = run.items[0];
  const request = [run.requestId, orNull(zonedTime(run.latestDate)), submittedBy && isolated(submittedBy)];
  const change = changeInEffect(input.log, shown);
  const reason = change === undefined ? '' : whyChosen(change);
  return [
    { label: selectionTexts.selected, figure: selectedFigure(item, used) },
    ...(reason === '' || used?.isRecommended === true
      ? []
      : [{ label: selectionTexts.reason, figure: known(reason, fileTexts.fromLog) }]),
    ...(item?.isGseSoftCreditPull === true
      ? [
          {
            label: detailTexts.creditPull,
            figure: known(appTexts.softPull, fileTexts.fromHistory(appTexts.requestName(run.requestId))),
          },
        ]
      : []),
    {
      label: fileTexts.requestLabel,
      figure: known(request.filter(Boolean).join(', '), fileTexts.fromHistory(appTexts.requestName(run.requestId))),
    },
    { label: selectionTexts.recommended, figure: recommendedFigure(shown, input) },
  ];
}

/** The service's own mark, or the rule of the app that stands in for it. */
function selectedFigure(item: HistoryItem | undefined, used: SelectionResult | undefined): LabeledFigure['figure'] {
  if (item === undefined || used === undefined) return known(fileTexts.none, fileTexts.byRule);
  return known(
    `${used.ausRequestType} ${isolated(outcomeLine(used) ?? '')}`.trim(),
    item.isSelected ? fileTexts.marked : fileTexts.byRule,
  );
}

function recommendedFigure(shown: readonly SelectionResult[], { recommendations, logCall }: FilePageInput) {
  const recommended = shown.find(({ isRecommended }) => isRecommended);
  if (recommended === undefined)
    return figureOf(logCall, () => fileTexts.noRecommendation, fileTexts.fromRecommendation);
  const reasons = shortReasons(recommended, shown, recommendations).join(', ');
  return known(fileTexts.recommendedFor(recommended.ausRequestType, reasons), fileTexts.fromRecommendation);
}

/** A loan without a report has 'None'. Borrowers and score models are absent where the service sends none. */
function creditFigures({ groups, credit, acknowledgement }: FilePageInput): LabeledFigure[] {
  const fromDetails = (label: string, names: readonly string[]): LabeledFigure[] =>
    names.length === 0 ? [] : [{ label, figure: known(names.join(', '), fileTexts.fromCreditDetails) }];
  const models = scoreModelsOf(groups).map(({ name }) => name);
  const ofReport = figuresOf(credit, fileTexts.fromCredit);
  return [
    ofReport(
      fileTexts.creditOnFile,
      ({ creditAgencyName: agencyName, creditAgencyId: agencyId, isGseSoftCreditPull: isSoft }) =>
        [isolated(agencyName ?? agencyId ?? ''), pullText(isSoft)].filter(Boolean).join(', '),
      fileTexts.none,
    ),
    ofReport(fileTexts.pulled, ({ requestDate }) => orNull(shortDate(requestDate))),
    ofReport(fileTexts.expires, ({ expiresOn }) => orNull(shortDate(expiresOn))),
    ofReport(fileTexts.references, (report) => reportNumbers(report).join(', ') || null),
    ...fromDetails(models.length === 1 ? detailTexts.scoreModel : detailTexts.scoreModels, models),
    figuresOf(acknowledgement, fileTexts.fromAcknowledgement)(fileTexts.acknowledgement, acknowledgementText),
  ];
}

const pullText = (isSoft: boolean | null): string =>
  isSoft === null ? fileTexts.pullNotDelivered : isSoft ? appTexts.softPull : appTexts.fullPull;

/** The borrowers of all requests, the primary first. Two of one name in one request are two people. */
export function namesOnFile(groups: readonly RequestGroup[]): string[] {
  const details = groups.flatMap(({ items }) => items.flatMap(({ creditDetail }) => withDistinctNames(creditDetail)));
  const named = details.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  return uniqueBy(
    named.flatMap(({ borrowerName }) => borrowerName ?? []),
    personKey,
  );
}

function acknowledgementText(acknowledgement: Acknowledgement): string {
  const { isBorrowerAcknowledgementForCreditPullObtained: isObtained, isRequired } = acknowledgement;
  if (isObtained === true) return obtainedText(acknowledgement);
  if (isRequired === false) return fileTexts.notRequired;
  return isObtained === null ? laterTexts.notDelivered : fileTexts.notObtained;
}
