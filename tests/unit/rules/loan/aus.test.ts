import { expect, it } from 'vitest';
import { systemIdOf, systemOf } from '@/features/loan/rules/systemIds';
import { ausServiceLabel } from '@/features/loan/rules/aus';

// @spec APP-4
it.each([
  [2, 'du'],
  [3, 'lp'],
  [999, 'lp_thru_cal'],
  [0, 'credit_import_only'],
  [7, 'other 7'],
  [null, null],
] as const)('id %j is %s', (id, option) => {
  expect(systemOf(id)).toBe(option);
  expect(option === null ? null : systemIdOf(option)).toBe(id);
});

// @spec APP-5, HIS-7, DAT-5
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
  ['LPA-C', null, false, 'LPA-C'],
  ['LP-C', 3, false, 'LPA-C'],
  ['lp_thru_cal', null, false, 'LPA-C'],
  ['DU', 2, true, 'DU'],
  ['Help', null, false, 'Help'],
  ['LPA Choice', null, false, 'LPA Choice'],
  ['Something new', 42, false, 'Something new'],
  // A text that names another system than the id.
  ['DO', 2, false, 'DO'],
  ['TOTAL via DU', 2, false, 'TOTAL via DU'],
  ['FHA TOTAL', 2, true, 'FHA TOTAL'],
  ['GUS', 2, false, 'GUS'],
  ['TOTAL via LPA', 3, false, 'TOTAL via LPA'],
  ['GUS', 3, true, 'GUS'],
  ['GUS', 999, false, 'GUS'],
  ['LP', 2, false, 'LPA'],
  ['DU', 3, false, 'DU'],
  ['DU', 999, true, 'DU'],
  ['du', 2, false, 'DU'],
  ['LPA', 999, true, 'LPA-C'],
  ['Manual', 0, false, 'Manual'],
  [null, null, false, null],
])('%j with id %j, through a servicer: %s, is called %s', (word, id, isThroughServicer, label) => {
  expect(ausServiceLabel(word, systemOf(id), isThroughServicer)).toBe(label);
});
