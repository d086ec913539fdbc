import { expect, it } from 'vitest';
import type { BorrowerEdit } from '@/features/request/rules/orderDraft';
import { reportPlan } from '@/features/request/rules/reportPlan';
import { workingBorrowers } from '@/features/request/rules/workingBorrowers';
import { borrower } from '@tests/fixtures/order';
import { creditLine, du, openLender } from './openLender';
import { borrowersOf, place } from './placeOrder';

const REISSUE = { type: 'RE_ISSUE' } as const;
const NEW = { type: 'REQUEST_NEW' } as const;

/** Orders, and returns what was planned and what the lender then did for each borrower. */
async function planAndOrder(loanId: string, edits: readonly BorrowerEdit[]) {
  const lender = openLender();
  const onFile = await borrowersOf(lender, loanId);
  const delivered = onFile.map((one) =>
    borrower(1, {
      requestBorrowerId: String(one.requestBorrowerId),
      borrowerId: String(one.borrowerId),
      applicationId: String(one.applicationId),
      isPrimary: one.isPrimary ?? false,
      disableIsJoint: one.disableIsJoint ?? false,
      previousReportReferenceNumber:
        one.previousReportReferenceNumber === null ? null : String(one.previousReportReferenceNumber),
      previousReportWasJoint: one.previousReportWasJoint ?? false,
      isDiscrepancyInBorrowerData: one.isDiscrepancyInBorrowerData ?? false,
    }),
  );
  const keys = delivered.map((one) => `${one.requestBorrowerId}-${one.borrowerId}-${one.applicationId}`);
  const working = workingBorrowers(delivered, Object.fromEntries(keys.map((key, at) => [key, edits[at] ?? {}])), {
    referencesOnFile: {},
    clearsDocuments: false,
    pull: 'full',
    hasOwnPulls: false,
  });
  const planned = working.map((one) => reportPlan(one, working)?.kind);
  const { status } = await place(lender, loanId, {
    ausRequests: [du()],
    requestBorrowers: onFile.map((one, at) =>
      creditLine(one, `REPORT_TYPE_${working[at]?.type ?? 'NONE'}`, {
        isSelected: working[at]?.isSelected ?? false,
        reportReferenceNumber: working[at]?.type === 'RE_ISSUE' ? working[at].currentReportReferenceNumber : null,
        isJoint: working[at]?.currentReportIsJoint ?? false,
      }),
    ),
  });
  expect(status).toBe(200);
  lender.pass(17);
  const after = await borrowersOf(lender, loanId);
  const known = new Set(onFile.map((one) => one.previousReportReferenceNumber));
  const done = working.map((one, at) => {
    const reference = after[at]?.previousReportReferenceNumber ?? null;
    if (!one.isSelected || one.type !== 'RE_ISSUE') return undefined;
    if (reference === one.currentReportReferenceNumber) return 'reuses';
    return known.has(reference) ? 'neither' : 'mayPull';
  });
  return { planned, done };
}

it.each([
  {
    loanId: '7100118',
    what: 'a joint reissue with one changed borrower',
    edits: [],
    plan: ['mayPull', 'mayPull'],
  },
  { loanId: '7100118', what: 'separate reissues', edits: [{ isJoint: false }], plan: ['reuses', 'mayPull'] },
  { loanId: '7100118', what: 'one of them left out', edits: [{}, { isSelected: false }], plan: ['reuses', undefined] },
  { loanId: '7100118', what: 'a new joint report', edits: [NEW, NEW], plan: [undefined, undefined] },
  {
    loanId: '7100118',
    what: 'none for one',
    edits: [{ isJoint: false }, { type: 'NONE' }],
    plan: ['reuses', undefined],
  },
  { loanId: '7100122', what: 'a joint reissue', edits: [], plan: ['reuses', 'reuses'] },
  { loanId: '7100122', what: 'separate ones', edits: [{ isJoint: false }, NEW], plan: ['reuses', undefined] },
  { loanId: '7100106', what: 'a reissue', edits: [REISSUE], plan: ['reuses'] },
  { loanId: '7100101', what: 'first reports', edits: [NEW, NEW], plan: [undefined, undefined] },
] as { loanId: string; what: string; edits: BorrowerEdit[]; plan: (string | undefined)[] }[])(
  '$loanId does what was planned: $what',
  async ({ loanId, edits, plan }) => {
    const { planned, done } = await planAndOrder(loanId, edits);
    expect(planned).toEqual(plan);
    expect(done).toEqual(planned);
  },
);

it('leaves open what the lender does with a number that it did not send', async () => {
  const { planned } = await planAndOrder('7100106', [{ ...REISSUE, reference: 'CR1' }]);
  expect(planned).toEqual(['notKnown']);
});
