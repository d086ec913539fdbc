import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/http/endpoint';
import { watchCalls } from '@/http/watchCalls';
import { FailedCall } from '@/lib/failure';

type Read = Endpoint<{ loanId: string }, string>;

/** Creates a watched read whose responses the test provides. */
function createRead() {
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const header = vi.fn<Read>(
    (_, signal) => new Promise((resolve, reject) => answers.push({ resolve, reject, signal })),
  );
  const { watch, ...calls } = watchCalls(() => expect.fail('no bug'));
  return { ...calls, read: watch({ header }).header, header, answers };
}

const BUSY = new FailedCall({ kind: 'http', call: 'loanHeader', status: 503 });

const signal = () => new AbortController().signal;

describe('pending calls', () => {
  it('are none when the last one has succeeded or failed', async () => {
    const { read, noCalls, answers } = createRead();
    const rest = vi.fn();
    const both = [read({ loanId: '1' }, signal()), read({ loanId: '2' }, signal())];
    void noCalls().then(rest);
    answers[0]?.resolve('one');
    await both[0];
    expect(rest).not.toHaveBeenCalled();
    answers[1]?.reject(BUSY);
    await expect(both[1]).rejects.toThrow('503');
    await noCalls();
    expect(rest).toHaveBeenCalledOnce();
  });
});
