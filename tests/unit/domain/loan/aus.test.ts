import { expect, it } from 'vitest';
import { ausOptionOf, ausServiceLabel } from '@/domain/loan/aus';

it.each([
  [2, 'du'],
  [3, 'lp'],
  [999, 'lp_thru_cal'],
  [0, 'credit_import_only'],
  [7, undefined],
  [null, undefined],
])('id %j is %s (specification §1)', (id, option) => {
  expect(ausOptionOf(id)).toBe(option);
});

it.each([
  ['DU', 2, false, 'DU'],
  ['LP', 3, false, 'LPA'],
  ['LP', 3, true, 'LPA-C'],
  ['LP', 999, false, 'LPA-C'],
  ['LPA', null, false, 'LPA'],
  ['lp', null, true, 'LPA-C'],
  ['Credit', 0, false, 'Credit'],
  [null, 2, false, 'DU'],
  [null, 3, false, 'LPA'],
  [null, 3, true, 'LPA-C'],
  [null, 999, false, 'LPA-C'],
  ['LPA-C', null, true, 'LPA-C'],
  ['Help', null, false, 'Help'],
  ['LPA Choice', null, false, 'LPA Choice'],
  ['Something new', 42, false, 'Something new'],
  [null, null, false, null],
])('%j with id %j, through a servicer: %s, is called %s (specification §3)', (word, id, isThroughServicer, label) => {
  expect(ausServiceLabel(word, id, isThroughServicer)).toBe(label);
});
