/** What Orca says in every browser, exactly once in each job. */
export const ORDER = {
  error: /^Error! One or more required fields were invalid or not specified\./,
  sent: /^Order sent: DU and LPA, requests \d+ and \d+\.$/,
  started: /^Request \d+, DU: started\. Request \d+, LPA: started\.$/,
  firstDone: /^Request \d+, DU: Approve/,
  secondDone: /^Request \d+, LPA: Accept/,
};
export const OVERRIDE = {
  opened: 'Use DU instead: give a reason, then save.',
  saved: 'DU is now the selected result.',
};
export const SEARCH = { found: /^21 of 46 requests match, 6 shown$/ };
export const FINDINGS = {
  loaded: /^\d+ messages$/,
  compared: /^New: \d+, Gone: \d+, Changed: \d+, Same: \d+$/,
};
export const COLLECT = {
  opened: /^To collect: request \d+ heading level 2/,
  copied: /^Copied 12 messages$/,
};
