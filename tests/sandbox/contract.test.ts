import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { LOAN_SEEDERS } from '@sandbox/world/loans/catalog';
import { sentParts } from '@tests/conformance/sentParts';
import { OPENED_AT, openLender, type OpenLender } from './openLender';

const LOANS = LOAN_SEEDERS.map((seeder) => seeder(OPENED_AT, 7).profile);
const READS = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === 'GET');

/** Returns each set of parameters that a call may have for one loan. */
async function paramsOf(
  lender: OpenLender,
  name: CallName,
  loanId: string,
): Promise<Record<string, string | number>[]> {
  switch (name) {
    case 'employee':
      return [{ userId: 'rita.ibarra' }];
    case 'creditAgencies':
      return [2, 3].map((ausRequestTypeId) => ({ channelId: 6, ausRequestTypeId }));
    case 'requestTypeData':
      return [2, 3, 999].map((ausRequestTypeId) => ({ ausRequestTypeId }));
    case 'requestBorrowers':
      return [1, 2].map((requestTypeId) => ({ requestTypeId }));
    case 'requestDetail':
      return (await itemsOf(lender, loanId)).map(({ requestId }) => ({ requestId }));
    case 'selections':
      return (await itemsOf(lender, loanId)).flatMap((item) =>
        item.ausType === 1 ? [] : [{ runId: item.ausType === 3 ? String(item.multiAusRequestId) : item.requestId }],
      );
    case 'repAndWarrant':
    case 'repAndWarrantMessages':
      return (await responsesOf(lender, loanId)).flatMap((responseId) =>
        [1, 2, 3, 4].map((typeId) => ({ responseId, typeId })),
      );
    case 'digitalVerificationDetail':
      return reportsOf(loanId);
    default:
      return [{}];
  }
}

const FAULTY_LOANS = ['7100190', '7100191', '7100193'];

async function itemsOf(lender: OpenLender, loanId: string) {
  if (FAULTY_LOANS.includes(loanId)) return [];
  const { transactionHistories } = await lender.ask('historyDetails', loanId);
  return transactionHistories ?? [];
}

async function responsesOf(lender: OpenLender, loanId: string): Promise<(string | number)[]> {
  if (FAULTY_LOANS.includes(loanId)) return [];
  const { getAusRequestItems } = await lender.ask('recentRequest', loanId);
  return (getAusRequestItems ?? []).flatMap((item) =>
    item.recommendation && item.currentResponseID !== null ? [item.currentResponseID] : [],
  );
}

const reportsOf = (loanId: string): Record<string, string>[] =>
  (LOANS.find((loan) => loan.loanId === loanId)?.verifications ?? []).map(({ borrowerId, vendor }) => ({
    borrowerId,
    system: vendor,
  }));

/** The other forms in which the sandbox sends a day. */
const MIDNIGHT = /T00:00:00(?:\.0+)?(?:Z|\+00:00)$/;

/** Reads the body as the contract does: empty texts become null, and days lose their time. */
const bodyOf = async (response: Response): Promise<unknown> =>
  JSON.parse(await response.text(), (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    return value === '' ? null : value.replace(MIDNIGHT, '');
  });

const isFailing = (loanId: string, name: CallName): boolean =>
  LOANS.some((loan) => loan.loanId === loanId && loan.loanFaults.some(({ call }) => call === name));

describe.each(LOANS.map(({ loanId }) => loanId))('loan %s', (loanId) => {
  const lender = openLender();

  // @spec APP-14, DAT-25
  it.each(READS.filter((name) => !isFailing(loanId, name)))('answers %s as the contract says', async (name) => {
    for (const params of await paramsOf(lender, name, loanId)) {
      const response = await lender.send(name, loanId, { params });
      expect(response.status, `${name} ${JSON.stringify(params)}`).toBe(200);
      const body = await bodyOf(response);
      // No report is on file yet, so the response is empty.
      if (body === null) expect(name).toBe('recentCreditRequest');
      else expect(sentParts((calls[name] as Call).answer, body)).toEqual(body);
    }
  });
});

it('returns null for every optional read of the loan with empty responses', async () => {
  const lender = openLender();
  for (const name of READS.filter((call) => isFailing('7100193', call))) {
    const response = await lender.send(name, '7100193', {
      params: { requestId: 1, runId: 1, responseId: 1, typeId: 1 },
    });
    expect(await response.text()).toBe('null');
  }
});

it('answers a running request as the contract says', async () => {
  const lender = openLender();
  for (const seconds of [0, 3, 5, 3, 6, 1]) {
    lender.pass(seconds);
    for (const name of ['historyDetails', 'recentRequest', 'requestBorrowers'] as const) {
      const body = await bodyOf(await lender.send(name, '7100112', { params: { requestTypeId: 1 } }));
      expect(sentParts<GenericSchema>(calls[name].answer, body)).toEqual(body);
    }
  }
});
