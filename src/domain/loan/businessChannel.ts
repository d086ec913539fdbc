/**
 * Business channels 6 and 3 (specification §6).
 *
 * @source Specification §1: "Users: retail and wholesale staff"
 * @source Specification §6: "Channels 6 and 3 are retail", "Channels 2 and -2 are wholesale"
 * @source Specification §9: "Business channels 3"
 */
export const isRetail = (channelId: number | null): boolean => channelId === 6 || channelId === 3;

/** Business channels 2 and -2 (specification §6). */
export const isWholesale = (channelId: number | null): boolean => channelId === 2 || channelId === -2;
