import { counted } from '@/lib/format';

export const title = 'Waiver and relief, run by run';
export const kindLabel = 'Show';
export const waiver = 'Appraisal waiver';
export const relief = (type: string): string => `${type} relief`;

export const request = 'Request #';
export const sent = 'Sent';
export const caption = (kind: string): string => `${kind} of each run, newest first`;
export const noRuns = 'No order was sent to an underwriting service for this loan.';

export const offered = 'offered';
export const notOffered = 'not offered';
export const eligible = 'eligible';
export const notEligible = 'not eligible';
export const unknown = 'unknown';
export const notLoaded = 'not loaded';
export const pending = 'loading…';
export const running = 'processing';
export const noResult = 'no result';
export const notOrdered = 'not ordered';

export const loading = (left: number): string => `Loading, ${counted(left, 'figure')} left`;
export const tryAgain = 'Load what is missing';

/** 'DU: offered in request 11, not in 14.' The earlier request comes first. */
export const changed = (service: string, before: string, from: string, after: string, to: string): string =>
  `${service}: ${before} in request ${from}, ${after} in ${to}.`;
/** The state after an offer ended, in `changed`. */
export const noLonger = 'not';
export const same = (service: string, state: string, runs: number): string =>
  `${service}: ${state} in ${runs === 1 ? 'the one run' : `each of the ${runs} runs`} with an answer.`;
export const nothingKnown = (service: string, gaps: string): string => `${service}: ${gaps}.`;
export const changes = (count: number): string => `It changed ${count} times; this is the latest change.`;
export const unknownRuns = (count: number): string => `${counted(count, 'run')} unknown`;
export const unreadRuns = (count: number): string => `${counted(count, 'run')} not loaded`;

export const caution =
  'What each service returned for that run. An offer holds only for its run: the loan may have changed since.';
