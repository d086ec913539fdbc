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

describe('an early read', () => {
  it('is sent once, and the first caller with the same parameters gets its response', async () => {
    const { read, startEarly, header, answers } = createRead();
    void startEarly(read, { loanId: '1' });
    const asked = read({ loanId: '1' }, signal());
    answers[0]?.resolve('early');
    expect(await asked).toBe('early');
    expect(header).toHaveBeenCalledOnce();
  });

  it('is used once: a second caller sends a new read', () => {
    const { read, startEarly, header } = createRead();
    void startEarly(read, { loanId: '1' });
    void read({ loanId: '1' }, signal());
    void read({ loanId: '1' }, signal());
    expect(header).toHaveBeenCalledTimes(2);
  });

  it('is not used for another loan', () => {
    const { read, startEarly, header } = createRead();
    void startEarly(read, { loanId: '1' });
    void read({ loanId: '2' }, signal());
    expect(header.mock.calls.map(([params]) => params)).toEqual([{ loanId: '1' }, { loanId: '2' }]);
  });

  it('fails only for the caller that took it over', async () => {
    const { read, startEarly, answers } = createRead();
    void startEarly(read, { loanId: '1' });
    answers[0]?.reject(BUSY);
    await Promise.resolve();
    await expect(read({ loanId: '1' }, signal())).rejects.toThrow('503');
  });

  it('is aborted by the caller that took it over', () => {
    const { read, startEarly, answers } = createRead();
    void startEarly(read, { loanId: '1' });
    const controller = new AbortController();
    void read({ loanId: '1' }, controller.signal);
    expect(answers[0]?.signal.aborted).toBe(false);
    controller.abort();
    expect(answers[0]?.signal.aborted).toBe(true);
  });

  it('is aborted at the end if no caller took it over, and then read again', () => {
    const { read, startEarly, endEarly, header, answers } = createRead();
    void startEarly(read, { loanId: '1' });
    endEarly();
    expect(answers[0]?.signal.aborted).toBe(true);
    void read({ loanId: '1' }, signal());
    expect(header).toHaveBeenCalledTimes(2);
  });
});

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
