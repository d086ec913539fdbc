import type { Failure } from './failure';

/**
 * A value that comes from afar. While it is asked again, and after a failure, the last good value stays in hand;
 * undefined means that none has arrived yet.
 */
export interface Remote<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  value: Value | undefined;
  failure: Failure | undefined;
}

export const idle = { status: 'idle', value: undefined, failure: undefined } as const;

export const toLoading = <Value>(remote: Remote<Value>): Remote<Value> => ({ ...remote, status: 'loading' });

export const toReady = <Value>(value: Value): Remote<Value> => ({ status: 'ready', value, failure: undefined });

/** An answer with nothing in it is dropped: what was known stays (specification §5). */
export const toAnswered = <Value>(remote: Remote<Value>, answer: Value | undefined): Remote<Value> => ({
  status: 'ready',
  value: answer ?? remote.value,
  failure: undefined,
});

export const toFailed = <Value>(remote: Remote<Value>, failure: Failure): Remote<Value> => ({
  ...remote,
  status: 'failed',
  failure,
});

/** True until the first answer or failure. */
export const isPending = (remote: Remote<unknown>): boolean =>
  remote.value === undefined && (remote.status === 'idle' || remote.status === 'loading');

/** True until the answer to the last asking: the first one, or one that brings what is known up to date. */
export const isOnItsWay = (remote: Remote<unknown>): boolean => isPending(remote) || remote.status === 'loading';

/** True when the only thing known is that it could not be read: not even whether there is anything. */
export const isUnknown = ({ status, value }: Remote<unknown>): boolean => status === 'failed' && value === undefined;

/** True while the first answer is on its way. */
export const isFirstRead = ({ status, value }: Remote<unknown>): boolean => status === 'loading' && value === undefined;

/** True when the first answer had nothing in it: no failure, and yet nothing to show. */
export const isEmptyHanded = ({ status, value }: Remote<unknown>): boolean => status === 'ready' && value === undefined;
