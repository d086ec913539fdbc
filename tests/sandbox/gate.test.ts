import { describe, expect, it } from 'vitest';
import { openLender, orderOf } from './openLender';

const LOAN = '7100101';
const messageOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { message: unknown }).message;

describe('addresses', () => {
  const headers = { Authorization: 'Bearer rita.ibarra' };

  it.each([
    '/aus/history/v1/loans/7100101/transaction-history',
    '/origination/aus/aus/history/v1/loans/7100101/transaction-history',
    '/fp/aus/history/v1/loans/7100101/transaction-history',
    '/fp/origination/aus/aus/history/v1/loans/7100101/transaction-history',
    '/origination/application/application/loan-header/v1/loan/7100101/loan-info',
  ])('answers at %s', async (path) => {
    const response = await openLender().fetchUrl(`https://anywhere.test/api${path}`, { headers });
    expect(response.status).toBe(200);
  });

  it('does not know a partial gateway form', async () => {
    const lender = openLender();
    const url = 'https://anywhere.test/api/origination/aus/history/v1/loans/7100101/transaction-history';
    await expect(lender.fetchUrl(url, { headers })).rejects.toThrow('No handler');
  });
});

describe('authorization', () => {
  it.each([
    ['', 'Authorization header missing'],
    ['Basic abc', 'Authorization header malformed'],
    ['Bearer nobody', 'unknown or has expired'],
  ])('refuses the authorization "%s"', async (Authorization, message) => {
    const response = await openLender().send('loanHeader', LOAN, { headers: { Authorization } });
    expect(response.status).toBe(401);
    expect(await messageOf(response)).toContain(message);
  });

  it('refuses a loan that does not exist', async () => {
    const response = await openLender().send('loanHeader', '42');
    expect(response.status).toBe(404);
    expect(await messageOf(response)).toBe('There is no loan 42');
  });

  // @spec API-4
  it('requires the LoanId header where the contract has it', async () => {
    const lender = openLender();
    const missing = await lender.send('recommendations', LOAN, { headers: { LoanId: '' } });
    expect(missing.status).toBe(400);
    expect(await messageOf(missing)).toBe('LoanId header missing: GET /aus/multi-aus/v1/recommendations needs it');
    expect((await lender.send('recommendations', '42')).status).toBe(400);
    expect((await lender.send('recommendations', LOAN)).status).toBe(200);
  });

  // @spec API-38
  it('requires the LoanId header to match the loan of the path', async () => {
    const body = { IsBorrowerAcknowlegmentForCreditPullObtained: true };
    const response = await openLender().send('saveAcknowledgement', LOAN, {
      params: { flag: 'true' },
      headers: { LoanId: '7100111' },
      body,
    });
    expect(response.status).toBe(400);
  });
});

describe('cross-site request forgery', () => {
  const body = { IsBorrowerAcknowlegmentForCreditPullObtained: true };
  const save = (headers: Record<string, string>) =>
    openLender().send('saveAcknowledgement', LOAN, { params: { flag: 'true' }, body, headers });

  it('refuses a change without the header or with another token than the cookie', async () => {
    expect((await save({ 'X-XSRF-TOKEN': '' })).status).toBe(403);
    expect((await save({ 'X-XSRF-TOKEN': 'a', Cookie: 'theme=dark; XSRF-TOKEN=b' })).status).toBe(403);
  });

  // @spec API-7
  it("accepts a change with the cookie's token", async () => {
    expect((await save({ 'X-XSRF-TOKEN': 'b', Cookie: 'theme=dark; XSRF-TOKEN=b' })).status).toBe(200);
  });

  it('sends a token with the first response only', async () => {
    const lender = openLender();
    const first = await lender.send('loanHeader', LOAN);
    expect(first.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=\w+; Path=\/; SameSite=Lax$/);
    const second = await lender.send('loanHeader', LOAN, { headers: { Cookie: 'XSRF-TOKEN=b' } });
    expect(second.headers.get('set-cookie')).toBeNull();
  });
});

describe('validators', () => {
  it('answers 304 without a body to a client that has the response, until it changes', async () => {
    const lender = openLender();
    const first = await lender.send('historyDetails', LOAN);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await lender.send('historyDetails', LOAN, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await lender.send('loanHeader', LOAN, { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });
});

describe('bodies', () => {
  it('names the first problem', async () => {
    const lender = openLender();
    const order = { ...(await orderOf(lender, LOAN)), requestTypeId: 7 };
    const response = await lender.send('placeOrder', LOAN, { body: order });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toMatch(/^requestTypeId: /);
  });

  it('refuses a missing body', async () => {
    const response = await openLender().send('document', LOAN);
    expect(response.status).toBe(400);
  });
});

describe('privileges', () => {
  it('lets the auditor view and not change', async () => {
    const lender = openLender('audit.view');
    const order = await orderOf(lender, LOAN);
    expect((await lender.send('placeOrder', LOAN, { body: order })).status).toBe(403);
    const body = { IsBorrowerAcknowlegmentForCreditPullObtained: true };
    expect((await lender.send('saveAcknowledgement', LOAN, { params: { flag: 'true' }, body })).status).toBe(403);
  });

  it('does not treat a broker as an employee', async () => {
    const lender = openLender('tpo.bright');
    expect((await lender.send('employee', LOAN, { params: { userId: 'tpo.bright' } })).status).toBe(404);
    expect((await lender.send('employee', LOAN, { params: { userId: 'rita.ibarra' } })).status).toBe(200);
  });
});

describe('planted faults', () => {
  it.each([
    ['html', /^<!doctype html>/],
    ['empty', /^$/],
    ['null', /^null$/],
    ['truncated', /^\{"loanId[^}]*$/],
  ] as const)('corrupts a response: %s', async (kind, text) => {
    const lender = openLender();
    lender.lender.faults.add({ call: 'loanHeader', kind });
    const response = await lender.send('loanHeader', LOAN);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(text);
  });

  it('fails with a status and a tracking number, before any other check', async () => {
    const lender = openLender();
    lender.lender.faults.add({ call: '*', loanId: LOAN, kind: 'status', status: 500, times: 1 });
    const response = await lender.send('recommendations', LOAN, { headers: { Authorization: '' } });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      failureTrackingNumber: expect.stringMatching(/^SBX-\d{10}$/) as string,
    });
    expect((await lender.send('recommendations', LOAN)).status).toBe(200);
  });

  it('ends a session and breaks a connection', async () => {
    const lender = openLender();
    lender.lender.faults.add({ call: 'loanHeader', kind: 'expired', times: 1 });
    lender.lender.faults.add({ call: 'loanHeader', kind: 'offline', times: 1 });
    expect((await lender.send('loanHeader', LOAN)).status).toBe(401);
    expect((await lender.send('loanHeader', LOAN)).type).toBe('error');
  });

  it('places an order whose response is lost', async () => {
    const lender = openLender();
    const order = await orderOf(lender, LOAN);
    lender.lender.faults.add({ call: 'placeOrder', kind: 'truncated' });
    await lender.send('placeOrder', LOAN, { body: order });
    const { transactionHistories } = await lender.ask('historyDetails', LOAN);
    expect(transactionHistories).toHaveLength(2);
  });
});
