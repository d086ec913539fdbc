import { http, HttpResponse } from 'msw';
import type { Lender, LenderFactory, LoanSummary } from '@sandbox/backendTypes';
import { createFaultBoard } from '@sandbox/faults';
import { GOOD_HABITS } from '@sandbox/world/habits';

export const HOSTILE = `<script>alert("it's & over")</script>`;

const LOANS: readonly LoanSummary[] = [
  {
    loanId: '9000001',
    loanNumber: '0000000001',
    borrower: HOSTILE,
    channel: 'Retail',
    stage: 'Processing',
    product: 'CONF30F',
    story: 'A loan for these tests',
  },
];

/** Creates a lender with one loan and a few simple calls; `resets` counts its resets. */
export function createStubLender(): { createLender: LenderFactory; resets: () => number } {
  let resets = 0;
  let habits = GOOD_HABITS;
  const createLender: LenderFactory = ({ identify, now }): Lender => ({
    handlers: [
      http.get('*/api/whoami', async ({ request }) => {
        const person = await identify(request.headers.get('authorization')?.replace('Bearer ', '') ?? '');
        return person === undefined ? new HttpResponse(null, { status: 401 }) : HttpResponse.json({ person });
      }),
      http.post('*/api/echo', async ({ request }) => HttpResponse.text(await request.text())),
      http.get('*/api/cookies', () =>
        HttpResponse.json(
          {},
          {
            headers: [
              ['set-cookie', 'a=1; Path=/'],
              ['set-cookie', 'b=2; Path=/'],
            ],
          },
        ),
      ),
      http.get('*/api/time', () => HttpResponse.json(now())),
      http.get('*/api/offline', () => HttpResponse.error()),
    ],
    reset: () => {
      resets += 1;
    },
    loans: () => LOANS,
    faults: createFaultBoard(),
    habits: () => habits,
    changeHabits: (changes) => void (habits = { ...habits, ...changes }),
  });
  return { createLender, resets: () => resets };
}
