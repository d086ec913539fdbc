import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator, select, take } from 'typed-redux-saga';
import { slices } from '@/lib/slices';
import type { SagaDeps, UnreadItems } from '@/sagaDeps';

declare module '@/lib/rootState' {
  interface RootState {
    unreadItems: UnreadItems[];
  }
}

const initialState: UnreadItems[] = [];

/** What the latest responses listed and the app could not read, by path. */
export const unreadItemsSlice = createSlice({
  name: 'unreadItems',
  initialState,
  reducers: {
    itemsUnread: (state, { payload }: PayloadAction<UnreadItems>) => [
      ...state.filter(({ path }) => path !== payload.path),
      ...(payload.count === 0 ? [] : [payload]),
    ],
  },
  selectors: {
    selectUnreadItems: (state) => state,
    selectAreRequestsUnread: (state) => state.some(({ call }) => call === 'historyDetails'),
    selectUnreadCount: (state, path: string) => state.find((one) => one.path === path)?.count ?? 0,
  },
}).injectInto(slices);

export const { selectAreRequestsUnread, selectUnreadItems, selectUnreadCount } = unreadItemsSlice.selectors;

/** Keeps and reports what can't be read. A poll repeats the same. */
export function* unreadItemsSaga({ unreadItems, telemetry }: SagaDeps): SagaGenerator<void> {
  for (;;) {
    const items = yield* take(unreadItems);
    if (items.count === (yield* select(selectUnreadCount, items.path))) continue;
    yield* put(unreadItemsSlice.actions.itemsUnread(items));
    if (items.count > 0) telemetry.event('items-dropped', { call: items.call, count: String(items.count) });
  }
}
