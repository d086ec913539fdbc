/** Milliseconds from the response of one history read to the next read. */
export const HISTORY_POLL_INTERVAL_MS = 5_000;
/** Milliseconds; the delay after failed polls grows from the interval up to this value. */
export const HISTORY_POLL_MAX_DELAY_MS = 60_000;
/** Failed polls in a row before 'Updates paused' shows. */
export const POLL_FAILURES_BEFORE_PAUSED = 3;
/** Milliseconds from the first read without a running item to the last, while the recommendation is pending. */
export const WATERFALL_MS = 30_000;
/** Milliseconds of Processing after which polling stops and the user is asked whether to go on. */
export const LONG_RUN_MS = 600_000;
/** Milliseconds from the first read after an order to the last, while the history does not list it yet. */
export const LISTING_MS = 60_000;

/** Milliseconds. A service that wants a longer pause is asked again after this one: a proxy may name a day. */
export const SERVICE_PAUSE_MAX_MS = 60_000;

/** Why an order asks the user first. Monitoring records these names. */
export const CONCERN_KINDS = [
  ...(['unconfirmed', 'repeated', 'unreadable', 'unkept', 'newerOrders', 'unreadRows', 'running'] as const),
  ...(['undelivered', 'unlisted', 'duplicate', 'softReissue', 'expiringReissue'] as const),
] as const;

/** How many runs or orders of a list are read at a time; more would delay the poll and the other screens. */
export const READS_AT_A_TIME = 3;

/** Request rows shown at first and added by each Load More. */
export const HISTORY_PAGE_SIZE = 6;

/** What XML files are saved as. */
export const XML_FILE = 'report.xml';

/** Seconds, when the configuration has no value. */
export const DEFAULT_SESSION_COUNTDOWN_S = 10;

/** The stage of the credit decision. Before it the app opens Selection, from it on History. */
export const DECIDED_LOAN_STAGE_SEQUENCE = 18;

/** Milliseconds without a response after which a call fails, by kind of call. */
export const TIMEOUT_MS = { read: 30_000, document: 60_000, order: 90_000, change: 60_000 } as const;
