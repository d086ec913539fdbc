import * as offersTexts from '@/config/texts/offersTexts';
import { wordsFor, type OfferKind, type OfferRow, type OfferState } from './offers';

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
 *
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
