import * as v from 'valibot';
import type { ServiceOption } from '@/domain/request/ausService';
import type { TransactionType } from '@/domain/request/requestSetup';

const edited = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(schema);
const text = edited(v.string());
const flag = edited(v.boolean());

const serviceEdit = v.object({
  type: edited(v.picklist(['request_new', 'import_existing', 'not_applicable'])),
  identifier: text,
  loanIdentifier: text,
});

const borrowerEdit = v.object({
  isSelected: flag,
  type: edited(v.picklist(['REQUEST_NEW', 'RE_ISSUE', 'NONE'])),
  reference: text,
  isJoint: flag,
  copyLiabilities: flag,
  formFreeNumber: text,
  pull: edited(v.picklist(['soft', 'full'])),
});

/** A service wanted whatever will be recommended. */
const preset = v.object({
  ausRequestTypeId: v.number(),
  reasonId: v.nullable(v.number()),
  /** The reason says nothing without a comment. */
  needsComment: v.boolean(),
  comment: v.string(),
});

/**
 * What the user has changed on the Request screen, and nothing else: defaults stay where they come from, absent means that the
 * default holds. A password is never part of it. A schema, because drafts come back from session storage.
 */
export const orderDraftSchema = v.object({
  mode: edited(v.picklist(['aus', 'credit'])),
  services: v.object({ du: edited(serviceEdit), lp: edited(serviceEdit), lp_thru_cal: edited(serviceEdit) }),
  pull: edited(v.picklist(['soft', 'full'])),
  agencyId: text,
  accountNumber: text,
  remembersAccount: flag,
  /** By borrower key. */
  borrowers: v.record(v.string(), borrowerEdit),
  /** By verification key: whether the report goes along. */
  verifications: v.record(v.string(), v.boolean()),
  preset: edited(preset),
  note: text,
});

export type OrderDraft = v.InferOutput<typeof orderDraftSchema>;
export type ServiceEdit = v.InferOutput<typeof serviceEdit>;
export type ServiceEdits = OrderDraft['services'];
export type BorrowerEdit = v.InferOutput<typeof borrowerEdit>;
export type OverridePreset = v.InferOutput<typeof preset>;

export const EMPTY_DRAFT: OrderDraft = { services: {}, borrowers: {}, verifications: {} };

/**
 * What of a draft may be written down: choices, and the numbers of the loan's files at DU and LPA. Free text may hold anything, and
 * the number of a report or an account leads to a person: those live in this tab's memory only.
 */
export function storableDraft({ accountNumber: _, note: __, preset, borrowers, ...choices }: OrderDraft): OrderDraft {
  const chosen = Object.entries(borrowers)
    .map(([key, { reference: _, formFreeNumber: __, ...edit }]) => [key, edit] as const)
    .filter(([, edit]) => Object.keys(edit).length > 0);
  return {
    ...choices,
    ...(preset && { preset: { ...preset, comment: '' } }),
    borrowers: Object.fromEntries(chosen),
  };
}

/** Chooses a transaction type; asking one kind of LPA puts the other aside. */
export function chooseType(edits: ServiceEdits, option: ServiceOption, type: TransactionType): ServiceEdits {
  const chosen = { ...edits, [option]: { ...edits[option], type } };
  const other = OTHER_LPA[option];
  if (other === undefined || type === 'not_applicable') return chosen;
  return { ...chosen, [other]: { ...edits[other], type: 'not_applicable' } };
}

const OTHER_LPA: Readonly<Partial<Record<ServiceOption, ServiceOption>>> = { lp: 'lp_thru_cal', lp_thru_cal: 'lp' };

/** What is changed about a borrower; whoever chooses a kind of report anew gets the number on file back where it had been emptied. */
export function editBorrower(before: BorrowerEdit = {}, edit: BorrowerEdit): BorrowerEdit {
  const { reference, ...others } = before;
  return { ...(edit.type !== undefined && reference === '' ? others : before), ...edit };
}

/** Whether there is anything to lose. */
export const isEmptyDraft = ({ services, borrowers, verifications, ...rest }: OrderDraft): boolean =>
  [services, borrowers, verifications, rest].every((part) => Object.keys(part).length === 0);
