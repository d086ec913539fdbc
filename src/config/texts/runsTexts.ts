export const loanReadOnly = 'This loan is read-only.';
export const noOrderPermission = 'You do not have permission to order.';

export const requestFailed = 'Request failed';
export const requestComplete = 'Request complete';

export const stillProcessing = 'Still processing';
export const noLongerChecked = 'no longer checked';
export const keepChecking = 'Keep checking';
export const longRunAsked = 'After 10 minutes the request is still processing. The app no longer checks its status.';

export const orderPlaced = 'The order has been placed.';

export const type = 'Type';
export const name = 'Name';
export const borrowerName = 'Borrower Name';

export const findingCodesTitle = 'DU Findings Code';

export const findingCodesOf = (row: string): string => `DU Finding Codes of ${row}`;
export const findingCodes = 'DU Finding Codes';

export const loanHistory = "the loan's history";
export const updatesPaused = 'Updates paused';
export const tryNow = 'Try now';
export const lastUpdated = (time: string): string => `Last updated at ${time}. `;

export const historyEmpty = "The loan's history is missing";
export const historyEmptyHint = "The service's response was empty.";

export const latestRequest = 'the latest request';

export const reason = 'Reason';
export const chooseReason = 'Choose a reason';
export const comment = 'Comment';

export const notListedYet = (requests: string): string =>
  `The service does not list request ${requests} yet. The app checks every few seconds.`;
export const orderNotFound = "We can't find your order.";
export const stillNotListed = (requests: string): string =>
  `The service accepted it as request ${requests}, but does not list it. Ordering again may charge twice.`;
export const findingCodesCaption = (row: string): string => `DU finding codes of ${row}`;

export const done = 'done';
