import { describe, expect, it } from 'vitest';
import { agency, creditLine, du, lpa, openLender, type OpenLender, type Order } from './openLender';
import { place, itemsOf, refusedKeys, borrowersOf } from './placeOrder';

const LOAN = '7100101';

describe('magic inputs', () => {
  const errorsAfter = async (loanId: string, given: (lender: OpenLender) => Promise<Partial<Order>>) => {
    const lender = openLender();
    const { status } = await place(lender, loanId, await given(lender));
    expect(status).toBe(200);
    lender.pass(17);
    return (await itemsOf(lender, loanId)).map(({ status: outcome, error }) => `${outcome ?? ''}: ${error ?? ''}`);
  };

  it('refuses a reference number that ends in 99', async () => {
    const errors = await errorsAfter(LOAN, async (lender) => ({
      requestBorrowers: (await borrowersOf(lender, LOAN)).map((b) =>
        creditLine(b, 'REPORT_TYPE_RE_ISSUE', { reportReferenceNumber: 'CR1299' }),
      ),
    }));
    expect(errors).toEqual([expect.stringContaining('Error: 111342'), expect.stringContaining('Error: 111342')]);
  });

  it('refuses the password "wrong", and accepts another', async () => {
    const wrong = await errorsAfter('7100109', () => Promise.resolve({ creditAgency: agency('138', 'wrong') }));
    expect(wrong).toEqual([expect.stringContaining('111336'), expect.stringContaining('111336')]);
    const right = await errorsAfter('7100109', () => Promise.resolve({ creditAgency: agency('138', 'right') }));
    expect(right).toEqual(['Approve/Eligible: ', 'Accept / Eligible: ']);
  });

  it.each([
    { password: 'wrong', isThere: false },
    { password: 'right', isThere: true },
  ])('reports the outcome of an order with the password "$password": $isThere', async ({ password, isThere }) => {
    const lender = openLender();
    await place(lender, '7100109', { creditAgency: agency('138', password) });
    const numbers = async () => {
      const [item] = await itemsOf(lender, '7100109');
      const params = { requestId: String(item?.requestId) };
      const { ausRequests, requestBorrowers } = await lender.ask('requestDetail', '7100109', { params });
      return [
        ...(ausRequests ?? []).flatMap((one) => [one.caseFileIdentifier, one.lpaKeyIdentifier]),
        ...(requestBorrowers ?? []).map((one) => one.reportReferenceNumber),
      ].filter(Boolean);
    };
    expect(await numbers()).toEqual([]);
    lender.pass(17);
    expect(await numbers()).toHaveLength(isThere ? 3 : 0);
  });

  it('never reaches agency 5901', async () => {
    const errors = await errorsAfter(LOAN, () => Promise.resolve({ creditAgency: agency('5901') }));
    expect(errors).toEqual([expect.stringContaining('Error: 41:'), expect.stringContaining('Error: 41:')]);
  });

  it('treats a key that starts with X as invalid', async () => {
    const key = lpa({ transactionType: 'import_existing', lpaKeyIdentifier: 'X1234567', lpaLoanIdentifier: 'LPL-1' });
    const statuses = await errorsAfter(LOAN, () => Promise.resolve({ ausRequests: [du(), key] }));
    expect(statuses).toEqual(['Approve/Eligible: ', 'Invalid: ']);
  });

  it('fails LPA when the note says so', async () => {
    const [duOutcome, lpaOutcome] = await errorsAfter(LOAN, () => Promise.resolve({ note: '#fail' }));
    expect(duOutcome).toBe('Approve/Eligible: ');
    expect(lpaOutcome).toMatch(/^Error: .+\n.+/);
  });
});

describe('refused orders', () => {
  it.each([
    ['7100102', {}, ['product']],
    [
      '7100105',
      {},
      ['no wholesale CL1 product', 'LP construction', 'DU construction', 'wholesale account', 'wholesale password'],
    ],
    ['7100107', { ausRequests: [lpa()] }, ['LP construction']],
    ['7100108', {}, ['please remove borrowers']],
    ['7100104', { isGseSoftCreditPull: true }, ['invalid credit type']],
    ['7100101', { ausRequests: [] }, ['DU transaction type']],
    ['7100101', { ausRequests: [du({ transactionType: 'import_existing', caseFileIdentifier: '12' })] }, ['DU cfi']],
    ['7100101', { ausRequests: [lpa({ transactionType: 'import_existing' })] }, ['LPA key id', 'LPA loan id']],
    ['7100101', { creditAgency: null }, ['agency']],
    ['7100101', { creditAgency: agency('31') }, ['agency']],
    ['7100101', { creditAgency: agency('310') }, ['agency']],
    ['7100101', { requestBorrowers: [] }, ['generic invalid field']],
    ['7100101', { isBorrowerAcknowledgementForCreditPullObtained: false }, ['generic invalid field']],
  ] as const)('%s with %j', async (loanId, given, keys) => {
    const answer = await place(openLender(), loanId, given as Partial<Order>);
    expect(answer.status).toBe(400);
    expect(refusedKeys(answer)).toEqual(keys);
  });

  it('names the borrower without a reference or with another pull type', async () => {
    const lender = openLender();
    const [maren, tobias] = await borrowersOf(lender, LOAN);
    if (!maren || !tobias) throw new Error('two borrowers expected');
    const requestBorrowers = [
      creditLine(maren, 'REPORT_TYPE_RE_ISSUE'),
      creditLine(tobias, 'REPORT_TYPE_REQUEST_NEW', { isGseSoftCreditPull: true }),
    ];
    const answer = await place(lender, LOAN, { requestBorrowers });
    expect(refusedKeys(answer)).toEqual(['invalid credit type', 'report reference']);
    expect(answer.body).toMatchObject({
      errors: [{}, { borrowerKey: '10191-10101-1', message: 'Reference # is missing.' }],
    });
  });

  it('answers a repeated key with the first response and starts no second run', async () => {
    const lender = openLender();
    const first = await place(lender, LOAN);
    const second = await place(lender, LOAN);
    expect(second).toEqual({ status: 409, body: first.body });
    expect(await itemsOf(lender, LOAN)).toHaveLength(2);
  });
});
