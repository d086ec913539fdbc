/** The strip beside the tabs that says what came of the last run. */
export const RUN_STRIP_ID = 'run-strip';
