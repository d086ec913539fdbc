import { describe, expect, it, vi } from 'vitest';
import { countCalls } from '@/api/callsUnderWay';
import { createHeadStart } from '@/api/headStart';
import type { Endpoint } from '@/lib/saga/callApi';

type Read = Endpoint<{ loanId: string }, string>;

/** One read whose answers a test gives. */
function aRead() {
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
  const header = vi.fn<Read>(
    (_, signal) => new Promise((resolve, reject) => answers.push({ resolve, reject, signal })),
  );
  return { api: { loans: { header } }, header, answers };
}

const signal = () => new AbortController().signal;

describe('a read that was begun early', () => {
  it('is sent once, and its answer goes to whoever asks for the same', async () => {
    const { api, header, answers } = aRead();
    const headStart = createHeadStart(api);
    headStart.begin(api.loans.header, { loanId: '1' });
    const asked = headStart.api.loans.header({ loanId: '1' }, signal());
    answers[0]?.resolve('early');
    expect(await asked).toBe('early');
    expect(header).toHaveBeenCalledOnce();
  });

  it('is handed over once: who asks again, asks anew', () => {
    const { api, header } = aRead();
    const headStart = createHeadStart(api);
    headStart.begin(api.loans.header, { loanId: '1' });
    void headStart.api.loans.header({ loanId: '1' }, signal());
    void headStart.api.loans.header({ loanId: '1' }, signal());
    expect(header).toHaveBeenCalledTimes(2);
  });

  it('is not for another loan', () => {
    const { api, header } = aRead();
    const headStart = createHeadStart(api);
    headStart.begin(api.loans.header, { loanId: '1' });
    void headStart.api.loans.header({ loanId: '2' }, signal());
    expect(header.mock.calls.map(([params]) => params)).toEqual([{ loanId: '1' }, { loanId: '2' }]);
  });

  it('fails for whoever takes it over, and for nobody else', async () => {
    const { api, answers } = aRead();
    const headStart = createHeadStart(api);
    headStart.begin(api.loans.header, { loanId: '1' });
    answers[0]?.reject(new Error('503'));
    await Promise.resolve();
    await expect(headStart.api.loans.header({ loanId: '1' }, signal())).rejects.toThrow('503');
  });

  it('is broken off by whoever took it over', () => {
    const { api, answers } = aRead();
    const headStart = createHeadStart(api);
    headStart.begin(api.loans.header, { loanId: '1' });
    const controller = new AbortController();
    void headStart.api.loans.header({ loanId: '1' }, controller.signal);
    expect(answers[0]?.signal.aborted).toBe(false);
    controller.abort();
    expect(answers[0]?.signal.aborted).toBe(true);
  });

  it('is broken off in the end when nobody has asked for it, and then asked for anew', () => {
    const { api, header, answers } = aRead();
    const headStart = createHeadStart(api);
    headStart.begin(api.loans.header, { loanId: '1' });
    headStart.end();
    expect(answers[0]?.signal.aborted).toBe(true);
    void headStart.api.loans.header({ loanId: '1' }, signal());
    expect(header).toHaveBeenCalledTimes(2);
  });
});

describe('calls under way', () => {
  it('are none when the last has been answered or has failed', async () => {
    const { api, answers } = aRead();
    const calls = countCalls(api);
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
