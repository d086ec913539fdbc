import { cleanup, screen } from '@testing-library/react';
import { getResponse, http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, it } from 'vitest';
import { mapLeaves } from '@tests/faults/support/alterations';
import { fc } from '@tests/support/properties';
import { renderApp, startLender } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
// Loads the chunks before the first test waits for them.
import '@/features/history/screen/HistoryPage';
import '@/features/history/screen/onDemand';
import '@/app/areas/requestArea';
import '@/app/areas/selectionArea';

/** Names that every object has, and texts that break addresses, patterns, templates and layouts. */
const WORDS = [
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'isPrototypeOf', 'toLocaleString'],
  ...['prototype', 'length', 'name', 'then', 'null', 'true', '0', '-1', '9'.repeat(30), 'x'.repeat(3_000)],
  ...[
    '\u200B',
    '\u00A0',
    '\u0000',
    '\uD800',
    'a\uDC00b',
    '\u202Eabc',
    '\u0645\u0631\u062D',
    '\u{1F469}\u200D\u{1F467}',
  ],
  ...['.', '..', '/', '%2F', '#', '?x=1', '$&', '[', '(', '\\', '"', "'", '<b>', '{{x}}'],
];

const AREAS = ['history', 'selection', 'request'];

/** Texts of responses become such words, each whose number divides by `every`, or ids, from the one at `offset`. */
const changes = fc.record({
  area: fc.constantFrom(...AREAS),
  words: fc.shuffledSubarray(WORDS, { minLength: 5 }),
  every: fc.integer({ min: 1, max: 3 }),
  offset: fc.nat(4),
  areIds: fc.boolean(),
});

/** Dates, and what the addresses of other calls contain as a number. */
const KEPT = /date|loanid|(?:on|at|to)$|typeid|optionid|documentBytes/i;

// @spec HIS-15
it('shows ids, states, codes and names that every object has too', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(changes, async ({ area, words, every, offset, areIds }) => {
      const lender = startLender();
      let count = offset;
      /** One id each, in all responses. */
      const ids = new Map<string, string | undefined>();
      const idOf = (value: string | number): string | number => {
        if (!ids.has(String(value))) ids.set(String(value), words[ids.size - offset]);
        return ids.get(String(value)) ?? value;
      };
      const worded = (answer: unknown): unknown =>
        mapLeaves(answer, (value, key) => {
          if (KEPT.test(key) || value === null || typeof value === 'boolean') return value;
          if (/ids?$/i.test(key)) return areIds ? idOf(value) : value;
          if (areIds || typeof value !== 'string') return value;
          count += 1;
          return count % every === 0 ? (words[count % words.length] ?? value) : value;
        });
      const app = renderApp(`/7100120/${area}`, { lender });
      server.use(
        http.get('*/api/*', async ({ request }) => {
          const answer = await getResponse(lender.handlers, request.clone());
          const body = (await answer
            ?.clone()
            .json()
            .catch(() => undefined)) as object | undefined;
          return body === undefined ? answer : HttpResponse.json(worded(body) as JsonBodyType);
        }),
      );
      expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
      await app.settled();
      for (const button of screen.queryAllByRole('button', { name: /^Expand all/ })) await app.user.click(button);
      await app.settled();
      expect(document.body).not.toHaveTextContent(
        /NaN|native code|\[object|undefined|could not be shown|Something went wrong/,
      );
      expect(screen.getAllByRole('heading', { level: 1 })[0]).toBeVisible();
      cleanup();
    }),
    { numRuns: 30 },
  );
});
