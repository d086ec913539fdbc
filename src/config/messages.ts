/**
 * Texts of the specification, verbatim (§2, §4, §5 and §8).
 *
 * @source Specification §2: "/notfound/: Page Not Found", "empty: 'There are no DU Finding Codes to list.'"
 * @source Specification §4: "'You will automatically be redirected to H2O in N seconds.'"
 * @source Specification §8: "Error with empty text"
 */

export const PRODUCT_TITLE = 'Automated Underwriting';

export const DEPLOYMENT_ERROR = 'Deployment Error!';
export const CONFIG_NOT_FETCHED = 'Error fetching the config file.';

export const PAGE_NOT_FOUND = 'Page Not Found';
export const REQUEST_RESULTED_IN_ERROR = 'Your request resulted in an error.';

export const SESSION_TIMED_OUT = 'User session has timed out.';
export const SESSION_CLOSED_OUTSIDE = 'Session has expired or was closed outside the application.';
export const UNEXPECTED_ERROR =
  'An unexpected error has occurred. Please refresh your screen and try again. If you continue to receive this error, please start a live online chat with our online system support team.';
export const TRACKING_NUMBER = 'The tracking number for this issue is';
export const CLOCK_DRIFT =
  'Warning: Your computer clock is out of sync with current Internet Standard Time by more than 10 minutes. For security purposes, this will prevent access to some of our systems. Please correct your computer clock.';
/** The identity SDK's error when the local clock is behind. */
export const JWT_FROM_THE_FUTURE = 'The JWT was issued in the future';
export const REDIRECTING = 'Redirecting...';
export const redirectingIn = (seconds: number): string =>
  `You will automatically be redirected to H2O in ${seconds} seconds.`;

export const GSE_REQUEST_FAILED =
  "The request to this GSE to obtain AUS findings has failed.  Please re-attempt and if this occurs again, begin a live chat session with the provider's online support for assistance.";
export const NO_DU_FINDING_CODES = 'There are no DU Finding Codes to list.';

/** Shown for an invalid required field, and as the heading above all failures of a submission. */
export const REQUIRED_FIELDS_INVALID = 'Error! One or more required fields were invalid or not specified.';
export const ACCOUNT_NUMBER_INVALID = 'Account Number invalid or not specified.';
export const ACCOUNT_PASSWORD_INVALID = 'Account Password invalid or not specified.';
export const CREDIT_AGENCY_INVALID = 'Credit Agency invalid or not specified.';
export const BOTH_NOT_APPLICABLE = 'Cannot submit both AUS services as Not Applicable.';
export const CASEFILE_MISSING = 'Case File Identifier is missing.';
export const LPA_KEY_MISSING = 'LPA Key Identifier is missing.';
export const LPA_THRU_CALIBER_KEY_MISSING = 'LPA Through Caliber Key Identifier is missing.';
export const REFERENCE_MISSING = 'Reference # is missing.';
export const PRODUCT_MISSING = 'Please assign a product in Loan Advisor before running AUS.';
export const LP_CONSTRUCTION = 'LPA Not Available on Construction Permanent Loan Purpose';
export const DU_CONSTRUCTION =
  'Construction-Permanent is not an accepted Loan Purpose type for FHA and VA loans when submitting to DU';
export const CREDIT_TYPES_DIFFER = 'Credit pull types must be the same for all the borrowers on the loan.';
export const SOFT_PULL_PRODUCT =
  'AUS soft pull credit reports cannot be used on FHA, VA, USDA or Smart Series products.';
export const SOFT_PULL_NO_PRODUCT =
  'You do not have a product selected. Early Assessment is not available for FHA, VA, USDA or Smart Series products. If you use one of these products, you will not be able to use the AUS Soft Pull Credit report.';
export const tooManyApplicants = (most: number): string =>
  `Maximum number of applicants is ${most}. Please remove borrower/s before submitting or select DU as AUS Method`;
