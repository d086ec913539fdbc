import * as fileTexts from '@/config/texts/fileTexts';
import { isProcessing } from '@/domain/history/historyItem';
import { gapOf, type Remote } from '@/lib/remote';
import { isEligible, type Relief, RELIEF_TYPES, type ReliefTypeId } from './repAndWarrant';
import { isSameService, isUsable, type SelectionResult } from './selectionResult';
import type { SelectionRun } from './selectionRun';

/** The appraisal waiver, or one type of relief. */
export type OfferKind = 'waiver' | ReliefTypeId;

export const OFFER_KINDS: readonly { kind: OfferKind; label: string }[] = [
  { kind: 'waiver', label: fileTexts.waiver },
  ...RELIEF_TYPES.map(({ id, label }) => ({ kind: id, label: fileTexts.reliefOffer(label) })),
];

/** `noResult`: the service returned no findings. `unknown`: it did not say. */
export type OfferState = 'yes' | 'no' | 'unknown' | 'running' | 'noResult' | 'notLoaded' | 'pending';

export interface Offer {
  state: OfferState;
  /** The service's own words. */
  words: string | null;
}

export interface OfferRow extends Pick<SelectionRun, 'runId' | 'requestId' | 'requestDate'> {
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

export interface OffersTable {
  services: string[];
  /** Newest first. */
  rows: OfferRow[];
}

/** Returns what each service offered in each run, as it was returned. */
export function offersOf({ kind, runs, resultsOf, reliefOf }: OffersInput): OffersTable {
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
  return { services, rows: runs.map((run) => ({ ...run, offers: services.map((service) => offerOf(service, run)) })) };
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
  yes: kind === 'waiver' ? fileTexts.offered : fileTexts.eligible,
  no: kind === 'waiver' ? fileTexts.notOffered : fileTexts.notEligible,
  unknown: fileTexts.unknown,
  running: fileTexts.running,
  noResult: fileTexts.noResult,
  notLoaded: fileTexts.notLoaded,
  pending: fileTexts.pending,
});

/**
 * Describes the course of each service in the past tense, by naming requests: the latest change, else what the runs have
 * in common. It claims nothing about the loan now, and names no cause.
 * @shape one text for each service: 'DU: offered in request 11, not in 14.'
 * @empty [] while something is still loading
 */
export function describeOffers(kind: OfferKind, { services, rows }: OffersTable): string[] {
  if (rows.some(({ offers }) => offers.some((offer) => offer?.state === 'pending'))) return [];
  return services.map((service, column) => {
    const course = rows.toReversed().flatMap(({ requestId, offers }) => {
      const state = offers[column]?.state;
      return state ? [{ requestId, state }] : [];
    });
    return describeCourse(kind, service, course);
  });
}

/** @shape `course` oldest first */
function describeCourse(
  kind: OfferKind,
  service: string,
  course: readonly { requestId: string; state: OfferState }[],
): string {
  const words = wordsFor(kind);
  const known = course.filter(({ state }) => state === 'yes' || state === 'no');
  const [unknown, unread] = (['unknown', 'notLoaded'] as const).map(
    (gap) => course.filter(({ state }) => state === gap).length,
  );
  const gaps = [unknown && fileTexts.unknownRuns(unknown), unread && fileTexts.unreadRuns(unread)]
    .filter(Boolean)
    .join(', ');
  const [first] = known;
  if (first === undefined) return fileTexts.nothingKnown(service, gaps || words.noResult);
  const changes = known.flatMap((to, place) => {
    const from = known[place - 1] ?? to;
    return from.state === to.state ? [] : [{ from: from.requestId, to: to.requestId, isOffered: to.state === 'yes' }];
  });
  const latest = changes.at(-1);
  return [
    latest === undefined
      ? fileTexts.sameOffer(service, words[first.state], known.length)
      : latest.isOffered
        ? fileTexts.offerChanged(service, words.no, latest.from, words.yes, latest.to)
        : fileTexts.offerChanged(service, words.yes, latest.from, fileTexts.noLonger, latest.to),
    ...(changes.length > 1 ? [fileTexts.offerChanges(changes.length)] : []),
    ...(gaps === '' ? [] : [`${gaps}.`]),
  ].join(' ');
}
