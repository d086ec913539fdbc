import * as v from 'valibot';
import { post, read } from './call';
import { dateText, flag, id, identifier, listOf, number, text } from './fields';

const digitalVerification = v.object({
  borrowerId: id,
  borrowerName: text,
  verificationSystem: text,
  /** Assets, Income or Employment. */
  verificationType: text,
  reportId: identifier,
  status: text,
  asOfDate: dateText,
  expiresOn: dateText,
  isEligibleForDu: flag,
  isEligibleForLpa: flag,
});

const account = v.object({ institution: text, type: text, last4: text, balance: number, asOfDate: dateText });
const employment = v.object({ employer: text, status: text, asOfDate: dateText });

const digitalVerificationDetail = v.object({
  borrowerId: id,
  verificationSystem: text,
  reportId: text,
  vendorStatus: text,
  accounts: listOf(account),
  employments: listOf(employment),
  messages: listOf(v.string()),
});

const acknowledgement = v.object({
  isBorrowerAcknowledgementForCreditPullObtained: flag,
  isRequired: flag,
  obtainedOn: dateText,
  obtainedBy: text,
});

/** @source Specification §3: "Field structure of acknowledgement" */
export const verificationCalls = {
  digitalVerifications: read({
    path: '/aus/multi-aus/v2/loans/{loanId}/digital-verification-details',
    summary: 'Asset, income and employment verifications of every borrower',
    answer: v.object({ digitalVerifications: listOf(digitalVerification) }),
  }),
  digitalVerificationDetail: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrowers/{borrowerId}/verificationSystems/{system}/digital-verification-detail',
    summary: 'The accounts and employments behind one verification report',
    answer: digitalVerificationDetail,
  }),
  acknowledgement: read({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrower-acknowledgement-for-credit-pull-status',
    summary: 'Whether the borrowers have authorized the credit pull',
    answer: acknowledgement,
  }),
  saveAcknowledgement: post({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrower-acknowledgement-for-credit-pull/{flag}',
    kind: 'change',
    sendsLoanId: true,
    summary: 'Records that the borrowers have, or have not, authorized the credit pull',
    // The API's own spelling.
    body: v.object({ IsBorrowerAcknowlegmentForCreditPullObtained: v.boolean() }),
    answer: acknowledgement,
  }),
};
