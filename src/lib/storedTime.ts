import * as v from 'valibot';

const LATEST = Date.UTC(2100, 0);

/** Epoch milliseconds that a storage has: a value that no clock of this century shows can't be formatted either. */
export const storedTime = v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST));

/** The nearest time that can be stored: a computer's clock may show any. */
export const storable = (time: number): number => Math.min(Math.max(time, 0), LATEST);
