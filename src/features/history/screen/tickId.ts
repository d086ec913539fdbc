/** The id of a run's checkbox. */
export const tickId = (itemKey: string): string => `compare-${itemKey}`;
