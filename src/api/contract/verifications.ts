import * as v from 'valibot';
import { post, read } from './call';
import { dateText, flag, id, listOf, number, text } from './fields';

const digitalVerification = v.object({
  borrowerId: id,
  borrowerName: text,
  verificationSystem: text,
  /** Assets, Income or Employment. */
  verificationType: text,
  reportId: text,
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
    summary: 'Whether the borrowers have authorised the credit pull',
    answer: acknowledgement,
  }),
  saveAcknowledgement: post({
    path: '/aus/multi-aus/v1/loans/{loanId}/borrower-acknowledgement-for-credit-pull/{flag}',
    kind: 'change',
    sendsLoanId: true,
    summary: 'Records that the borrowers have, or have not, authorised the credit pull',
    // The service spells the field so.
    body: v.object({ IsBorrowerAcknowlegmentForCreditPullObtained: v.boolean() }),
    answer: acknowledgement,
  }),
};
