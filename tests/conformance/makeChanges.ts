import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { CallName } from '@/http/contract/call';
import type { order } from '@/features/request/api/contract/orders';
import { serviceOf } from '@/features/loan/rules/systemIds';
import type { Ask } from './ask';
import type { LoanAnswers } from './readLoan';

type Order = v.InferInput<typeof order>;

/**
 * Makes the changes of the contract on a test loan: selects the selected or recommended result again, acknowledges the
 * credit pull, orders one system, and reads the loan's requests back. Leaves out what no wanted feature needs.
 */
export async function makeChanges(ask: Ask, loan: LoanAnswers, wanted: ReadonlySet<CallName>): Promise<void> {
  const { loanId } = loan;
  if (wanted.has('overrideSelection')) await selectAgain(ask, loan);
  const body = { IsBorrowerAcknowlegmentForCreditPullObtained: true };
  if (wanted.has('saveAcknowledgement')) await ask('saveAcknowledgement', { loanId, flag: 'true' }, body);
  const placed = orderFor(loan);
  if (placed === undefined || !wanted.has('placeOrder')) return;
  await ask('placeOrder', {}, placed);
  await ask('historyDetails', { loanId });
}

async function selectAgain(ask: Ask, { loanId, runs, reasons }: LoanAnswers): Promise<void> {
  for (const { runId, results } of runs) {
    const recommended = results.find(({ isRecommended }) => isRecommended);
    const selected = results.find(({ isSelected }) => isSelected) ?? recommended;
    if (selected === undefined || selected.ausRequestTypeId === null) continue;
    const [reason] = recommended === selected ? [] : reasons;
    await ask(
      'overrideSelection',
      {},
      {
        loanId,
        multiAusRequestId: runId,
        recommendedRequestId: recommended?.requestId ?? null,
        selectedRequestId: selected.requestId,
        selectedAusRequestTypeId: selected.ausRequestTypeId,
        overrideReasonId: reason?.overrideReasonId ?? null,
        overrideReason: reason?.overrideReason ?? null,
        comment: NOTE,
      },
    );
    return;
  }
}

const NOTE = 'Conformance kit';

/** Returns an order of one system that reissues the reports on file, or else pulls new ones. */
function orderFor({ loanId, channelId, types, borrowers, agencies }: LoanAnswers): Order | undefined {
  const option = types
    .filter(({ isEnabled }) => isEnabled !== false)
    .map(({ ausRequestTypeId }) => serviceOf(ausRequestTypeId))
    .find((service) => service === 'du' || service === 'lp');
  const agency = agencies.find(({ isInactive, isAusSoftPull }) => isInactive !== true && isAusSoftPull !== true);
  if (option === undefined || agency === undefined || borrowers.length === 0) return undefined;
  const isReissue = borrowers.every(({ previousReportReferenceNumber: number }) => number !== null);
  return {
    loanId,
    businessChannelId: channelId,
    requestTypeId: 1,
    isMultiAusRequest: false,
    isCreditImportOnly: false,
    isGseSoftCreditPull: false,
    ausRequests: [
      {
        ausRequestTypeId: option === 'du' ? 2 : 3,
        ausOptionId: option,
        transactionType: 'request_new',
        isLPThroughCaliber: false,
      },
    ],
    creditAgency: {
      creditAgencyId: agency.creditAgencyId,
      mappedToCreditAgencyId: null,
      fromAusRequestType: agency.fromAusRequestType,
      toAusRequestType: null,
      ...(agency.userName !== null &&
        agency.passphrase !== null && { userName: String(agency.userName), password: agency.passphrase }),
      rememberAccountDetails: false,
    },
    requestBorrowers: borrowers.map((borrower) => ({
      requestBorrowerId: borrower.requestBorrowerId,
      borrowerId: borrower.borrowerId,
      applicationId: borrower.applicationId,
      isPrimary: borrower.isPrimary ?? false,
      isSelected: true,
      reportType: isReissue ? 'REPORT_TYPE_RE_ISSUE' : 'REPORT_TYPE_REQUEST_NEW',
      reportReferenceNumber: isReissue ? borrower.previousReportReferenceNumber : null,
      isJoint: isReissue && borrower.previousReportWasJoint === true,
      autoCopyLiabilities: true,
      formFreeReportNumber: null,
      isGseSoftCreditPull: false,
    })),
    digitalVerifications: [],
    isBorrowerAcknowledgementForCreditPullObtained: true,
    note: NOTE,
    clientRequestKey: randomUUID(),
  };
}
