/** Texts of the specification, verbatim. */

export const PRODUCT_TITLE = 'Automated Underwriting';

export const PAGE_NOT_FOUND = 'Page Not Found';
export const REQUEST_RESULTED_IN_ERROR = 'Your request resulted in an error.';

export const SESSION_TIMED_OUT = 'User session has timed out.';
export const SESSION_CLOSED_OUTSIDE = 'Session has expired or was closed outside the application.';
export const UNEXPECTED_ERROR =
  'An unexpected error has occurred. Please refresh your screen and try again. If you continue to receive this error, please start a live online chat with our online system support team.';
export const TRACKING_NUMBER = 'The tracking number for this issue is';
export const CLOCK_DRIFT =
  'Warning: Your computer clock is out of sync with current Internet Standard Time by more than 10 minutes. For security purposes, this will prevent access to some of our systems. Please correct your computer clock.';
export const REDIRECTING = 'Redirecting...';
/** The origination system, as the specification names it. A deployment may have another name. */
export const ORIGINATION_SYSTEM = 'H2O';
export const redirectingIn = (seconds: number, system = ORIGINATION_SYSTEM): string =>
  `You will automatically be redirected to ${system} in ${seconds} seconds.`;

export const GSE_REQUEST_FAILED =
  "The request to this GSE to obtain AUS findings has failed.  Please re-attempt and if this occurs again, begin a live chat session with the provider's online support for assistance.";
export const NO_DU_FINDING_CODES = 'There are no DU Finding Codes to list.';
