/** The signals of calls that the specification doesn't make on the open screen, only the product's additions. */
const signals = new WeakSet<AbortSignal>();

/** Marks a call as an addition by its signal, which accompanies it from the saga to the API client. */
export const markAddition = (signal: AbortSignal): void => void signals.add(signal);

export const isAddition = (signal: AbortSignal): boolean => signals.has(signal);
