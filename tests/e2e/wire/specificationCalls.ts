/**
 * The method and path of every call, and whether it sends the loan id in a header, copied by hand from the specification.
 * This list checks src/api/contract, so it imports nothing from there.
 */
export const SPECIFICATION_CALLS = `
GET /aus/multi-aus/v1/credit-agency-details-for-current-user (LoanId)
GET /aus/multi-aus/v2/business-channels/{channel}/request-types/{type}/credit-agencies (LoanId)
GET /application/loan-header/v1/loan/{id}/loan-info
GET /application/loan-info/v2/loan/{id}
GET /aus/multi-aus/v1/recommendations (LoanId)
GET /aus/multi-aus/v1/multi-aus-submit/{id}/selections (LoanId)
GET /aus/multi-aus/v1/loan/{id}/aus-request-types
GET /aus/multi-aus/v1/loan/{id}/request-type/{type}
GET /aus/multi-aus/v1/loan/{id}/aus-availability-details
GET /aus/history/v1/loans/{id}/transaction-history-details
GET /aus/history/v1/loans/{id}/transaction-history
POST /aus/multi-aus/v1/document (LoanId)
POST /aus/gse-aus/v1/underwriting/download (LoanId)
GET /common/privileges/v1/loans/{id}/multi-aus
GET /aus/multi-aus/v1/loans/{id}/recent-credit-request
GET /aus/multi-aus/v1/loans/{id}/recent-request
GET /aus/multi-aus/v2/loans/{id}/digital-verification-details
GET /aus/multi-aus/v1/loans/{loanId}/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail
GET /aus/multi-aus/v2/loans/{id}/request-types/{type}/borrowers
GET /aus/multi-aus/v1/loan/{id}/response/{responseId}/rep-n-warrant-type/{type}/rep-n-warrant
GET /aus/multi-aus/v1/responses/{id}/repnwarranttypes/{type}/messages (LoanId)
POST /aus/multi-aus/v1/multi-aus-request
GET /aus/multi-aus/v1/requests/{id} (LoanId)
POST /aus/multi-aus/v1/multi-aus-override-selection (LoanId)
GET /common/menu/v1/loan/{id}/1003
GET /common/menu/v1/loan/{id}/1008
GET /org/employee/{id}
GET /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull-status
POST /aus/multi-aus/v1/loans/{id}/borrower-acknowledgement-for-credit-pull/{flag} (LoanId)
GET config.json
`
  .trim()
  .split('\n');
