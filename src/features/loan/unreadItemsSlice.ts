import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { shareStructure } from '@/lib/shareStructure';
import { slices } from '@/lib/slices';
import type { CallName } from '@/http/contract/call';
import type { SagaDeps, UnreadItems } from '@/sagaDeps';

declare module '@/lib/rootState' {
  interface RootState {
    unreadItems: UnreadItems[];
  }
}

const initialState: UnreadItems[] = [];

/** What the latest responses have and the app could not read, by path. */
export const unreadItemsSlice = createSlice({
  name: 'unreadItems',
  initialState,
  reducers: {
    itemsUnread: (state, { payload }: PayloadAction<UnreadItems>) => [
      ...state.filter(({ path }) => path !== payload.path),
      ...(isRead(payload) ? [] : [payload]),
    ],
  },
  selectors: {
    selectUnreadItems: (state) => state,
    /** True if requests are missing. One that is listed may still lack values. */
    selectAreRequestsUnread: (state) => state.some(({ call, count }) => call === 'historyDetails' && count > 0),
    /** True if items of these calls are missing. */
    selectIsUnread: (state, ...calls: CallName[]) => state.some(({ call, count }) => calls.includes(call) && count > 0),
    selectUnreadAt: (state, path: string) => state.find((one) => one.path === path),
  },
}).injectInto(slices);

export const { selectAreRequestsUnread, selectIsUnread, selectUnreadItems, selectUnreadAt } =
  unreadItemsSlice.selectors;

/** Keeps and reports what can't be read. A poll repeats the same. */
export function* unreadItemsSaga({ unreadItems, telemetry }: SagaDeps): SagaGenerator<void> {
  for (;;) {
    const items = yield* take(unreadItems);
    const known = yield* select(selectUnreadAt, items.path);
    if (shareStructure(known, items) === known) continue;
    yield* put(unreadItemsSlice.actions.itemsUnread(items));
    if (items.count > 0) telemetry.event('items-dropped', { call: items.call, count: String(items.count) });
    const values = valuesOf(items);
    if (values > 0) telemetry.event('values-unread', { call: items.call, count: String(values) });
  }
}

const valuesOf = ({ fields = {} }: UnreadItems): number => Object.values(fields).reduce((sum, count) => sum + count, 0);

const isRead = (items: UnreadItems): boolean => items.count === 0 && valuesOf(items) === 0;
