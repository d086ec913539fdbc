import { expect, it, vi } from 'vitest';
import { overrideDraftEdited, selectOverride } from '@/features/selection/state/overrideSlice';
import { after, before, choosingLpa, entry, failing, logIs, save } from '@tests/support/overrideDesk';

it('a reason for a result that is in effect already is not saved by results alone', async () => {
  vi.useFakeTimers();
  const choosing = choosingLpa();
  choosing.store.dispatch(overrideDraftEdited({ comment: 'The borrower asked for the lower fee.' }));
  choosing.override.mockImplementation(failing({ status: 503 }));
  choosing.list.mockResolvedValue(before);
  logIs(choosing);
  await save(choosing);
  // A colleague selects the same result, with other words.
  const others = entry({ overrideLogId: '10', overriddenBy: 'Sam Lindqvist', comment: 'Mine' });
  choosing.list.mockResolvedValue(after);
  logIs(choosing, others);
  await vi.advanceTimersByTimeAsync(306_000);
  expect(selectOverride(choosing.store.getState()).notice?.text).toMatch(
    /^LPA is selected, but the override log has no/,
  );
  // The user saves the reason. The service answers with what it has, and logs nothing.
  choosing.override.mockResolvedValue({ results: after, logs: [others] });
  await save(choosing);
  const { draft, notice } = selectOverride(choosing.store.getState());
  expect.soft(notice?.tone).not.toBe('success');
  expect(draft.comment).toBe('The borrower asked for the lower fee.');
});

it.each([
  ['cut short', { comment: 'The borrower' }],
  ['in capitals', { comment: 'THE BORROWER ASKED FOR THE LOWER FEE.' }],
  ['with a reason of the service', { overrideReason: 'Other' }],
])('the answer to the press that has a new entry of it, %s, is the save', async (_, logged) => {
  vi.useFakeTimers();
  const choosing = choosingLpa();
  choosing.store.dispatch(overrideDraftEdited({ comment: 'The borrower asked for the lower fee.' }));
  choosing.list.mockResolvedValue(after);
  logIs(choosing);
  choosing.override.mockImplementation(failing({ status: 503 }));
  await save(choosing);
  await vi.advanceTimersByTimeAsync(306_000);
  choosing.override.mockResolvedValue({ results: after, logs: [entry({ overrideLogId: '11', ...logged })] });
  await save(choosing);
  expect(selectOverride(choosing.store.getState()).notice).toMatchObject({
    tone: 'success',
    text: expect.stringContaining('LPA is now the selected result.') as string,
  });
});
