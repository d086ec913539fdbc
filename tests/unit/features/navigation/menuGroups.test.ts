import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { rootReducer } from '@/app/store';
import { menuGroupToggled, selectOpenGroups } from '@/features/navigation/navigationSlice';
import { readAnswered } from '@/reads/readState';

const openAfter = (...actions: UnknownAction[]) =>
  selectOpenGroups(actions.reduce(rootReducer, rootReducer(undefined, { type: 'start' })));

// @spec NAV-29
it('opens a group when its items load, even if the user closed it before', () => {
  expect(openAfter(menuGroupToggled('1003'))).toEqual({ 1003: false, 1008: true });
  expect(openAfter(menuGroupToggled('1003'), readAnswered({ name: 'menu', key: '1003', answer: [] }))).toMatchObject({
    1003: true,
  });
});

// @spec NAV-29, NAV-37
it('closes one group and leaves the other open', () => {
  expect(openAfter(menuGroupToggled('1008'))).toEqual({ 1003: true, 1008: false });
});
