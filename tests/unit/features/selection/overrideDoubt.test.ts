import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectOverrideChoice } from '@/features/selection/state/selectionSelectors';
import {
  overrideCheckPressed,
  overrideDiscarded,
  overrideDraftEdited,
  resultChosen,
  selectIsOverrideUnresolved,
  selectOverride,
} from '@/features/selection/state/overrideSlice';
import type { Failure } from '@/lib/failure';
import { readAnswered } from '@/reads/readState';
import {
  after,
  before,
  type Choosing,
  choosingLpa,
  entry,
  failing,
  logIs,
  reasons,
  save,
} from '@tests/support/overrideDesk';
import { fc } from '@tests/support/properties';
import type { OverrideLogEntry } from '@/features/selection/api/contract/selection';

beforeEach(() => {
  vi.useFakeTimers();
});

const MINUTE = 60_000;
const NAMES_A_FIELD = {
  status: 400,
  reasons: [{ key: null, field: 'comment', borrowerKey: null, message: 'Too short.' }],
};

const stateOf = ({ store }: Choosing) => selectOverride(store.getState());
const textOf = (choosing: Choosing) => stateOf(choosing).notice?.text;

/** Neither results nor log have the selection. */
function booksAre(choosing: Choosing, books: 'without it' | 'with it', ...logs: OverrideLogEntry[]): void {
  choosing.list.mockResolvedValue(books === 'with it' ? after : before);
  logIs(choosing, ...(books === 'with it' && logs.length === 0 ? [entry()] : logs));
}

async function saveInDoubt(failure: Partial<Failure>): Promise<Choosing> {
  const choosing = choosingLpa();
  choosing.override.mockImplementation(failing(failure));
  booksAre(choosing, 'without it');
  await save(choosing);
  await vi.advanceTimersByTimeAsync(6_000);
  return choosing;
}

const FAILURES: [failure: Partial<Failure>, says: RegExp][] = [
  [{ kind: 'network' }, /^The response was lost\./],
  [{ kind: 'timeout' }, /^The response was lost\./],
  [{ kind: 'unreadable' }, /^The response could not be read\./],
  [{ status: 400 }, /^The service refused the selection \(status 400\)\./],
  [{ status: 401 }, /\(status 401\)/],
  [
    { status: 403, reasons: [{ key: null, field: null, borrowerKey: null, message: 'No.' }] },
    /: No\. \(Status 403\.\)/,
  ],
  [
    { status: 403, reasons: [{ key: null, field: null, borrowerKey: null, message: 'XSRF' }] },
    /forgery.* \(Status 403\.\)/,
  ],
  [{ status: 404 }, /\(status 404\)/],
  [{ status: 408 }, /status 408/],
  [{ status: 409 }, /^The service answered with status 409\./],
  [{ status: 422 }, /\(status 422\)/],
  [{ status: 451 }, /\(status 451\)/],
  [{ status: 503 }, /status 503/],
];

// @spec SEL-7, SEL-12
describe('a selection that results and log show late', () => {
  it.each(FAILURES)('is in doubt after %o, and the words follow what is read', async (failure, says) => {
    const choosing = await saveInDoubt(failure);
    expect(textOf(choosing)).toMatch(says);
    expect(textOf(choosing)).toMatch(
      /checked at \d\d:\d\d:\d\d [AP]M, don't show it, but it may still have been saved/,
    );
    expect(textOf(choosing)).not.toMatch(/was not saved|nothing was/);
    expect(stateOf(choosing).draft).toMatchObject({ key: '502', reasonId: '2' });
    expect(selectIsOverrideUnresolved(choosing.store.getState())).toBe(true);
    booksAre(choosing, 'with it');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
    expect(stateOf(choosing).draft.key).toBeNull();
    expect(selectIsOverrideUnresolved(choosing.store.getState())).toBe(false);
    expect(choosing.override).toHaveBeenCalledTimes(1);
  });

  it('is saved as soon as reads for another reason show it', async () => {
    const choosing = await saveInDoubt({ status: 403 });
    const at = Date.now();
    choosing.store.dispatch(readAnswered({ name: 'currentRunSelections', key: '418', answer: after, at }));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toMatch(/^LPA is selected, but the override log has no entry .* It may still be added/);
    const answer = { recommendations: [], reasons, logs: [entry()] };
    choosing.store.dispatch(readAnswered({ name: 'recommendations', answer, at }));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
  });

  it('is looked for again when the user asks, which says when', async () => {
    const choosing = await saveInDoubt({ kind: 'network' });
    const first = textOf(choosing);
    await vi.advanceTimersByTimeAsync(2_000);
    choosing.store.dispatch(overrideCheckPressed());
    expect(textOf(choosing)).toBe('Checking whether the selection was saved…');
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toMatch(/may still have been saved/);
    expect(textOf(choosing)).not.toBe(first);
    choosing.list.mockImplementation(failing({ kind: 'network' }));
    choosing.store.dispatch(overrideCheckPressed());
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toMatch(/could not be read just now/);
    booksAre(choosing, 'with it');
    choosing.store.dispatch(overrideCheckPressed());
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
  });

  it('is never called unsaved before five minutes, whatever fails and whenever it is shown', async () => {
    const failure = fc.constantFrom(...FAILURES.map(([one]) => one));
    const shownAfter = fc.integer({ min: 0, max: 295_000 });
    await fc.assert(
      fc.asyncProperty(failure, shownAfter, fc.integer({ min: 0, max: 300_000 }), async (failed, late, logLag) => {
        const choosing = choosingLpa();
        choosing.override.mockImplementation(failing(failed));
        const pressedAt = Date.now();
        const isShown = (lag: number) => Date.now() >= pressedAt + Math.min(late + lag, 295_000);
        choosing.list.mockImplementation(() => Promise.resolve(isShown(0) ? after : before));
        choosing.recommendations.mockImplementation(() =>
          Promise.resolve({ recommendations: [], reasons, logs: isShown(logLag) ? [entry()] : [] }),
        );
        const texts: unknown[] = [];
        choosing.store.subscribe(() => texts.push(textOf(choosing)));
        await save(choosing);
        await vi.advanceTimersByTimeAsync(5 * MINUTE);
        expect(texts.filter((text) => /was not saved|save them if/.test(String(text)))).toEqual([]);
        expect(textOf(choosing)).toBe('LPA is now the selected result.');
        choosing.store.dispatch(overrideDiscarded());
      }),
      { numRuns: 15 },
    );
  });
});

describe('absence', () => {
  it('proves that nothing was saved only five minutes after the response, whatever the clock of the computer says', async () => {
    const choosing = await saveInDoubt({ status: 403 });
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    choosing.store.dispatch(overrideCheckPressed());
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 7_000);
    expect(textOf(choosing)).toMatch(/may still have been saved/);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(textOf(choosing)).toMatch(
      /^The service refused .* The selection was not saved: .* checked at .* don't show it\.$/,
    );
    expect(stateOf(choosing)).toMatchObject({
      phase: 'editing',
      unsettled: null,
      draft: { key: '502', reasonId: '2' },
    });
  });

  it('in a log that lacks older entries, or in results that have shown it, proves nothing', async () => {
    const choosing = choosingLpa();
    const older = entry({ overrideLogId: '1', comment: 'Older' });
    const answer = { recommendations: [], reasons, logs: [older] };
    choosing.store.dispatch(readAnswered({ name: 'recommendations', answer }));
    choosing.override.mockImplementation(failing(NAMES_A_FIELD));
    booksAre(choosing, 'without it');
    await save(choosing);
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(textOf(choosing)).toMatch(/may still have been saved/);
    booksAre(choosing, 'without it', older);
    choosing.store.dispatch(readAnswered({ name: 'currentRunSelections', key: '418', answer: after }));
    choosing.store.dispatch(overrideCheckPressed());
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(choosing).unsettled).not.toBeNull();
  });

  it('that cannot be read for five minutes blocks the form no longer', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing({ kind: 'network' }));
    choosing.recommendations.mockImplementation(failing({ kind: 'network' }));
    await save(choosing);
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    expect(stateOf(choosing).phase).toBe('unconfirmed');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(stateOf(choosing).phase).toBe('editing');
    expect(textOf(choosing)).toMatch(/could not confirm/);
  });
});

describe('a 400 that names fields', () => {
  it('refuses with results and log that do not have the selection', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing(NAMES_A_FIELD));
    booksAre(choosing, 'without it');
    await save(choosing);
    expect(textOf(choosing)).toBe('The service refused the selection: Too short.');
    expect(stateOf(choosing).unsettled).toBeNull();
  });

  it('refuses nothing that results and log have', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing(NAMES_A_FIELD));
    await save(choosing);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
  });

  it('proves nothing while they cannot be read', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing(NAMES_A_FIELD));
    choosing.list.mockImplementation(failing({ kind: 'network' }));
    await save(choosing);
    expect(stateOf(choosing).phase).toBe('unconfirmed');
    expect(textOf(choosing)).toMatch(/Too short\..*could not confirm/);
  });
});

describe('a result that has come into effect since the press', () => {
  it('is not called refused by a 400 that names fields, while the log is late', async () => {
    const choosing = choosingLpa();
    choosing.override.mockImplementation(failing(NAMES_A_FIELD));
    choosing.list.mockResolvedValue(after);
    logIs(choosing);
    await save(choosing);
    expect(textOf(choosing)).toMatch(/^LPA is selected, but the override log has no entry .* It may still be added/);
    booksAre(choosing, 'with it');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
  });
});

describe('a selection that was called unsaved', () => {
  it.each<[what: string, failure: Partial<Failure>, ms: number, says: RegExp]>([
    ['refused', NAMES_A_FIELD, 0, /^The service refused the selection: Too short\.$/],
    ['absent for five minutes', { kind: 'network' }, 6 * MINUTE, /The selection was not saved: /],
  ])('is saved if a later read shows it: %s', async (_, failure, ms, says) => {
    const choosing = await saveInDoubt(failure);
    await vi.advanceTimersByTimeAsync(ms);
    expect(textOf(choosing)).toMatch(says);
    show(choosing, before);
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toMatch(says);
    show(choosing, after, entry());
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
    expect(stateOf(choosing).draft.key).toBeNull();
  });

  it('leaves what the user changed since then', async () => {
    const choosing = await saveInDoubt(NAMES_A_FIELD);
    choosing.store.dispatch(overrideDraftEdited({ comment: 'Longer now' }));
    show(choosing, after, entry());
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
    expect(stateOf(choosing).draft).toMatchObject({ key: '502', comment: 'Longer now' });
  });

  /** Simulates reads for another reason. */
  function show({ store }: Choosing, results: typeof after, ...logs: OverrideLogEntry[]): void {
    const at = Date.now();
    store.dispatch(readAnswered({ name: 'currentRunSelections', key: '418', answer: results, at }));
    store.dispatch(readAnswered({ name: 'recommendations', answer: { recommendations: [], reasons, logs }, at }));
  }
});

describe('while a selection is in doubt', () => {
  const warningsOf = ({ store }: Choosing) => selectOverrideChoice(store.getState())?.warnings;

  it('saving it again says that the log may have two entries, and an entry of either press is enough', async () => {
    const choosing = await saveInDoubt({ kind: 'network' });
    expect(warningsOf(choosing)).toEqual([
      'LPA may already be saved. Saving it again is safe, but can add a second entry to the override log.',
    ]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    await save(choosing);
    expect(choosing.override).toHaveBeenCalledTimes(2);
    booksAre(choosing, 'with it');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
  });

  it('what the user changes in the form stays when it turns out to be saved', async () => {
    const choosing = await saveInDoubt({ kind: 'network' });
    choosing.store.dispatch(overrideDraftEdited({ comment: 'Half the fee' }));
    booksAre(choosing, 'with it');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
    expect(stateOf(choosing).draft).toEqual({ key: '502', reasonId: '2', comment: 'Half the fee' });
    expect(selectOverrideChoice(choosing.store.getState())).toMatchObject({ isInEffect: true });
  });

  it.each([
    ['discards the form', overrideDiscarded()],
    ['returns to the result in effect', resultChosen(null)],
  ])('the words still follow when the user %s', async (_, action) => {
    const choosing = await saveInDoubt({ kind: 'network' });
    choosing.store.dispatch(action);
    expect(stateOf(choosing).draft.key).toBeNull();
    expect(textOf(choosing)).toMatch(/may still have been saved/);
    booksAre(choosing, 'with it');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(textOf(choosing)).toBe('LPA is now the selected result.');
  });
});

// @spec SEL-12
describe('a response to the press that shows the choice in effect is the save', () => {
  const LONG = `The investor takes <only> DU. ${'Approved by the desk. '.repeat(40)}`.trim();
  const SHORTER = 'LPA is now the selected result. The override log shows your comment shortened.';
  const OTHER = 'LPA is now the selected result. The override log shows your reason or comment in other words.';
  const LOGS: [what: string, comment: string, over: Partial<OverrideLogEntry> | null, says: string][] = [
    ['without a log', LONG, null, 'LPA is now the selected result.'],
    ['under another name', LONG, { comment: LONG, overriddenBy: 'U4711' }, 'LPA is now the selected result.'],
    ['cut to 500 characters', LONG, { comment: LONG.slice(0, 500) }, SHORTER],
    ['cut with an ellipsis', LONG, { comment: `${LONG.slice(0, 497)}...` }, SHORTER],
    ['escaped', 'R&W <only> "DU"', { comment: 'R&amp;W &lt;only&gt; &#34;DU&#x22;' }, OTHER],
    ['escaped and cut', LONG, { comment: LONG.replaceAll('<', '&lt;').replaceAll('>', '&gt;').slice(0, 400) }, SHORTER],
    ['in composed letters', 'Zoe\u0308 asked', { comment: 'Zo\u00EB asked' }, 'LPA is now the selected result.'],
    ['in other words', 'Half the fee', { comment: 'HALF FEE' }, OTHER],
    ['without the comment', 'Half the fee', { comment: null }, OTHER],
    ['with another reason', '', { overrideReason: 'Borrower request' }, OTHER],
  ];

  it.each(LOGS)('%s', async (_, comment, over, says) => {
    const choosing = choosingLpa();
    choosing.store.dispatch(overrideDraftEdited({ comment }));
    choosing.override.mockResolvedValue({ results: after, logs: over === null ? undefined : [entry(over)] });
    await save(choosing);
    expect(stateOf(choosing)).toMatchObject({
      phase: 'editing',
      draft: { key: null },
      notice: { tone: 'success', text: says },
    });
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(textOf(choosing)).toBe(says);
    expect(choosing.override).toHaveBeenCalledTimes(1);
  });

  it('after a lost response, an own entry whose comment is shortened or escaped is the save too', async () => {
    const choosing = choosingLpa();
    choosing.store.dispatch(overrideDraftEdited({ comment: LONG }));
    choosing.override.mockImplementation(failing({ kind: 'network' }));
    booksAre(choosing, 'with it', entry({ comment: LONG.replaceAll('<', '&lt;').slice(0, 500) }));
    await save(choosing);
    expect(textOf(choosing)).toBe(SHORTER);
  });
});
