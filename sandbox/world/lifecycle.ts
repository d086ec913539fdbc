import { SECOND } from './clock';
import { type AusId, isDu } from './services';

/** Seconds from the order to each event. */
const EVENTS = { creditStarts: 2, creditReady: 6, duFinished: 9, lpaFinished: 16, waterfall: 17 };

/** Duration of a run whose note requests a slow one. */
const SLOW_SECONDS = 60;

export interface Timing {
  orderedAt: number;
  /** Multiplies every duration. */
  scale: number;
  isSlow: boolean;
}

const after = ({ orderedAt, scale, isSlow }: Timing, seconds: number): number =>
  orderedAt + Math.round(seconds * SECOND * scale * (isSlow ? SLOW_SECONDS / EVENTS.waterfall : 1));

export const creditStartsAt = (timing: Timing): number => after(timing, EVENTS.creditStarts);
export const creditReadyAt = (timing: Timing): number => after(timing, EVENTS.creditReady);
export const waterfallAt = (timing: Timing): number => after(timing, EVENTS.waterfall);

/** Returns when a service finishes. A refused credit order ends all services as soon as the refusal is known. */
export const finishedAt = (timing: Timing, ausId: AusId, isCreditRefused: boolean): number => {
  if (isCreditRefused) return creditReadyAt(timing);
  return after(timing, isDu(ausId) ? EVENTS.duFinished : EVENTS.lpaFinished);
};
