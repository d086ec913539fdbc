import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { LoanId } from '@/config/loanId';
import { hasTexts, type OrderDraft, orderDraftSchema, TEXTS } from '@/features/request/rules/orderDraft';
import { createSessionMemory } from '@/browser/memory';
import { orderDrafts } from '@/features/request/state/orderDrafts';
import { fakeStorage } from '@tests/support/orderService';
import { fc } from '@tests/support/properties';

const LOAN_ID = '7100101' as LoanId;

/** What a loan officer types and this tab must not keep. A new text of the draft belongs here. */
const TYPED = ['accountNumber', 'note', 'reference', 'formFreeNumber'];

/** Returns values of a schema, where each typed text can be told from other texts, with undeclared fields on top. */
function valuesOf(schema: v.GenericSchema, name = ''): fc.Arbitrary<unknown> {
  const { type, entries, wrapped, options, value } = schema as unknown as {
    type: string;
    entries: Record<string, v.GenericSchema>;
    wrapped: v.GenericSchema;
    options: readonly string[];
    value: v.GenericSchema;
  };
  switch (type) {
    case 'object': {
      const optional = Object.keys(entries).filter((field) => entries[field]?.type === 'exact_optional');
      const model: Record<string, fc.Arbitrary<unknown>> = { planted: fc.constant('UNDECLARED') };
      for (const [field, each] of Object.entries(entries)) model[field] = valuesOf(each, field);
      return fc.record(model, { requiredKeys: Object.keys(entries).filter((field) => !optional.includes(field)) });
    }
    case 'record':
      return fc.dictionary(fc.constantFrom('one', 'two', 'three'), valuesOf(value), { maxKeys: 3 });
    case 'exact_optional':
      return valuesOf(wrapped, name);
    case 'picklist':
      return fc.constantFrom(...options);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.nat(99).map((number) => (TYPED.includes(name) ? `TYPED ${name} ${number}` : `choice ${number}`));
    default:
      throw new Error(`No values for ${type}`);
  }
}

const drafts = valuesOf(orderDraftSchema) as fc.Arbitrary<OrderDraft>;

function openDrafts() {
  const storage = fakeStorage();
  const open = () => orderDrafts(createSessionMemory(() => storage));
  return { storage, open, stored: () => storage.getItem('orderDrafts') ?? '' };
}

/** Without what must not be stored, and without borrowers of whom nothing is left. */
const withoutTyped = (draft: OrderDraft): unknown =>
  JSON.parse(
    JSON.stringify(draft, (field, value: unknown) =>
      TYPED.includes(field) || field === 'planted' ? undefined : value,
    ),
    (field, value: unknown) =>
      ['one', 'two', 'three'].includes(field) && JSON.stringify(value) === '{}' ? undefined : value,
  );

describe('the stored draft of an order', () => {
  // @spec REQ-10
  it('has every choice, and nothing that was typed or is no field', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { open, stored } = openDrafts();
        open().keep(LOAN_ID, draft);
        expect(stored()).not.toMatch(/TYPED|UNDECLARED/);
        expect(open().read(LOAN_ID)?.draft ?? EMPTY).toEqual(withoutTyped(draft));
      }),
    );
  });

  // @spec REQ-10
  it('restores no more when something else was planted in the storage', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { storage, open } = openDrafts();
        storage.setItem('orderDrafts', JSON.stringify({ [LOAN_ID]: draft }));
        const restored = open().read(LOAN_ID)?.draft ?? EMPTY;
        expect(JSON.stringify(restored)).not.toMatch(/TYPED|UNDECLARED/);
        expect(restored).toEqual(withoutTyped(draft));
      }),
    );
  });

  it('restores what an earlier version stored, without the fields that have gone', () => {
    const { storage, open } = openDrafts();
    const preset = { service: 'du', reasonId: '8', needsComment: true, comment: '' };
    storage.setItem('orderDrafts', JSON.stringify({ [LOAN_ID]: { ...EMPTY, mode: 'credit', preset } }));
    const typed = [{ kind: 'note', key: '' }];
    storage.setItem('orderDraftNotes', JSON.stringify({ [LOAN_ID]: { savedAt: 1, typed } }));
    expect(open().read(LOAN_ID)).toEqual({
      draft: { ...EMPTY, mode: 'credit' },
      savedAt: 1,
      isIncomplete: true,
      replacesPassword: true,
    });
  });

  it.each([1e300, 9e15, -1, null, '1'])('is restored without the time of a note that no clock shows: %j', (savedAt) => {
    const { storage, open } = openDrafts();
    storage.setItem('orderDrafts', JSON.stringify({ [LOAN_ID]: { ...EMPTY, mode: 'credit' } }));
    storage.setItem('orderDraftNotes', JSON.stringify({ [LOAN_ID]: { ...COMPLETE, savedAt } }));
    expect(open().read(LOAN_ID)).toEqual({ draft: { ...EMPTY, mode: 'credit' }, ...COMPLETE, savedAt: 0 });
  });

  it('lacks whatever was typed', () => {
    expect([...TEXTS.draft, ...TEXTS.borrower].sort()).toEqual(TYPED.sort());
    fc.assert(
      fc.property(drafts, (draft) => {
        expect(hasTexts(draft)).toBe(JSON.stringify(draft).includes('TYPED'));
      }),
    );
  });

  it('lacks nothing if what was typed is empty', () =>
    expect(hasTexts({ ...EMPTY, note: '', borrowers: { one: { reference: '' } } })).toBe(false));
});

const EMPTY = { services: {}, borrowers: {}, verifications: {} };
const COMPLETE = { savedAt: 0, isIncomplete: false, replacesPassword: false };
