import { expect, it } from 'vitest';
import { gaps, mapLeaves } from '@tests/faults/support/alterations';
import { fc } from '@tests/support/properties';
import { openLender } from '@tests/sandbox/openLender';
import type { OrderHabits } from '@sandbox/world/habits';
import { runKit } from './kit';
import { clientOf } from './kitOverSandbox';
import { reportOf } from './report';
import { CALL_NAMES, FEATURE_NAMES } from './verdict';

const LOAN = '7100123';
const setup = { loanIds: [LOAN], userId: 'rita.ibarra', areOrdersAllowed: false } as const;

/** What only orders and other changes reach. */
const CHANGES = { calls: 3, features: 3 };

const fit = (calls: number, features: number): string =>
  `${calls} of ${calls} calls fit, ${features} of ${features} features are lit: the API fits.`;

it('scores the sandbox full, with and without orders', async () => {
  const reads = await runKit({ ...setup, client: clientOf(openLender()) });
  expect(reportOf(reads)).toContain(fit(CALL_NAMES.length - CHANGES.calls, FEATURE_NAMES.length - CHANGES.features));
  const all = await runKit({ ...setup, areOrdersAllowed: true, client: clientOf(openLender()) });
  expect(reportOf(all)).toContain(fit(CALL_NAMES.length, FEATURE_NAMES.length));
  expect(reads.isFit && all.isFit).toBe(true);
});

it('changes nothing unless orders are allowed', async () => {
  const lender = openLender();
  const methods = new Set<string>();
  const client = clientOf(lender, (request, work) => {
    methods.add(`${request.method} ${new URL(request.url).pathname}`);
    return work();
  });
  await runKit({ ...setup, client });
  expect([...methods].filter((one) => one.startsWith('POST'))).toEqual([
    'POST /api/aus/multi-aus/v1/document',
    'POST /api/aus/gse-aus/v1/underwriting/download',
  ]);
});

it('places one order on the first loan if orders are allowed', async () => {
  const lender = openLender();
  const count = async () => (await lender.ask('historyDetails', LOAN)).transactionHistories?.length ?? 0;
  const before = await count();
  const client = clientOf(lender);
  await runKit({ ...setup, loanIds: [LOAN, '7100120'], areOrdersAllowed: true, client });
  expect(await count()).toBe(before + 1);
});

it('makes only the changes that a wanted feature needs', async () => {
  const posted = new Set<string>();
  const client = clientOf(openLender(), (request, work) => {
    if (request.method === 'POST') posted.add(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return work();
  });
  const verdict = await runKit({ ...setup, features: ['core', 'override'], areOrdersAllowed: true, client });
  expect([...posted]).toEqual(['multi-aus-override-selection']);
  expect(verdict.isFit).toBe(true);
  expect(verdict.features.find(({ feature }) => feature === 'order')?.state).toBe('not asked for');
});

it('reports the sandbox’s loan without results as dark, and counts several loans together', async () => {
  const alone = await runKit({ ...setup, loanIds: ['7100101'], client: clientOf(openLender()) });
  expect(alone.isFit).toBe(false);
  expect(alone.calls.find(({ call }) => call === 'selections')?.state).toBe('not reached');
  expect(alone.features.find(({ feature }) => feature === 'selection')).toMatchObject({
    state: 'dark',
    lacks: expect.arrayContaining(['selections: not reached']) as string[],
  });
  const both = await runKit({ ...setup, loanIds: ['7100101', LOAN], client: clientOf(openLender()) });
  expect(both.features.every(({ state }) => state !== 'dark')).toBe(true);
});

it('judges only the wanted features', async () => {
  const withoutDti = clientOf(openLender(), async (request, work) => {
    const response = await work();
    if (!request.url.endsWith('/transaction-history-details')) return response;
    return Response.json(mapLeaves(await response.json(), (value, key) => (key === 'dti' ? null : value)));
  });
  const verdict = await runKit({ ...setup, client: withoutDti });
  expect(verdict.isFit).toBe(false);
  expect(reportOf(verdict)).toMatch(
    /dark +compare +What moved from run to run\n +✗ historyDetails: transactionHistories\[\]\.ausDataSet\.dti\n/,
  );
  const core = await runKit({ ...setup, features: ['core', 'selection'], client: withoutDti });
  expect(core.score.features).toEqual({ good: 2, of: 2 });
  expect(core.isFit).toBe(true);
  expect(reportOf(core)).toMatch(/^not asked for +compare /m);
});

it('makes no call that no wanted feature needs, and calls it not asked for', async () => {
  const asked = new Set<string>();
  const client = clientOf(openLender(), (request, work) => {
    asked.add(new URL(request.url).pathname);
    // An API that has nothing but the wanted features.
    return /employee|menu|acknowledgement/.test(request.url)
      ? Promise.resolve(new Response('', { status: 501 }))
      : work();
  });
  const verdict = await runKit({ ...setup, features: ['core'], client });
  expect(verdict.isFit).toBe(true);
  expect(verdict.score.calls).toEqual({ good: 5, of: 5 });
  expect([...asked].filter((path) => /employee|menu|acknowledgement|document/.test(path))).toEqual([]);
  expect(reportOf(verdict)).toMatch(/^not asked for +employee +GET /m);
  expect(reportOf(verdict)).not.toMatch(/^(not reached|not tried|problems)/m);
});

it.each<[string, (data: unknown) => unknown, RegExp]>([
  [
    'an object',
    (data) => ({ data, status: 'ok' }),
    /^problems +loanHeader .*\n +✗ other root: no field of the contract, but "data" at the root$/m,
  ],
  ['a list', (data) => ({ Items: data }), /^problems +menu1003 .*\n +✗ other root: no list, but "items" at the root$/m],
  [
    'the privileges',
    (data) => ({ result: data }),
    /^problems +privileges .*\n +✗ other root: no privilege that the app knows, but "result" at the root$/m,
  ],
  [
    'a name that could be a value',
    (data) => ({ canary7100123: data }),
    /^problems +loanHeader .*\n +✗ other root: no field of the contract$/m,
  ],
])('names what is around %s', async (_, wrap, line) => {
  const client = clientOf(openLender(), async (_request, work) => Response.json(wrap(await (await work()).json())));
  const verdict = await runKit({ ...setup, client });
  expect(reportOf(verdict)).toMatch(line);
  expect(reportOf(verdict)).not.toMatch(CANARY);
  expect(verdict.score.calls.good).toBe(0);
  expect(verdict.isFit).toBe(false);
});

it('asks about the token where an API redirects to its sign-in', async () => {
  const client = clientOf(openLender(), () =>
    Promise.resolve(new Response('', { status: 302, headers: { Location: 'https://lender.test/signIn' } })),
  );
  const verdict = await runKit({ ...setup, client });
  expect(verdict.isFit).toBe(false);
  expect(reportOf(verdict)).toContain('✗ status: 302, a redirect: is the token accepted?');
});

// @spec OWN-16
it.each([{ deduplicates: false }, { echoesKeys: false }])(
  'says that a lost order is not recognized with certainty: %j',
  async (habit) => {
    const lender = openLender();
    lender.lender.changeHabits(habit);
    const { features } = await runKit({ ...setup, areOrdersAllowed: true, client: clientOf(lender) });
    expect(features.filter(({ state }) => state === 'dark').map(({ feature }) => feature)).toEqual([
      'orderRecognition',
    ]);
  },
);

it('judges whatever an API answers', async () => {
  const replacement = fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(fc.func(replacement), async (replace) => {
      const client = clientOf(openLender(), async (_, work) => {
        const data: unknown = await (await work()).json();
        return Response.json(mapLeaves(data, (value, key) => replace(key, value) ?? value));
      });
      const verdict = await runKit({ ...setup, areOrdersAllowed: true, client });
      expect(verdict.score.calls.good).toBeLessThanOrEqual(verdict.score.calls.of);
    }),
    { numRuns: 10 },
  );
});

const CANARY = /canary|271828/i;

/** Adds a field that the contract doesn't know to the answer, or makes its list such a field. */
const plantCanaries = (data: unknown): unknown => Object.assign({ canaryField: 'canary', canaryList: data }, data);

it.each<[string, (data: unknown) => unknown, number]>([
  ['right', (data) => data, 200],
  ['of unknown words', (data) => mapLeaves(data, (value) => (typeof value === 'string' ? 'Ann Canary' : value)), 200],
  ['of wrong types', (data) => mapLeaves(data, (value) => (typeof value === 'string' ? 271_828 : 'canary')), 200],
  ['empty', gaps, 200],
  ['in fields that the contract does not know', plantCanaries, 200],
  ['in a failure', () => ({ message: 'canary', failureTrackingNumber: 'canary-1' }), 500],
])('prints no value of an answer when the values are %s', async (_, alter, status) => {
  const client = clientOf(openLender(), async (_request, work) => {
    const data: unknown = await (await work()).json();
    return Response.json(alter(data), { status });
  });
  const verdict = await runKit({ ...setup, userId: 'canary', client });
  const printed = reportOf(verdict) + JSON.stringify(verdict);
  expect(printed).not.toMatch(CANARY);
  // The loan, its borrowers, the user and the token of the sandbox.
  for (const secret of [LOAN, '0123904728', 'Achterberg', 'Leonie', 'rita', 'CONF30F']) {
    expect(printed).not.toContain(secret);
  }
});

// @spec OWN-14
it.each<[string, Partial<OrderHabits>, 'lit' | 'dark', string]>([
  ['DU codified findings', {}, 'lit', 'du, 20 messages, 0 without text'],
  ['a known format without messages', { responseFiles: 'silent' }, 'dark', 'du, 0 messages, 0 without text'],
  ['an unknown format', { responseFiles: 'unknown' }, 'dark', 'not read, unknownFormat'],
  ['half of a file', { responseFiles: 'truncated' }, 'dark', 'not read, notWellFormed'],
  [
    'a list beside an unknown format',
    { responseFiles: 'unknown', sendsFindings: true },
    'lit',
    'not read, unknownFormat',
  ],
])('says that findings are lit or dark, and the format and number of messages: %s', async (_, habits, state, file) => {
  const lender = openLender();
  lender.lender.changeHabits(habits);
  const verdict = await runKit({ ...setup, features: ['findings'], client: clientOf(lender) });
  expect(verdict.features.find(({ feature }) => feature === 'findings')?.state).toBe(state);
  const report = reportOf(verdict);
  expect(report).toContain(`· file: ${file}`);
  expect(report).not.toMatch(/Approve|income|\b00012\d{4}\b/);
});
