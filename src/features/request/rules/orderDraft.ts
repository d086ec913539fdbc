import * as v from 'valibot';
import { SERVICE_OPTIONS, type ServiceOption } from '@/features/loan/rules/services';
import { rivalOf } from '@/features/request/rules/orderServices';

const keysOf = <Texts extends object>(texts: Texts) => Object.keys(texts) as (keyof Texts)[];
const edited = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(schema);
const text = edited(v.string());
const flag = edited(v.boolean());
const pull = edited(v.picklist(['soft', 'full']));
/** Marked, so that the type check tells it from a text. */
const idSchema = v.pipe(v.string(), v.description('id or file number'));
const id = edited(idSchema);

type Choice = typeof idSchema | v.BooleanSchema<undefined> | v.PicklistSchema<readonly string[], undefined>;

/** Free texts of an order, sent under these names. A reload loses them, so they don't make it a different order. */
const ORDER_TEXTS = { note: text };

export type OrderTexts = Record<keyof typeof ORDER_TEXTS, string>;

export const ORDER_TEXT_NAMES = keysOf(ORDER_TEXTS);

/** @empty '' for a text that the user has not typed */
export const orderTextsOf = (given: Partial<OrderTexts>, clean = (typed: string): string => typed): OrderTexts =>
  Object.fromEntries(ORDER_TEXT_NAMES.map((name) => [name, clean(given[name] ?? '')])) as OrderTexts;

/** What the user chose, and the loan's file numbers at DU and LPA. The type check refuses texts. */
const CHOICES = {
  draft: { mode: edited(v.picklist(['aus', 'credit'])), pull, agencyId: id, remembersAccount: flag },
  service: {
    type: edited(v.picklist(['request_new', 'import_existing', 'not_applicable'])),
    identifier: id,
    loanIdentifier: id,
  },
  borrower: {
    isSelected: flag,
    type: edited(v.picklist(['REQUEST_NEW', 'RE_ISSUE', 'NONE'])),
    isJoint: flag,
    copyLiabilities: flag,
    pull,
  },
} satisfies Record<string, Record<string, v.ExactOptionalSchema<Choice, undefined>>>;

/** Free text can contain anything, and a report or account number identifies a person. Passwords are no field. */
const TYPED = {
  draft: { accountNumber: text, ...ORDER_TEXTS },
  borrower: { reference: text, formFreeNumber: text },
};

const serviceEdit = edited(v.object(CHOICES.service));

/** One edit for each service, and by borrower key one for each borrower. An absent field uses its default. */
const schemaOf = <D extends v.ObjectEntries, B extends v.ObjectEntries>(draft: D, borrower: B) =>
  v.object({
    ...draft,
    services: v.object(
      Object.fromEntries(SERVICE_OPTIONS.map((option) => [option, serviceEdit])) as Record<
        ServiceOption,
        typeof serviceEdit
      >,
    ),
    borrowers: v.record(v.string(), v.object(borrower)),
    /** By verification key: whether the order includes the report. */
    verifications: v.record(v.string(), v.boolean()),
  });

/** The user's changes on the Request screen. */
export const orderDraftSchema = schemaOf(
  { ...CHOICES.draft, ...TYPED.draft },
  { ...CHOICES.borrower, ...TYPED.borrower },
);

export type OrderDraft = v.InferOutput<typeof orderDraftSchema>;
/** What no action of its own changes: mode, pull and agency also change other entries. */
export type DraftEdit = Omit<OrderDraft, 'mode' | 'pull' | 'agencyId' | 'services' | 'borrowers' | 'verifications'>;
export type ServiceEdits = OrderDraft['services'];
export type ServiceEdit = NonNullable<ServiceEdits['du']>;
export type BorrowerEdit = OrderDraft['borrowers'][string];

/** The texts of each part, which this tab does not store. */
export const TEXTS = { draft: keysOf(TYPED.draft), borrower: keysOf(TYPED.borrower) };

export const EMPTY_DRAFT: OrderDraft = { services: {}, borrowers: {}, verifications: {} };

const withoutEmpty = <Edit extends object>(edits: Record<string, Edit>): Record<string, Edit> =>
  Object.fromEntries(Object.entries(edits).filter(([, edit]) => Object.keys(edit).length > 0));

/** What this tab stores of a draft, and what it accepts from its storage: anything else is left out. @spec REQ-10 */
export const storedDraftSchema = v.pipe(
  schemaOf(CHOICES.draft, CHOICES.borrower),
  v.transform((draft) => ({ ...draft, borrowers: withoutEmpty(draft.borrowers) })),
);

/** Applies an edit. Ordering one kind of LPA deselects the other. */
export function editService(edits: ServiceEdits, option: ServiceOption, edit: ServiceEdit): ServiceEdits {
  const edited = { ...edits, [option]: { ...edits[option], ...edit } };
  const other = rivalOf(option);
  if (other === undefined || edit.type === undefined || edit.type === 'not_applicable') return edited;
  return { ...edited, [other]: { ...edits[other], type: 'not_applicable' } };
}

/** Applies an edit. A report type restores the number on file if the user had emptied the reference. */
export function editBorrower(before: BorrowerEdit = {}, edit: BorrowerEdit): BorrowerEdit {
  const { reference, ...others } = before;
  return { ...(edit.type !== undefined && reference === '' ? others : before), ...edit };
}

/** The draft of the missing services. Kinds of reports return to their defaults: new ones are ordered already. */
export const draftOfMissing = (
  draft: OrderDraft,
  ordered: readonly ServiceOption[],
  missing: readonly ServiceOption[],
): OrderDraft => ({
  ...draft,
  services: {
    ...draft.services,
    ...Object.fromEntries(
      ordered
        .filter((option) => !missing.includes(option))
        .map((option) => [option, { ...draft.services[option], type: 'not_applicable' as const }]),
    ),
  },
  borrowers: Object.fromEntries(Object.entries(draft.borrowers).map(([key, { type: _, ...edit }]) => [key, edit])),
});

/** A loan has one pull type: choosing it clears the choices for single borrowers. */
export const withoutOwnPulls = (borrowers: OrderDraft['borrowers']): OrderDraft['borrowers'] =>
  Object.fromEntries(Object.entries(borrowers).map(([key, { pull: _, ...edit }]) => [key, edit]));

export const isEmptyDraft = ({ services, borrowers, verifications, ...rest }: OrderDraft): boolean =>
  [services, borrowers, verifications, rest].every((part) => Object.keys(part).length === 0);

/** Returns whether the user has typed something that this tab does not store. */
export const hasTexts = (draft: OrderDraft): boolean =>
  TEXTS.draft.some((name) => (draft[name] ?? '') !== '') ||
  Object.values(draft.borrowers).some((edit) => TEXTS.borrower.some((name) => (edit[name] ?? '') !== ''));
