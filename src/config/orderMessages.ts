/** Texts of the specification, verbatim, that only the Request screen shows. */

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
