import { type Action, createAction } from '@reduxjs/toolkit';
import type { Failure } from '@/lib/failure';
import type { ReadName, Ref, RefOf, ValueOf } from './readValues';

/** Undefined: the response was empty. */
export type Answer = {
  [Name in ReadName]: RefOf<Name> & { answer: ValueOf<Name> | undefined };
}[ReadName] & {
  /** When it was received, in epoch milliseconds of this computer's clock. */
  at?: number;
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
