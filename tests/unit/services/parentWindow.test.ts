import { describe, expect, it, vi } from 'vitest';
import type { LoanId } from '@/domain/loan/loan';
import { createParentWindow, type MessageFault } from '@/services/browser/parentWindow';

const LISTED = ['https://los.test', 'https://branch.test'];
const LOAN = '7100101' as LoanId;
const openLoan = { protocol: 'aus-companion', version: 1, type: 'openLoan', loanId: LOAN };

/** A frame that hears the messages that a test posts, and the window around it. */
function openFrame() {
  const own = new EventTarget();
  const parent = { postMessage: vi.fn() };
  const faults: [MessageFault, number][] = [];
  const channel = createParentWindow(LISTED, (fault, count) => faults.push([fault, count]), {
    own: own as Window,
    parent: parent as unknown as Window,
  });
  const post = (data: unknown, origin = 'https://los.test', source: unknown = parent): void => {
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  };
  return { channel, parent, post, faults };
}

describe('the window around a frame', () => {
  it('learns nothing before its origin is known, and only that the frame is ready', () => {
    const { channel, parent } = openFrame();
    channel.send({ type: 'orderPlaced', loanId: LOAN, requestIds: ['1'] });
    const ready = { protocol: 'aus-companion', version: 1, type: 'ready' };
    expect(parent.postMessage.mock.calls).toEqual(LISTED.map((origin) => [ready, origin]));
  });

  it('is known by its first valid message, and then receives everything at its own origin', async () => {
    const { channel, parent, post } = openFrame();
    post(openLoan, 'https://branch.test');
    expect(await channel.firstLoan).toBe(LOAN);
    parent.postMessage.mockClear();
    channel.send({ type: 'loanOpened', loanId: LOAN });
    expect(parent.postMessage.mock.calls).toEqual([
      [{ protocol: 'aus-companion', version: 1, type: 'loanOpened', loanId: LOAN }, 'https://branch.test'],
    ]);
  });

  it('opens further loans, until the frame stops listening', () => {
    const { channel, post } = openFrame();
    const opened: LoanId[] = [];
    const stop = channel.watch((loanId) => opened.push(loanId));
    post(openLoan);
    post({ ...openLoan, loanId: '7100116' });
    stop();
    post({ ...openLoan, loanId: '7100119' });
    expect(opened).toEqual([LOAN, '7100116']);
    expect(channel.loanId()).toBe('7100119');
  });

  it.each<[string, MessageFault, unknown, string?, unknown?]>([
    ['another origin', 'origin', openLoan, 'https://evil.test'],
    ['an origin that only begins like a listed one', 'origin', openLoan, 'https://los.test.evil.test'],
    ['a sandboxed page', 'origin', openLoan, 'null'],
    ['another window', 'source', openLoan, 'https://los.test', {}],
    ['no window', 'source', openLoan, 'https://los.test', null],
    ['another version', 'version', { ...openLoan, version: 2 }],
    ['no version', 'version', { protocol: 'aus-companion' }],
    ['another type', 'shape', { ...openLoan, type: 'constructor' }],
    ['one more key', 'shape', { ...openLoan, area: 'history' }],
    ['a prototype', 'shape', JSON.parse(`{"__proto__":{"x":1},${JSON.stringify(openLoan).slice(1)}`)],
    ['an id of another kind', 'shape', { ...openLoan, loanId: 7100101 }],
    ['a path', 'shape', { ...openLoan, loanId: '../7100101' }],
    ['a long text', 'size', { ...openLoan, loanId: '1'.repeat(101) }],
    ['many keys', 'size', { ...openLoan, ...Object.fromEntries(Array.from({ length: 8 }, (_, key) => [key, key])) }],
  ])('is not heard with %s', (_, fault, data, origin, source) => {
    const { channel, post, faults } = openFrame();
    if (source === undefined) post(data, origin);
    else post(data, origin, source);
    expect(channel.loanId()).toBeUndefined();
    expect(faults).toEqual([[fault, 1]]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it.each([undefined, null, 'ready', 7, [], {}, { type: 'openLoan' }, { protocol: 'other' }])(
    'may send messages to others: %j',
    (data) => {
      const { post, faults } = openFrame();
      post(data);
      post(data, 'https://evil.test', {});
      expect(faults).toEqual([]);
    },
  );

  it('keeps the origin that was verified', () => {
    const { channel, post, faults } = openFrame();
    post(openLoan, 'https://los.test');
    post({ ...openLoan, loanId: '7100116' }, 'https://branch.test');
    expect(channel.loanId()).toBe(LOAN);
    expect(faults).toEqual([['origin', 1]]);
  });

  it('is heard 20 times in ten seconds, and of more the last always counts', () => {
    vi.useFakeTimers();
    const { channel, post, faults } = openFrame();
    const opened: LoanId[] = [];
    channel.watch((loanId) => opened.push(loanId));
    for (let id = 1; id <= 30; id += 1) post({ ...openLoan, loanId: String(id) });
    expect(channel.loanId()).toBe('20');
    vi.advanceTimersByTime(500);
    expect(channel.loanId()).toBe('30');
    expect(opened.slice(20)).toEqual(['30']);
    expect(faults).toEqual([['rate', 1]]);
    // A flood opens no more than two loans a second, and ends with its last.
    for (let id = 31; id <= 130; id += 1) {
      post({ ...openLoan, loanId: String(id) });
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(500);
    expect(channel.loanId()).toBe('130');
    expect(opened.length).toBeLessThanOrEqual(42);
    vi.advanceTimersByTime(10_001);
    post({ ...openLoan, loanId: '131' });
    expect(channel.loanId()).toBe('131');
    vi.useRealTimers();
  });

  it('cannot make the app send a report for each message', () => {
    const { post, faults } = openFrame();
    for (let times = 0; times < 5_000; times += 1) post(openLoan, 'https://evil.test');
    expect(faults).toEqual([
      ['origin', 1],
      ['origin', 10],
      ['origin', 100],
      ['origin', 1_000],
    ]);
  });
});
