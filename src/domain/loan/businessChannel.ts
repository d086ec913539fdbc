/** Business channels 6 and 3 (specification §6). */
export const isRetail = (channelId: number | null): boolean => channelId === 6 || channelId === 3;

/** Business channels 2 and -2 (specification §6). */
export const isWholesale = (channelId: number | null): boolean => channelId === 2 || channelId === -2;
