import * as fileTexts from '@/features/file/texts';
import * as appTexts from '@/config/texts/appTexts';
import * as detailTexts from '@/features/history/detailTexts';
import * as selectionTexts from '@/features/selection/texts';
import { sentAt, type RequestGroup } from '@/features/requests/rules/historyRows';
import { scoreModelsOf } from '@/features/history/rules/scoreModels';
import { obtainedText } from '@/features/request/rules/acknowledgement';
import { reportNumbers } from '@/features/request/rules/reportOnFile';
import { outcomeLine } from '@/features/selection/rules/selectionOutcome';
import { shortReasons } from '@/features/selection/rules/selectionRecommendation';
import { resultFromHistory } from '@/features/selection/rules/selectionResult';
import type { SelectionRun } from '@/features/selection/rules/selectionRun';
import { orNull, shortDate, zonedTime } from '@/lib/format';
import { isolated } from '@/lib/shortText';
import { type Gap, gapOf, type Remote } from '@/lib/remote';
import type { HistoryItem } from '@/features/requests/api/contract/history';
import type { Acknowledgement, RecentCredit } from '@/features/request/api/contract/requestSetup';
import type { OverrideLogEntry, RankReasons, SelectionResult } from '@/features/selection/api/contract/selection';
import { figureOf, known, type LabeledFigure, pendingIn, type Sourced } from './figure';
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
  /** The call that loads the recommendations and the log. */
  logCall: Remote<true>;
  credit: Remote<RecentCredit>;
  acknowledgement: Remote<Acknowledgement>;
}

/** The override log, oldest first. */
export interface FileLog extends Sourced {
  entries: readonly OverrideLogEntry[];
  gap: Gap | null;
}

/**
 * Returns what a loan file holds about the loan's underwriting, with the source of each figure and without a judgment.
 * @empty undefined results and log without an underwriting run
 */
export function filePage(input: FilePageInput) {
  const { history, groups, run, inUse, orderOf, results, reliefOf, log, logCall, credit, acknowledgement } = input;
  const table = run && fileResults({ run, results, reliefOf, inUse: run.items.find(({ key }) => key === inUse) });
  const requests = fileRequests(groups, inUse, orderOf);
  const unreadNotes = requests.filter(({ reason }) => reason?.note?.gap === 'notLoaded').length;
  const failed = (remote: Remote<unknown>, name: string): string[] => (remote.failure === undefined ? [] : [name]);
  const page = {
    inUse: run === undefined ? [] : inUseFigures(run, input),
    results: table,
    log: run && {
      source: fileTexts.fromLog,
      entries: log.toSorted((one, other) => sentAt(one.overriddenOn) - sentAt(other.overriddenOn)),
      gap: log.length > 0 || logCall.value !== undefined ? null : gapOf(logCall),
    },
    requests: { source: fileTexts.fromHistoryRows, rows: requests, gap: gapOf(history) },
    credit: [
      ...borrowersFigure(groups),
      ...creditFigures(credit),
      ...modelFigures(groups),
      {
        label: fileTexts.acknowledgement,
        figure: figureOf(acknowledgement, acknowledgementText, fileTexts.fromAcknowledgement),
      },
    ],
    notLoaded: [
      ...failed(history, fileTexts.theHistory),
      ...(table?.notLoaded ?? []),
      ...(unreadNotes === 0 ? [] : [fileTexts.theNotes(unreadNotes)]),
      ...failed(logCall, fileTexts.theLog),
      ...failed(credit, fileTexts.theCredit),
      ...failed(acknowledgement, fileTexts.theAcknowledgement),
    ],
  };
  return { ...page, isLoading: pendingIn(page) > 0 };
}

function inUseFigures(run: SelectionRun, { results, inUse, recommendations, logCall }: FilePageInput): LabeledFigure[] {
  const shown = results.value ?? run.items.map(resultFromHistory);
  const item = run.items.find(({ key }) => key === inUse);
  const used = shown.find((result) => isResultOf(item, result));
  const recommended = shown.find(({ isRecommended }) => isRecommended);
  const reasons = recommended === undefined ? [] : shortReasons(recommended, shown, recommendations);
  const { submittedBy } = run.items[0];
  const sent = [orNull(zonedTime(run.latestDate)), submittedBy && isolated(submittedBy)].filter(
    (part) => part !== null,
  );
  return [
    { label: selectionTexts.selected, figure: selectedFigure(item, used) },
    {
      label: fileTexts.requestLabel,
      figure: known([run.requestId, ...sent].join(', '), fileTexts.fromHistory(appTexts.requestName(run.requestId))),
    },
    {
      label: selectionTexts.recommended,
      figure:
        recommended === undefined
          ? figureOf(logCall, () => fileTexts.noRecommendation, fileTexts.fromRecommendation)
          : known(
              fileTexts.recommendedFor(recommended.ausRequestType, reasons.join(', ')),
              fileTexts.fromRecommendation,
            ),
    },
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

/** @empty a loan without a report has 'None' */
function creditFigures(credit: Remote<RecentCredit>): LabeledFigure[] {
  const of = (label: string, textOf: (value: RecentCredit) => string | null, none: string | null = null) => ({
    label,
    figure: figureOf(credit, textOf, fileTexts.fromCredit, none),
  });
  return [
    of(
      fileTexts.creditOnFile,
      ({ creditAgencyName: agencyName, creditAgencyId: agencyId, isGseSoftCreditPull: isSoft }) =>
        [isolated(agencyName ?? agencyId ?? ''), pullText(isSoft)].filter(Boolean).join(', '),
      fileTexts.none,
    ),
    of(fileTexts.pulled, ({ requestDate }) => dateOf(requestDate)),
    of(fileTexts.expires, ({ expiresOn }) => dateOf(expiresOn)),
    of(fileTexts.references, (value) => reportNumbers(value).join(', ') || null),
  ];
}

const pullText = (isSoft: boolean | null): string =>
  isSoft === null ? fileTexts.pullNotDelivered : isSoft ? appTexts.softPull : appTexts.fullPull;

/** The borrowers of all requests, the primary first. @empty [] where the service sends no name */
function borrowersFigure(groups: readonly RequestGroup[]): LabeledFigure[] {
  const details = groups.flatMap(({ items }) => items.flatMap(({ creditDetail }) => creditDetail));
  const named = details.toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary));
  const names = [...new Set(named.flatMap(({ borrowerName }) => borrowerName ?? []))];
  if (names.length === 0) return [];
  return [
    { label: selectionTexts.borrowers, figure: known(names.map(isolated).join(', '), fileTexts.fromCreditDetails) },
  ];
}

/** @empty [] where the service sends no model */
function modelFigures(groups: readonly RequestGroup[]): LabeledFigure[] {
  const names = scoreModelsOf(groups).map(({ name }) => name);
  if (names.length === 0) return [];
  const label = names.length === 1 ? detailTexts.scoreModel : detailTexts.scoreModels;
  return [{ label, figure: known(names.join(', '), fileTexts.fromCreditDetails) }];
}

const dateOf = (iso: string | null): string | null => orNull(shortDate(iso));

function acknowledgementText(acknowledgement: Acknowledgement): string {
  const { isBorrowerAcknowledgementForCreditPullObtained: isObtained, isRequired } = acknowledgement;
  if (isObtained === true) return obtainedText(acknowledgement);
  if (isRequired === false) return fileTexts.notRequired;
  return isObtained === null ? appTexts.notDelivered : fileTexts.notObtained;
}
