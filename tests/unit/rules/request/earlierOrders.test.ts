import { describe, expect, it } from 'vitest';
import { earlierOrders, type EarlierOrders } from '@/features/request/protocol/rules/earlierOrders';
import { creditDetail, historyItem, multiRequest } from '@tests/fixtures/historyItem';
import { attempt, noOtherOrders } from '@tests/fixtures/otherOrders';

const TWICE = 'Ordering now may order and charge the same credit reports twice.';

const concerns = (over: Partial<EarlierOrders>) => earlierOrders({ ...noOtherOrders, ...over });
const kindsOf = (over: Partial<EarlierOrders>) => concerns(over).map(({ kind }) => kind);

it('says nothing of a loan without other orders', () => {
  expect(concerns({})).toEqual([]);
});

describe('an order whose outcome is unknown', () => {
  it('is asked about', () => {
    expect(concerns({ lost: [attempt()] })).toEqual([
      {
        kind: 'unconfirmed',
        title: 'An earlier order could not be confirmed',
        lines: [
          'The order of 11/21/26 12:00:00 PM may have been placed, although its response was lost. Check History before ordering again.',
          TWICE,
        ],
      },
    ]);
  });

  it('is asked about with the request that looks like it, and beside others', () => {
    const [concern] = concerns({ lost: [attempt({ requestIds: ['12', '13'] }), attempt({ key: 'key-2' })] });
    expect(concern?.lines).toEqual([
      'The order of 11/21/26 12:00:00 PM may be requests 12 and 13, but its response was lost. Check History before ordering again.',
      expect.stringMatching(/may have been placed/),
      TWICE,
    ]);
  });
});

describe('the record of sent orders', () => {
  it('that cannot be read means that an order may be in flight', () => {
    expect(concerns({ isJournalReadable: false })).toMatchObject([
      { kind: 'unreadable', title: 'An earlier order may be in flight' },
    ]);
  });

  it('that the browser does not store is said before the first order', () => {
    expect(concerns({ isJournalKept: false })).toMatchObject([
      { kind: 'unkept', title: "This browser can't store a record of sent orders" },
    ]);
  });
});

it.each([
  ['failed and left no report', { status: 'Error' }, []],
  ['failed, with credit that cannot be read', { status: 'Error', isCreditKnown: false }, ['repeated']],
  ['failed after its credit was pulled', { status: 'Error', creditDetail: [creditDetail()] }, ['repeated']],
  ['is in progress', { status: 'Processing' }, ['repeated', 'running']],
  ['has a result', {}, ['repeated']],
])('an equal order that %s is repeated after the questions %j', (_, over, expected) => {
  const equal = [attempt({ state: 'placed', requestIds: ['9'] })];
  expect(kindsOf({ equal, latest: [historyItem({ requestId: '9', ...over })] })).toEqual(expected);
});

it('an equal order is asked about if only one of its services failed, or if the list lacks it', () => {
  const equal = [attempt({ state: 'placed', requestIds: ['9', '10'] })];
  const failed = historyItem({ requestId: '9', status: 'Error' });
  expect(kindsOf({ equal, latest: [failed, historyItem({ requestId: '10' })] })).toContain('repeated');
  expect(kindsOf({ equal, latest: [failed] })).toContain('repeated');
  expect(kindsOf({ equal, latest: undefined })).toContain('repeated');
});

it('an equal order is named with its time and request, and not as another one', () => {
  const equal = [attempt({ state: 'placed', requestIds: ['9'] })];
  expect(concerns({ equal, latest: [historyItem({ requestId: '9' })] })).toEqual([
    {
      kind: 'repeated',
      title: 'The same order was placed a few minutes ago',
      lines: ['The order of 11/21/26 12:00:00 PM is request 9.', TWICE],
    },
  ]);
});

describe('requests that have not finished', () => {
  it('are asked about, a multi request by one number', () => {
    const history = [
      ...multiRequest('4', { status: 'Processing' }, { status: 'Processing' }),
      ...multiRequest('5', { status: 'Processing' }, { status: 'Processing' }),
      historyItem({ requestId: '7', status: 'Processing' }),
      historyItem({ requestId: '8' }),
    ];
    expect(concerns({ history })).toEqual([
      {
        kind: 'running',
        title: 'A request is still being processed',
        lines: ['Request 41, 51, 7 has not finished. Its credit reports are not on file yet.'],
      },
    ]);
  });

  it('go by what is listed now', () => {
    const item = historyItem({ requestId: '7' });
    const running = { ...item, status: 'Processing' };
    expect(kindsOf({ history: [running], latest: [item], seenIds: ['7'] })).toEqual([]);
    expect(kindsOf({ history: [item], latest: [running], seenIds: ['7'] })).toEqual(['running']);
    expect(kindsOf({ history: [running], latest: [] })).toEqual(['running']);
  });

  it('include those that were placed and are not listed yet', () => {
    expect(concerns({ unlisted: { ids: ['12'], reads: { first: 0, latest: 59_999 } } })).toMatchObject([
      { kind: 'running', lines: ['Request 12 has not finished. Its credit reports are not on file yet.'] },
    ]);
  });

  it('are said to be unlisted when they were looked for long enough', () => {
    expect(concerns({ unlisted: { ids: ['12'], reads: { first: 0, latest: 60_000 } } })).toEqual([
      {
        kind: 'unlisted',
        title: 'An earlier order is not listed',
        lines: ["The service accepted it as request 12, but the loan's requests don't show it.", TWICE],
      },
    ]);
  });
});

describe('what was ordered in the meantime', () => {
  const latest = [historyItem({ requestId: '9', submittedBy: 'Sam Lindqvist' })];

  it('is shown with the person who ordered it', () => {
    expect(concerns({ latest })).toEqual([
      {
        kind: 'newerOrders',
        title: 'Another order was placed for this loan',
        lines: ['Request 9 by Sam Lindqvist was placed after this screen was opened.', TWICE],
      },
    ]);
  });

  it('is unknown when History cannot be read', () => {
    expect(concerns({ latest: undefined })).toEqual([
      {
        kind: 'newerOrders',
        title: "The loan's requests could not be loaded",
        lines: ["We can't check whether the same was ordered since this screen was opened.", TWICE],
      },
    ]);
  });

  it('may be anything when History could not be read at first, whatever the clock says', () => {
    expect(concerns({ latest, seenIds: null })).toEqual([
      {
        kind: 'newerOrders',
        title: "The loan's requests could not be loaded when this screen was opened",
        lines: ['Request 9 by Sam Lindqvist may be new since then.', TWICE],
      },
    ]);
    expect(concerns({ latest: [], seenIds: null })).toEqual([]);
  });

  it.each([
    { when: 'it was seen', seenIds: ['1', '9'], isShown: false },
    { when: 'only another request was seen', seenIds: ['1'], isShown: true },
  ])('$when: shown: $isShown', ({ seenIds, isShown }) => {
    expect(concerns({ latest, seenIds })).toHaveLength(isShown ? 1 : 0);
  });

  it.each([
    {
      more: [historyItem({ requestId: '10', submittedBy: 'Rita Ibarra' })],
      line: 'Request 9, 10 by Sam Lindqvist, Rita Ibarra was placed after this screen was opened.',
    },
    {
      more: [historyItem({ requestId: '10', submittedBy: 'Sam Lindqvist' })],
      line: 'Request 9, 10 by Sam Lindqvist was placed after this screen was opened.',
    },
    {
      more: multiRequest('4', { submittedBy: null }, { submittedBy: null }),
      line: 'Request 9, 41 by Sam Lindqvist was placed after this screen was opened.',
    },
  ])('names each person and request once: $line', ({ more, line }) => {
    expect(concerns({ latest: [...latest, ...more] })[0]?.lines[0]).toBe(line);
  });

  it('names no borrower when the service names none', () => {
    const [concern] = concerns({ latest: [historyItem({ requestId: '9', submittedBy: null })] });
    expect(concern?.lines[0]).toBe('Request 9 was placed after this screen was opened.');
  });
});
