import * as v from 'valibot';

/** Epoch milliseconds that a storage has: a value that no clock of this century shows can't be formatted either. */
export const storedTime = v.pipe(v.number(), v.minValue(0), v.maxValue(Date.UTC(2100, 0)));
