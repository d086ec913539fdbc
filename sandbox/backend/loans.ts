import type { loanCalls } from '@/api/contract/loan';
import { productOf } from '@sandbox/world/products';
import { nameOf } from '@sandbox/world/borrowers';
import { CHANNELS, STAGES } from '@sandbox/world/stages';
import type { Answerers } from './context';

export const loanAnswers: Answerers<typeof loanCalls> = {
  loanHeader: ({ loan }) => ({
    loanId: loan.loanId,
    loanNumber: loan.loanNumber,
    borrowerName: loan.hasBareHeader ? null : loan.borrowers.slice(0, 1).map(nameOf).join(''),
    loanStage: loan.hasBareHeader ? null : loan.stage,
    loanStageSequence: loan.hasBareHeader ? null : STAGES[loan.stage],
    lockedAusRequestTypeId: loan.lockedAusId,
    isReadOnly: loan.hasBareHeader ? null : loan.isReadOnly,
  }),
  loanData: ({ loan }) => ({
    productMoniker: loan.facts.productMoniker,
    productName: loan.facts.productMoniker === null ? null : productOf(loan.facts.productMoniker).name,
    productType: loan.facts.productMoniker === null ? null : productOf(loan.facts.productMoniker).family,
    businessChannel: CHANNELS[loan.channelId],
    businessChannelId: loan.channelId,
    purposeType: loan.facts.purpose,
    refinancePurpose: loan.facts.refinancePurpose,
    residencyType: loan.facts.residency,
    isConstructionPermanent: loan.facts.purpose === 'Construction-Permanent',
    baseLoanAmount: loan.facts.loanAmount,
    purchasePrice: loan.facts.purchasePrice,
    appraisedValue: loan.facts.value,
  }),
};
