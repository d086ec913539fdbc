import { expect, it } from 'vitest';
import * as messages from '@/config/messages';
import * as orderMessages from '@/config/orderMessages';
import * as startMessages from '@/config/startMessages';

/**
 * Copied word for word from the specification, because other tests refer to these texts by
 * constant.
 */
const VERBATIM = {
  PRODUCT_TITLE: 'Automated Underwriting',
  PAGE_NOT_FOUND: 'Page Not Found',
  REQUEST_RESULTED_IN_ERROR: 'Your request resulted in an error.',
  SESSION_TIMED_OUT: 'User session has timed out.',
  SESSION_CLOSED_OUTSIDE: 'Session has expired or was closed outside the application.',
  UNEXPECTED_ERROR:
    'An unexpected error has occurred. Please refresh your screen and try again. If you continue to receive this error, please start a live online chat with our online system support team.',
  TRACKING_NUMBER: 'The tracking number for this issue is',
  CLOCK_DRIFT:
    'Warning: Your computer clock is out of sync with current Internet Standard Time by more than 10 minutes. For security purposes, this will prevent access to some of our systems. Please correct your computer clock.',
  REDIRECTING: 'Redirecting...',
  GSE_REQUEST_FAILED:
    "The request to this GSE to obtain AUS findings has failed.  Please re-attempt and if this occurs again, begin a live chat session with the provider's online support for assistance.",
  NO_DU_FINDING_CODES: 'There are no DU Finding Codes to list.',
  REQUIRED_FIELDS_INVALID: 'Error! One or more required fields were invalid or not specified.',
  ACCOUNT_NUMBER_INVALID: 'Account Number invalid or not specified.',
  ACCOUNT_PASSWORD_INVALID: 'Account Password invalid or not specified.',
  CREDIT_AGENCY_INVALID: 'Credit Agency invalid or not specified.',
  BOTH_NOT_APPLICABLE: 'Cannot submit both AUS services as Not Applicable.',
  CASEFILE_MISSING: 'Case File Identifier is missing.',
  LPA_KEY_MISSING: 'LPA Key Identifier is missing.',
  LPA_THRU_CALIBER_KEY_MISSING: 'LPA Through Caliber Key Identifier is missing.',
  REFERENCE_MISSING: 'Reference # is missing.',
  PRODUCT_MISSING: 'Please assign a product in Loan Advisor before running AUS.',
  LP_CONSTRUCTION: 'LPA Not Available on Construction Permanent Loan Purpose',
  DU_CONSTRUCTION:
    'Construction-Permanent is not an accepted Loan Purpose type for FHA and VA loans when submitting to DU',
  CREDIT_TYPES_DIFFER: 'Credit pull types must be the same for all the borrowers on the loan.',
  SOFT_PULL_PRODUCT: 'AUS soft pull credit reports cannot be used on FHA, VA, USDA or Smart Series products.',
  ORIGINATION_SYSTEM: 'H2O',
  SOFT_PULL_NO_PRODUCT:
    'You do not have a product selected. Early Assessment is not available for FHA, VA, USDA or Smart Series products. If you use one of these products, you will not be able to use the AUS Soft Pull Credit report.',
};

// @spec HIS-23, SES-15, SES-20 @spec REQ-34, REQ-35, REQ-36, REQ-37, REQ-38, REQ-39, REQ-40, REQ-41, REQ-42, REQ-43, REQ-44, REQ-45, REQ-46, REQ-47, REQ-48, REQ-49
it('matches the specification word for word, and contains nothing else', () => {
  const { redirectingIn, tooManyApplicants, ...texts } = { ...messages, ...orderMessages };
  expect(texts).toEqual(VERBATIM);
  expect({ ...startMessages }).toEqual({
    DEPLOYMENT_ERROR: 'Deployment Error!',
    CONFIG_NOT_FETCHED: 'Error fetching the config file.',
  });
  expect(redirectingIn(7)).toBe('You will automatically be redirected to H2O in 7 seconds.');
  expect(tooManyApplicants(5)).toBe(
    'Maximum number of applicants is 5. Please remove borrower/s before submitting or select DU as AUS Method',
  );
});
