import type { Dispatch } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { idle, type Remote } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { readWanted, selectRef } from '@/reads/readState';
import { readOf } from './reads';
import type { Kept, KeyParameter, ReadName, Ref, RefOf } from './readValues';

export interface Shown<Value> extends Remote<Value> {
  retry: () => void;
}

/** What is known of a value. A read that the table gives to the view is wanted as soon as it is shown. */
export const useRead = <Name extends ReadName>(name: Name, ...[key]: KeyParameter<Name>): Shown<Kept<Name>> => {
  const [shown] = useReads<Name>([{ name, key } as unknown as Part<Name>]);
  return shown as Shown<Kept<Name>>;
};

/** One value that a component shows; a refused one is not loaded. */
type Part<Name extends ReadName> = RefOf<Name> & { isRefused?: boolean };

/** The same for several values of one read. */
export function useReads<Name extends ReadName>(parts: readonly Part<Name>[]): Shown<Kept<Name>>[] {
  const dispatch = useDispatch();
  const remotes = useSelector((state: RootState) => parts.map((part) => selectRef(state, part as Ref)), shallowEqual);
  const want = ({ isRefused = false, ...ref }: Part<Name>): void => {
    if (!isRefused) wantTogether(dispatch, ref as Ref);
  };
  const identity = parts.map(({ key, isRefused }) => `${key} ${isRefused}`).join();
  const wantShown = useEffectEvent(() => {
    for (const part of parts) if (readOf(part.name).isWantedByView) want(part);
  });
  // The values of a poll are a new list; only others load.
  useEffect(() => wantShown(), [identity]);
  return parts.map((part, index) => ({
    ...((remotes[index] ?? idle) as Remote<Kept<Name>>),
    retry: () => want(part),
  }));
}

let wanted: Ref[] = [];

/** What one render shows is wanted in one action, because every action runs all selectors of the page. */
function wantTogether(dispatch: Dispatch, ref: Ref): void {
  wanted.push(ref);
  if (wanted.length > 1) return;
  queueMicrotask(() => {
    const refs = wanted;
    wanted = [];
    dispatch(readWanted(...refs));
  });
}
