/** Calendar days before a date at which it is marked, on every screen. */
const SOON_DAYS = 5;

/** True from five days before the date on, and when it is past. */
export const isSoon = (days: number): boolean => days <= SOON_DAYS;
