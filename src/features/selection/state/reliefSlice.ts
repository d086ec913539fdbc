import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  RELIEF_TYPES,
  type Relief,
  type ReliefMessage,
  type ReliefTypeId,
} from '@/features/selection/rules/repAndWarrant';
import { isUsable, type SelectionResult } from '@/features/selection/rules/selectionResult';
import type { Failure } from '@/lib/failure';
import { idle, partReducers, type Remote } from '@/lib/remote';
import { slices } from '@/lib/slices';

export interface ReliefRef {
  responseId: string;
  typeId: ReliefTypeId;
}

export type Reliefs = Readonly<Record<string, Remote<Relief>>>;

interface ReliefState {
  reliefs: Reliefs;
  messages: Record<string, Remote<ReliefMessage[]>>;
}

declare module '@/lib/rootState' {
  interface RootState {
    relief: ReliefState;
  }
}

const initialState: ReliefState = { reliefs: {}, messages: {} };

const keyOf = ({ responseId, typeId }: ReliefRef): string => `${responseId} ${typeId}`;
const refOf = (key: string): ReliefRef => {
  const gap = key.lastIndexOf(' ');
  return { responseId: key.slice(0, gap), typeId: Number(key.slice(gap + 1)) as ReliefTypeId };
};

const failuresOf = (remotes: Record<string, Remote<unknown>>) =>
  Object.entries(remotes).map(([key, { failure }]) => ({ place: refOf(key), failure }));

const relief = partReducers<Record<string, Relief>>();
const messagesOf = partReducers<Record<string, ReliefMessage[]>>();

export const reliefSlice = createSlice({
  name: 'relief',
  initialState,
  reducers: {
    reliefRequested: ({ reliefs }, { payload }: PayloadAction<ReliefRef>) => relief.wanted(reliefs, keyOf(payload)),
    reliefReceived: ({ reliefs }, { payload }: PayloadAction<{ place: ReliefRef; relief: Relief | undefined }>) =>
      relief.received(reliefs, { part: keyOf(payload.place), answer: payload.relief }),
    reliefFailed: ({ reliefs }, { payload }: PayloadAction<{ place: ReliefRef; failure: Failure }>) =>
      relief.failed(reliefs, { part: keyOf(payload.place), failure: payload.failure }),
    reliefCanceled: ({ reliefs }, { payload }: PayloadAction<ReliefRef>) => relief.canceled(reliefs, keyOf(payload)),
    /** Loads the relief again. */
    reliefRetried: (_state, _action: PayloadAction<ReliefRef>) => undefined,
    /** The user opened the messages of a relief status, or retries them. */
    reliefMessagesOpened: ({ messages }, { payload }: PayloadAction<ReliefRef>) =>
      messagesOf.wanted(messages, keyOf(payload)),
    reliefMessagesReceived: (
      { messages },
      { payload }: PayloadAction<{ place: ReliefRef; messages: ReliefMessage[] | undefined }>,
    ) => messagesOf.received(messages, { part: keyOf(payload.place), answer: payload.messages }),
    reliefMessagesFailed: ({ messages }, { payload }: PayloadAction<{ place: ReliefRef; failure: Failure }>) =>
      messagesOf.failed(messages, { part: keyOf(payload.place), failure: payload.failure }),
  },
  selectors: {
    selectReliefAt: ({ reliefs }, place: ReliefRef): Remote<Relief> => reliefs[keyOf(place)] ?? idle,
    selectReliefMessagesAt: ({ messages }, place: ReliefRef): Remote<ReliefMessage[]> => messages[keyOf(place)] ?? idle,
    selectReliefs: ({ reliefs }) => reliefs,
    selectReliefFailures: ({ reliefs }) => failuresOf(reliefs),
    selectReliefMessageFailures: ({ messages }) => failuresOf(messages),
  },
}).injectInto(slices);

/** Returns where results may have relief, with its service and the name of its type. */
export const reliefPlacesOf = (results: readonly SelectionResult[]) =>
  results.filter(isUsable).flatMap(({ responseId, ausRequestType: service }) =>
    responseId === null
      ? []
      : RELIEF_TYPES.map(({ id, label }) => {
          const place: ReliefRef = { responseId, typeId: id };
          return { place, service, type: label };
        }),
  );

/** Returns the relief of a result; undefined until it is loaded. */
export const reliefAmong = (reliefs: Reliefs, responseId: string | null, typeId: ReliefTypeId): Relief | undefined =>
  responseId === null ? undefined : reliefs[keyOf({ responseId, typeId })]?.value;

export const {
  reliefCanceled,
  reliefFailed,
  reliefMessagesFailed,
  reliefMessagesOpened,
  reliefMessagesReceived,
  reliefReceived,
  reliefRequested,
  reliefRetried,
} = reliefSlice.actions;
export const {
  selectReliefAt,
  selectReliefFailures,
  selectReliefMessageFailures,
  selectReliefMessagesAt,
  selectReliefs,
} = reliefSlice.selectors;
