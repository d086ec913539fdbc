import {
  type ActionReducerMapBuilder,
  isAnyOf,
  isDraft,
  original,
  type UnknownAction,
  type Action,
  createAction,
} from '@reduxjs/toolkit';
import type { Area } from '@/config/paths';
import type { Failure } from '@/lib/failure';
import { idle, type Remote, toAnswered, toCanceled, toFailed, toLoading } from '@/lib/remote';
import type { RootState } from '@/lib/rootState';
import { shareStructure } from '@/lib/shareStructure';
import type { Read, ReadsIn } from './read';
import { addToReads, knownRead, readNames, readOf } from './reads';
import type { Kept, KeyParameter, ReadName, ReadSlice, ReadState, Ref, RefOf, ValueOf } from './readValues';
import { own } from '@/lib/own';

/** Undefined: the response was empty. */
export type Answer = {
  [Name in ReadName]: RefOf<Name> & { answer: ValueOf<Name> | undefined };
}[ReadName] & {
  /** When it was received, in epoch milliseconds of this computer's clock. */
  at?: number;
  /** The same, in milliseconds of the monotonic clock. */
  tick?: number;
};

const list = (...refs: Ref[]) => ({ payload: refs });

/** A screen shows these values, or the user retries. In one action, because each runs all selectors of the page. */
export const readWanted = createAction('read/wanted', list);

/** The values are requested; what was requested before is outdated. */
export const readAsked = createAction(
  'read/asked',
  (refs: readonly Ref[], { isQuiet = false }: { isQuiet?: boolean } = {}) => ({
    payload: refs,
    meta: { isQuiet },
  }),
);

export const readAnswered = createAction<Answer>('read/answered');

export const readFailed = createAction<Ref & { failure: Failure }>('read/failed');

/** The user left, or a reload that the user doesn't see failed: the value is what it was before. */
export const readCanceled = createAction<Ref>('read/canceled');

/** The value is no longer true: it is unknown until it is loaded again. */
export const readForgotten = createAction('read/forgotten', list);

export const isSame = (one: Ref, other: Ref): boolean => one.name === other.name && one.key === other.key;

/** Returns the answer of a read; undefined for other actions and for empty answers. */
export const answerIn = <Name extends ReadName>(name: Name, { payload }: { payload: Answer }) =>
  payload.name === name ? (payload.answer as ValueOf<Name> | undefined) : undefined;

/** True for the action that brings a response of this read, also an empty one. */
export const isAnswerOf =
  <Name extends ReadName>(name: Name) =>
  (action: Action): action is ReturnType<typeof readAnswered> & { payload: Extract<Answer, { name: Name }> } =>
    readAnswered.match(action) && action.payload.name === name;

type Members = Record<string, Remote<unknown> | Record<string, Remote<unknown> | undefined>>;

/** Makes a slice keep these reads, and returns its members before any is loaded. */
export function keepReads<Slice extends ReadSlice>(slice: Slice, reads: ReadsIn<Slice>): ReadState<Slice> {
  addToReads(slice, reads);
  return unread(slice);
}

export const unread = <Slice extends ReadSlice>(slice: Slice) =>
  Object.fromEntries(
    readNames()
      .filter((name) => readOf(name).in === slice)
      .map((name) => [name, isSingle(name) ? idle : {}]),
  ) as ReadState<Slice>;

const isSingle = (name: ReadName): boolean => !('of' in readOf(name));

/**
 * Adds what becomes of the values that are read into a slice; other reducers of the slice can follow the same actions.
 */
export const addReads = <State extends ReadState<Slice>, Slice extends ReadSlice>(
  builder: Pick<ActionReducerMapBuilder<State>, 'addMatcher'>,
  slice: Slice,
) =>
  builder.addMatcher(isOutcome, (state, action) => {
    change(state as unknown as Members, slice, action);
  });

const isOutcome = isAnyOf(readAsked, readAnswered, readFailed, readCanceled, readForgotten);

function change(members: Members, slice: ReadSlice, action: UnknownAction): void {
  const update = (ref: Ref, next: (remote: Remote<unknown>) => Remote<unknown>): void => {
    if (knownRead(ref.name)?.in !== slice) return;
    const [parent, key] = ref.key === undefined ? [members, ref.name] : [members[ref.name] ?? {}, ref.key];
    const known = own(parent as Record<string, Remote<unknown>>, key);
    const remote = next(known ?? idle);
    // A canceled read of a loan that was left leaves no key behind.
    if (known === undefined && remote === idle) return;
    // An assignment to this key would keep nothing, and a copy for each key would take long.
    if (key === '__proto__') members[ref.name] = { ...parent, [key]: remote };
    else (parent as Members)[key] = remote;
  };
  if (readAsked.match(action) && !action.meta.isQuiet) for (const ref of action.payload) update(ref, toLoading);
  else if (readAnswered.match(action) && knownRead(action.payload.name)?.isTakenBySlice !== true)
    update(action.payload, (remote) => answered(remote, action.payload.answer));
  else if (readFailed.match(action)) update(action.payload, (remote) => toFailed(remote, action.payload.failure));
  else if (readCanceled.match(action)) update(action.payload, toCanceled);
  else if (readForgotten.match(action)) for (const ref of action.payload) update(ref, () => idle);
}

/** Equal parts keep their identity, so that a reload without changes renders nothing again. */
function answered(remote: Remote<unknown>, answer: unknown): Remote<unknown> {
  const { status, value, failure } = isDraft(remote) ? original(remote) : remote;
  const next = shareStructure(value, answer);
  const isEqual = status === 'ready' && failure === undefined && (next === value || next === undefined);
  return isEqual ? remote : toAnswered({ status, value, failure }, next);
}

/** What is known of a value. */
export const selectRead = <Name extends ReadName>(state: RootState, name: Name, ...[key]: KeyParameter<Name>) =>
  selectRef(state, { name, key } as Ref) as Remote<Kept<Name>>;

export function selectRef(state: RootState, { name, key }: Ref): Remote<unknown> {
  const members = membersOf(state, name);
  const member = key === undefined ? members?.[name] : own((members?.[name] ?? {}) as Members, key);
  return (member ?? idle) as Remote<unknown>;
}

/** A slice is in the state from the next action after it joined the store. */
function membersOf(state: RootState, name: ReadName): Members | undefined {
  const slice = knownRead(name)?.in;
  if (slice === undefined) missing(name);
  return slice && (state[slice] as unknown as Members | undefined);
}

const missed = new Set<ReadName>();

/** A module uses the value and doesn't import its slice: an error in development; users only lack the value. */
function missing(name: ReadName): void {
  const error = new Error(`No slice keeps ${name}`);
  if (import.meta.env.DEV) throw error;
  if (!missed.has(name)) reportError(error);
  missed.add(name);
}

export const selectArea = ({ navigation }: RootState): Area | null => navigation.place?.area ?? null;

/** True for a read that the specification makes on this screen. */
export const isOn = (on: Read['on'], area: Area | null): boolean =>
  on === 'loan' || (area !== null && on.includes(area));

/** What failed to load and belongs to the open screen. Additions are loaded again by what shows them. */
export function selectFailed(state: RootState, isWanted?: (failure: Failure) => boolean): Ref[] {
  const area = selectArea(state);
  return readNames()
    .filter((name) => isOn(readOf(name).on, area) && readOf(name).hasOwnSaga !== true)
    .flatMap((name) => selectFailedOf(state, name, isWanted));
}

export const selectFailedOf = (state: RootState, name: ReadName, isWanted = (_: Failure): boolean => true): Ref[] =>
  refsIn(state, name).filter((ref) => {
    const { failure } = selectRef(state, ref);
    return failure !== undefined && isWanted(failure);
  });

function refsIn(state: RootState, name: ReadName): Ref[] {
  if (isSingle(name)) return [{ name } as Ref];
  return Object.keys(membersOf(state, name)?.[name] ?? {}).map((key) => ({ name, key }) as Ref);
}
