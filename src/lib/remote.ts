import type { Failure } from './failure';

/** A value from the API. A reload or a failure keeps the last one; undefined: none has loaded yet. */
export interface Remote<Value> {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  value: Value | undefined;
  failure: Failure | undefined;
}

export const idle = { status: 'idle', value: undefined, failure: undefined } as const;

export const toLoading = <Value>(remote: Remote<Value>): Remote<Value> => ({ ...remote, status: 'loading' });

/** Ignores an empty response: the known value stays. */
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

/** The read was canceled: the value is what it was before. */
export const toCanceled = <Value>(remote: Remote<Value>): Remote<Value> =>
  remote.status === 'loading'
    ? { ...remote, status: remote.failure !== undefined ? 'failed' : remote.value === undefined ? 'idle' : 'ready' }
    : remote;

/** True until the first response or failure, and during a retry without a value. */
export const isPending = (remote: Remote<unknown>): boolean =>
  remote.value === undefined && (remote.status === 'idle' || remote.status === 'loading');

/** True until the latest request has a response: during the first load and during a reload. */
export const isAwaiting = (remote: Remote<unknown>): boolean => isPending(remote) || remote.status === 'loading';

/** True when the value failed to load, so that it is unknown whether there is one. */
export const isUnknown = ({ status, value }: Remote<unknown>): boolean => status === 'failed' && value === undefined;

export const isFirstRead = ({ status, value }: Remote<unknown>): boolean => status === 'loading' && value === undefined;

/** True when the response was empty and no earlier value is known: there is no failure, but nothing to show. */
export const isLoadedEmpty = ({ status, value }: Remote<unknown>): boolean => status === 'ready' && value === undefined;

export type Gap = 'pending' | 'notLoaded';

/** Returns why a value is missing. @empty null for a loaded value, and if the service sent none */
export function gapOf(remote: Remote<unknown>): Gap | null {
  if (isUnknown(remote)) return 'notLoaded';
  return isPending(remote) ? 'pending' : null;
}
