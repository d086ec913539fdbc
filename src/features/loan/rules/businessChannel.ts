/** Business channels 6 and 3. @spec APP-2, REQ-23, REQ-24 */
export const isRetail = (channelId: number | null): boolean => channelId === 6 || channelId === 3;

/** Business channels 2 and -2. */
export const isWholesale = (channelId: number | null): boolean => channelId === 2 || channelId === -2;
