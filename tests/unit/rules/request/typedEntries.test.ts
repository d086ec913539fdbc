import { expect, it } from 'vitest';
import { EMPTY_DRAFT, notTypedAgain, typedEntries } from '@/features/request/rules/orderDraft';
import { describeEntries } from '@/features/request/rules/orderSummary';
import { FIRST, formOf, SECOND, sources } from '@tests/fixtures/order';

const TYPED = {
  ...EMPTY_DRAFT,
  note: 'n',
  accountNumber: 'a',
  borrowers: {
    [FIRST]: { type: 'RE_ISSUE' as const, reference: 'CR1' },
    [SECOND]: { reference: 'CR2', formFreeNumber: 'F' },
  },
};
const { borrowers } = formOf(sources(), TYPED);

it('names everything that was typed, without its text', () => {
  const entries = typedEntries(TYPED, true);
  expect(describeEntries(entries, borrowers)).toEqual([
    'the reference number of Maren Okafor',
    'the reference number of Tobias Okafor',
    'the FormFree number of Tobias Okafor',
    'the account password',
    'the account number',
    'the note for the file',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/CR1|CR2/);
});

it('has nothing to name when nothing was typed, or when it was emptied', () => {
  expect(typedEntries(EMPTY_DRAFT, false)).toEqual([]);
  expect(typedEntries({ ...EMPTY_DRAFT, note: '', borrowers: { [FIRST]: { reference: '' } } }, false)).toEqual([]);
});

it('leaves out what was typed again', () => {
  const lost = typedEntries(TYPED, false);
  expect(notTypedAgain(lost, typedEntries({ ...TYPED, note: '', accountNumber: '' }, false))).toEqual([
    { kind: 'accountNumber', key: '' },
    { kind: 'note', key: '' },
  ]);
});

it('leaves out numbers of borrowers that the order does not include', () => {
  const entries = typedEntries({ ...EMPTY_DRAFT, borrowers: TYPED.borrowers }, false);
  const other = formOf(sources(), { borrowers: { [FIRST]: { type: 'NONE' }, [SECOND]: { isSelected: false } } });
  expect(describeEntries(entries, other.borrowers)).toEqual([]);
});
