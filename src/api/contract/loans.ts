import * as v from 'valibot';
import { read } from './call';
import { flag, number, optionalId, text } from './fields';

/** @source Specification §3: "Loan header; loan data" */
export const loanHeader = v.object({
  loanId: optionalId,
  loanNumber: text,
  borrowerName: text,
  loanStage: text,
  loanStageSequence: number,
  /** 2 DU, 3 LP, 4 Other. */
  lockedAusRequestTypeId: number,
  isReadOnly: flag,
});

export const loanData = v.object({
  productMoniker: text,
  productName: text,
  productType: text,
  businessChannel: text,
  /** 6 and 3 retail, 2 and -2 wholesale. */
  businessChannelId: number,
  purposeType: text,
  refinancePurpose: text,
  residencyType: text,
  isConstructionPermanent: flag,
  baseLoanAmount: number,
  purchasePrice: number,
  appraisedValue: number,
});

export const loanCalls = {
  loanHeader: read({
    path: '/application/loan-header/v1/loan/{loanId}/loan-info',
    summary: 'Who and what the loan is, for the strip and the first route choice',
    answer: loanHeader,
  }),
  loanData: read({
    path: '/application/loan-info/v2/loan/{loanId}',
    summary: 'Product, channel and purpose, for the strip and the order rules',
    answer: loanData,
  }),
};
