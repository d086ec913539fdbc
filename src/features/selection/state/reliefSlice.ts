import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Relief, ReliefMessage, ReliefTypeId } from '@/domain/selection/repAndWarrant';
import type { Failure } from '@/lib/failure';
import { idle, toAnswered, toFailed, toLoading, type Remote } from '@/lib/remote';
import { slices } from '@/lib/slices';

export interface ReliefRef {
  responseId: string;
  typeId: ReliefTypeId;
}

interface ReliefState {
  reliefs: Record<string, Remote<Relief>>;
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

/** Returns each place with its last failure, if any. */
const failuresOf = (remotes: Record<string, Remote<unknown>>) =>
  Object.entries(remotes).map(([key, { failure }]) => ({ place: refOf(key), failure }));

export const reliefSlice = createSlice({
  name: 'relief',
  initialState,
  reducers: {
    reliefRequested: ({ reliefs }, { payload: place }: PayloadAction<ReliefRef>) => {
      reliefs[keyOf(place)] = toLoading(reliefs[keyOf(place)] ?? idle);
    },
    reliefReceived: ({ reliefs }, { payload }: PayloadAction<{ place: ReliefRef; relief: Relief | undefined }>) => {
      const key = keyOf(payload.place);
      reliefs[key] = toAnswered(reliefs[key] ?? idle, payload.relief);
    },
    reliefFailed: ({ reliefs }, { payload }: PayloadAction<{ place: ReliefRef; failure: Failure }>) => {
      const key = keyOf(payload.place);
      reliefs[key] = toFailed(reliefs[key] ?? idle, payload.failure);
    },
    /** Loads the relief again. */
    reliefRetried: (_state, _action: PayloadAction<ReliefRef>) => undefined,
    /** The user opened the messages of a relief status, or retries them. */
    reliefMessagesOpened: ({ messages }, { payload: place }: PayloadAction<ReliefRef>) => {
      messages[keyOf(place)] = toLoading(messages[keyOf(place)] ?? idle);
    },
    reliefMessagesReceived: (
      { messages },
      { payload }: PayloadAction<{ place: ReliefRef; messages: ReliefMessage[] | undefined }>,
    ) => {
      const key = keyOf(payload.place);
      messages[key] = toAnswered(messages[key] ?? idle, payload.messages);
    },
    reliefMessagesFailed: ({ messages }, { payload }: PayloadAction<{ place: ReliefRef; failure: Failure }>) => {
      const key = keyOf(payload.place);
      messages[key] = toFailed(messages[key] ?? idle, payload.failure);
    },
  },
  selectors: {
    selectReliefAt: ({ reliefs }, place: ReliefRef): Remote<Relief> => reliefs[keyOf(place)] ?? idle,
    selectReliefMessagesAt: ({ messages }, place: ReliefRef): Remote<ReliefMessage[]> => messages[keyOf(place)] ?? idle,
    selectReliefs: ({ reliefs }) => reliefs,
    selectReliefFailures: ({ reliefs }) => failuresOf(reliefs),
    selectReliefMessageFailures: ({ messages }) => failuresOf(messages),
  },
}).injectInto(slices);

/** Returns the relief of a result; undefined until it is loaded. */
export const reliefAmong = (
  reliefs: Readonly<Record<string, Remote<Relief>>>,
  responseId: string | null,
  typeId: ReliefTypeId,
): Relief | undefined => (responseId === null ? undefined : reliefs[keyOf({ responseId, typeId })]?.value);

export const {
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
