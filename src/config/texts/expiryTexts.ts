export const list = 'Expiry dates';
export const next = (dates: string): string => `Next to expire: ${dates}`;
export const left = (what: string, days: string): string => `${what} ${days}`;
/** The first of the line, which says what the days of the others mean. */
export const daysAhead = (days: string): string => `${days} left`;
export const reserved = (what: string, status: string): string => `${what} (${status})`;
export const today = 'today';
export const expired = (count: number): string => `${count} expired`;
export const passed = 'expired';
/** Only the open list and Selection load relief. */
export const reliefUnread = 'check relief';
export const notLoaded = (what: string): string => `${what} not loaded`;

export const credit = 'credit';
export const verifications = 'verifications';
export const relief = 'relief';
export const verification = (type: string): string => `${type} report`;
export const reliefOf = (type: string): string => `${type} relief`;
export const closeBy = (of: string): string => `${of}, close by`;

export const what = 'What';
export const date = 'Date';
export const time = 'Left';
export const loading = 'Loading relief…';
export const caution = "Dates as the lender's service sent them.";

export const softReport = 'soft';
export const hardReport = 'hard';
export const unknownReport = 'hard or soft not delivered';
