/** Specification §9. Milliseconds between the answer to one history read and the next read. */
export const HISTORY_POLL_INTERVAL_MS = 5_000;
/** Milliseconds; failed polls back off from the interval up to this. */
export const HISTORY_POLL_MAX_DELAY_MS = 60_000;
/** Failed polls in a row before 'Updates paused' shows. */
export const POLL_FAILURES_BEFORE_PAUSED = 3;
/** Reads after the last Processing item settled, while the recommendation is still being worked out. */
export const POLLS_FOR_WATERFALL = 6;
/** Reads after an order while the history does not list it yet. */
export const POLLS_FOR_LISTING = 12;

/** Specification §9. Request rows shown at first, and added by each Load More. */
export const HISTORY_PAGE_SIZE = 6;

/** Specification §9. Seconds, when the configuration gives none. */
export const DEFAULT_SESSION_COUNTDOWN_S = 10;

/** Specification §2: the credit decision has been made; before it Selection, after it History. */
export const DECIDED_LOAN_STAGE_SEQUENCE = 18;

/** Milliseconds without an answer after which a call has failed, by kind of call. */
export const TIMEOUT_MS = { read: 30_000, document: 60_000, order: 90_000, change: 60_000 } as const;
