import { describe, expect, it, vi } from 'vitest';
import { createEarlyReads, type Endpoint, trackCalls } from '@/api/endpoint';

type Read = Endpoint<{ loanId: string }, string>;

/** Creates a read whose responses the test provides. */
function createRead() {
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const header = vi.fn<Read>(
    (_, signal) => new Promise((resolve, reject) => answers.push({ resolve, reject, signal })),
  );
  return { api: { loans: { header } }, header, answers };
}

const signal = () => new AbortController().signal;

describe('an early read', () => {
  it('is sent once, and the first caller with the same parameters gets its response', async () => {
    const { api, header, answers } = createRead();
    const earlyReads = createEarlyReads(api);
    earlyReads.start(api.loans.header, { loanId: '1' });
    const asked = earlyReads.api.loans.header({ loanId: '1' }, signal());
    answers[0]?.resolve('early');
    expect(await asked).toBe('early');
    expect(header).toHaveBeenCalledOnce();
  });

  it('is used once: a second caller sends a new read', () => {
    const { api, header } = createRead();
    const earlyReads = createEarlyReads(api);
    earlyReads.start(api.loans.header, { loanId: '1' });
    void earlyReads.api.loans.header({ loanId: '1' }, signal());
    void earlyReads.api.loans.header({ loanId: '1' }, signal());
    expect(header).toHaveBeenCalledTimes(2);
  });

  it('is not used for another loan', () => {
    const { api, header } = createRead();
    const earlyReads = createEarlyReads(api);
    earlyReads.start(api.loans.header, { loanId: '1' });
    void earlyReads.api.loans.header({ loanId: '2' }, signal());
    expect(header.mock.calls.map(([params]) => params)).toEqual([{ loanId: '1' }, { loanId: '2' }]);
  });

  it('fails only for the caller that took it over', async () => {
    const { api, answers } = createRead();
    const earlyReads = createEarlyReads(api);
    earlyReads.start(api.loans.header, { loanId: '1' });
    answers[0]?.reject(new Error('503'));
    await Promise.resolve();
    await expect(earlyReads.api.loans.header({ loanId: '1' }, signal())).rejects.toThrow('503');
  });

  it('is aborted by the caller that took it over', () => {
    const { api, answers } = createRead();
    const earlyReads = createEarlyReads(api);
    earlyReads.start(api.loans.header, { loanId: '1' });
    const controller = new AbortController();
    void earlyReads.api.loans.header({ loanId: '1' }, controller.signal);
    expect(answers[0]?.signal.aborted).toBe(false);
    controller.abort();
    expect(answers[0]?.signal.aborted).toBe(true);
  });

  it('is aborted at the end if no caller took it over, and then read again', () => {
    const { api, header, answers } = createRead();
    const earlyReads = createEarlyReads(api);
    earlyReads.start(api.loans.header, { loanId: '1' });
    earlyReads.abortUnclaimed();
    expect(answers[0]?.signal.aborted).toBe(true);
    void earlyReads.api.loans.header({ loanId: '1' }, signal());
    expect(header).toHaveBeenCalledTimes(2);
  });
});

describe('pending calls', () => {
  it('are none when the last one has succeeded or failed', async () => {
    const { api, answers } = createRead();
    const calls = trackCalls(api);
    const rest = vi.fn();
    const both = [calls.api.loans.header({ loanId: '1' }, signal()), calls.api.loans.header({ loanId: '2' }, signal())];
    void calls.none().then(rest);
    answers[0]?.resolve('one');
    await both[0];
    expect(rest).not.toHaveBeenCalled();
    answers[1]?.reject(new Error('503'));
    await expect(both[1]).rejects.toThrow('503');
    await calls.none();
    expect(rest).toHaveBeenCalledOnce();
  });
});
