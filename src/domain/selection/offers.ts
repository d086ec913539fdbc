import * as offersTexts from '@/config/texts/offersTexts';
import { isProcessing } from '@/domain/history/historyItem';
import { gapOf, type Remote } from '@/lib/remote';
import { isEligible, type Relief, RELIEF_TYPES, type ReliefTypeId } from './repAndWarrant';
import { isSameService, isUsable, type SelectionResult } from './selectionResult';
import type { SelectionRun } from './selectionRun';

/** The appraisal waiver, or one type of relief. */
export type OfferKind = 'waiver' | ReliefTypeId;

export const OFFER_KINDS: readonly { kind: OfferKind; label: string }[] = [
  { kind: 'waiver', label: offersTexts.waiver },
  ...RELIEF_TYPES.map(({ id, label }) => ({ kind: id, label: offersTexts.relief(label) })),
];

/** `noResult`: the service returned no findings. `unknown`: it did not say. */
export type OfferState = 'yes' | 'no' | 'unknown' | 'running' | 'noResult' | 'notLoaded' | 'pending';

export interface Offer {
  state: OfferState;
  /** The service's own words. */
  words: string | null;
}

export interface OfferRow {
  runId: string;
  requestId: string;
  requestDate: string | null;
  /** In the order of the services. Null: the run did not order the service. */
  offers: (Offer | null)[];
}

interface OffersInput {
  kind: OfferKind;
  /** Newest first. */
  runs: readonly SelectionRun[];
  resultsOf: (runId: string) => Remote<SelectionResult[]>;
  reliefOf: (responseId: string, typeId: ReliefTypeId) => Remote<Relief>;
}

/** Returns what each service offered in each run, newest first, as it was returned. */
export function offersOf({ kind, runs, resultsOf, reliefOf }: OffersInput): { services: string[]; rows: OfferRow[] } {
  const services = [...new Set(runs.flatMap(({ items }) => items.map(serviceOf)))].toSorted();
  const offerOf = (service: string, { runId, items }: SelectionRun): Offer | null => {
    const item = items.find((candidate) => serviceOf(candidate) === service);
    if (item === undefined) return null;
    if (isProcessing(item)) return without('running');
    const results = resultsOf(runId);
    const result = results.value?.find((candidate) => isSameService(candidate, item));
    // The results were read before the service had answered, and are read again.
    if (result !== undefined && isProcessing(result)) return without('pending');
    if (result === undefined) return without(gapOf(results) ?? 'noResult');
    return isUsable(result) ? offerIn(result, kind, reliefOf) : without('noResult');
  };
  const rows = runs.map((run) => ({
    runId: run.runId,
    requestId: run.requestId,
    requestDate: run.requestDate,
    offers: services.map((service) => offerOf(service, run)),
  }));
  return { services, rows };
}

const without = (state: OfferState): Offer => ({ state, words: null });

const serviceOf = ({ service }: SelectionRun['items'][number]): string => service ?? 'AUS';

function offerIn(result: SelectionResult, kind: OfferKind, reliefOf: OffersInput['reliefOf']): Offer {
  if (kind === 'waiver') {
    const { isAppraisalWaived, appraisalWaiverText, appraisalWaiverType } = result;
    return { state: stateOf(isAppraisalWaived), words: appraisalWaiverText ?? appraisalWaiverType };
  }
  if (result.responseId === null) return without('unknown');
  const relief = reliefOf(result.responseId, kind);
  if (relief.value === undefined) return without(gapOf(relief) ?? 'unknown');
  return { state: reliefState(relief.value.status), words: relief.value.status };
}

const stateOf = (isOffered: boolean | null): OfferState => {
  if (isOffered === null) return 'unknown';
  return isOffered ? 'yes' : 'no';
};

/** Only these two statuses answer the question; 'Unable to Determine' and 'Not Requested' don't. */
const reliefState = (status: string | null): OfferState => {
  if (isEligible(status)) return 'yes';
  return status?.toLowerCase() === 'not eligible' ? 'no' : 'unknown';
};

/** 'offered' for the waiver, 'eligible' for relief. */
export const wordsFor = (kind: OfferKind): Record<OfferState, string> => ({
  yes: kind === 'waiver' ? offersTexts.offered : offersTexts.eligible,
  no: kind === 'waiver' ? offersTexts.notOffered : offersTexts.notEligible,
  unknown: offersTexts.unknown,
  running: offersTexts.running,
  noResult: offersTexts.noResult,
  notLoaded: offersTexts.notLoaded,
  pending: offersTexts.pending,
});

interface Step {
  requestId: string;
  state: OfferState;
}

interface OffersTable {
  services: readonly string[];
  /** Newest first. */
  rows: readonly OfferRow[];
}

/**
 * Describes the course of each service in the past tense, by naming requests: the latest change, else what the runs have
 * in common. It claims nothing about the loan now, and names no cause.
 * @shape one text for each service: 'DU: offered in request 11, not in 14.'
 * @empty [] while something is still loading
 */
export function describeOffers(kind: OfferKind, { services, rows }: OffersTable): string[] {
  if (rows.some(({ offers }) => offers.some((offer) => offer?.state === 'pending'))) return [];
  return services.map((service, column) => {
    const course = rows.toReversed().flatMap(({ requestId, offers }): Step[] => {
      const offer = offers[column];
      return offer ? [{ requestId, state: offer.state }] : [];
    });
    return describeCourse(kind, service, course);
  });
}

/** @shape `course` oldest first */
function describeCourse(kind: OfferKind, service: string, course: readonly Step[]): string {
  const words = wordsFor(kind);
  const known = course.filter(({ state }) => state === 'yes' || state === 'no');
  const count = (state: OfferState): number => course.filter((step) => step.state === state).length;
  const [unknown, unread] = [count('unknown'), count('notLoaded')];
  const gaps = [
    ...(unknown === 0 ? [] : [offersTexts.unknownRuns(unknown)]),
    ...(unread === 0 ? [] : [offersTexts.unreadRuns(unread)]),
  ].join(', ');
  const [first] = known;
  if (first === undefined) return offersTexts.nothingKnown(service, gaps === '' ? words.noResult : gaps);
  const changes = known.flatMap((step, place) => {
    const before = known[place - 1];
    return before === undefined || before.state === step.state
      ? []
      : [{ from: before.requestId, to: step.requestId, step }];
  });
  const latest = changes.at(-1);
  return [
    latest === undefined
      ? offersTexts.same(service, words[first.state], known.length)
      : latest.step.state === 'no'
        ? offersTexts.changed(service, words.yes, latest.from, offersTexts.noLonger, latest.to)
        : offersTexts.changed(service, words.no, latest.from, words.yes, latest.to),
    ...(changes.length > 1 ? [offersTexts.changes(changes.length)] : []),
    ...(gaps === '' ? [] : [`${gaps}.`]),
  ].join(' ');
}
