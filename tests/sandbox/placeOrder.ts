import { orderOf, type OpenLender, type Order } from './openLender';

/** Places a valid order on a loan, with the given differences. */
export async function place(lender: OpenLender, loanId: string, given: Partial<Order> = {}) {
  const response = await lender.send('placeOrder', loanId, { body: await orderOf(lender, loanId, given) });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** Returns the history items of a loan, newest first. */
export const itemsOf = async (lender: OpenLender, loanId: string) =>
  (await lender.ask('historyDetails', loanId)).transactionHistories ?? [];

export const statusesOf = async (lender: OpenLender, loanId: string) =>
  (await itemsOf(lender, loanId)).map((i) => i.status);

export const refusedKeys = ({ body }: { body: unknown }): string[] =>
  (body as { errors: { key: string }[] }).errors.map(({ key }) => key);

export const borrowersOf = async (lender: OpenLender, loanId: string) =>
  (await lender.ask('requestBorrowers', loanId, { params: { requestTypeId: 1 } })).requestBorrowers ?? [];
