import { counted } from '@/lib/format';

export const tryAgain = 'Try again';

export const close = 'Close';

export const lookAgain = 'Look again';

export const goToRequest = 'Go to Request';

export const message = 'Message';

export const copy = (what: string): string => `Copy ${what}`;
export const copied = 'Copied';
export const copyUnavailable = "Can't copy here";

export const details = (name: string): string => `${name} details`;

export const referenceName = 'reference';

export const notAvailable = 'not available';

export const dismiss = 'Dismiss';

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const skipToContent = 'Skip to main content';
export const skipToOrder = 'Skip to the order button';
export const skipToMenu = 'Skip to the menu';

export const loading = 'Loading…';

export const notifications = 'Notifications';

export const menu = 'Menu of the loan';

export const reference = 'Reference';
export const tab = (code: string): string => `Tab ${code}`;

export const yes = 'Yes';
export const no = 'No';

export const justNow = 'just now';
export const minutesAgo = (minutes: number): string => `${minutes} min ago`;
export const hoursAgo = (hours: number): string => `${hours} h ago`;
export const daysAgo = (days: number): string => `${counted(days, 'day')} ago`;

/** After a label. */
export const required = ' (required)';

/** The end of a list that a sentence cuts. */
export const more = (count: number): string => `${count} more`;
export const andMore = (count: number): string => `and ${count} more`;

export const borrowers = (count: number): string => counted(count, 'borrower');
export const days = (count: number): string => counted(count, 'day');
export const months = (count: number): string => counted(count, 'month');
export const requests = (count: number): string => counted(count, 'request');
export const runs = (count: number): string => counted(count, 'run');
export const things = (count: number): string => counted(count, 'thing');

export const newHardReports = (count: number): string => counted(count, 'new hard report');
export const newSoftReports = (count: number): string => counted(count, 'new soft report');
export const reissues = (count: number): string => counted(count, 'reissue');
