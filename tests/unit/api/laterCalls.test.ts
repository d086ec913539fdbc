import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { server } from '@tests/support/server';

it('calls that load their code together share what the client remembers', async () => {
  const dropsNext = [true, false];
  server.use(
    http.get('*/api/*', ({ request }) =>
      HttpResponse.json(
        request.url.includes('/borrowers') && dropsNext.shift() === true ? { requestBorrowers: [7] } : {},
      ),
    ),
  );
  const { api, signal, dropped } = apiOverWire();
  const readBorrowers = () => api.requestSetup.borrowers({ loanId, mode: 'aus' }, signal);
  await Promise.all([readBorrowers(), api.requestSetup.recentCredit({ loanId }, signal)]);
  await readBorrowers();
  expect(dropped.map(({ count }) => count)).toEqual([1, 0]);
});
