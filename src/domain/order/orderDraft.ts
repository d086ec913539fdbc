import * as v from 'valibot';
import { SERVICE_OPTIONS, type ServiceOption } from '@/domain/request/ausService';
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

/** The service to select after the run, whatever is recommended. */
const preset = v.object({
  service: v.picklist(SERVICE_OPTIONS),
  reasonId: v.nullable(v.string()),
  /** The reason requires a comment. */
  needsComment: v.boolean(),
  comment: v.string(),
});

/**
 * The user's changes on the Request screen. An absent field uses its default; defaults are not copied into the draft.
 * It never contains a password. It is a schema because drafts are read from session storage.
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
  /** By verification key: whether the order includes the report. */
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
 * Returns the part of a draft that may be stored: choices, and the loan's file numbers at DU and LPA. Free text can
 * contain anything, and a report or account number identifies a person, so these stay in this tab's memory.
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

/** Chooses a transaction type. Ordering one kind of LPA deselects the other. */
export function chooseType(edits: ServiceEdits, option: ServiceOption, type: TransactionType): ServiceEdits {
  const chosen = { ...edits, [option]: { ...edits[option], type } };
  const other = OTHER_LPA[option];
  if (other === undefined || type === 'not_applicable') return chosen;
  return { ...chosen, [other]: { ...edits[other], type: 'not_applicable' } };
}

const OTHER_LPA: Readonly<Partial<Record<ServiceOption, ServiceOption>>> = { lp: 'lp_thru_cal', lp_thru_cal: 'lp' };

/**
 * Applies an edit to a borrower. If the user emptied the reference, choosing a report type restores the number on file.
 */
export function editBorrower(before: BorrowerEdit = {}, edit: BorrowerEdit): BorrowerEdit {
  const { reference, ...others } = before;
  return { ...(edit.type !== undefined && reference === '' ? others : before), ...edit };
}

/**
 * Returns the draft of the services that the lender did not accept. Kinds of reports return to their defaults: the
 * accepted services order the new reports already.
 */
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
