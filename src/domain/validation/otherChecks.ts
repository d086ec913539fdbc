import { REQUIRED_FIELDS_INVALID } from '@/config/messages';
import { AUS_LABEL } from '@/domain/loan/aus';
import { orderFields } from '@/domain/order/orderFields';
import { askedServices, type OrderForm } from '@/domain/order/orderForm';
import type { Check, Issue, OrderSection } from './submissionIssue';

/** The required fields that have no text of their own; each says which field it means. */
export const OTHER_CHECKS: readonly Check<OrderForm>[] = [
  check('transaction', 'Borrowers selected', () => true, nobodySelected),
  check('transaction', 'Credit for every borrower', ({ borrowers }) => borrowers.length > 0, withoutReport),
  check(
    'acknowledgement',
    'Borrower acknowledgement',
    ({ needsAcknowledgement }) => needsAcknowledgement,
    unacknowledged,
  ),
  check('setup', 'Services open', (form) => askedServices(form).length > 0, closedServices),
  check('setup', 'Preset after the run', ({ preset }) => preset !== null, presetWithoutReason),
  check(
    'digitalVerifications',
    'Verification reports',
    ({ mode, verifications }) => mode === 'aus' && verifications.length > 0,
    () => [],
  ),
];

function check(
  section: OrderSection,
  label: string,
  applies: (form: OrderForm) => boolean,
  issues: (form: OrderForm) => Issue[],
): Check<OrderForm> {
  return { key: 'generic invalid field', section, label, applies, issues };
}

const generic = (fieldId: string, subject: string, need: string): Issue => ({
  key: 'generic invalid field',
  fieldId,
  message: REQUIRED_FIELDS_INVALID,
  subject,
  need,
});

function nobodySelected({ borrowers }: OrderForm): Issue[] {
  return borrowers.some(({ isSelected }) => isSelected)
    ? []
    : [generic(orderFields.borrowers, 'Borrowers', 'select at least one')];
}

/** DU and LPA need a report of every borrower; a credit order is about at least one. */
function withoutReport({ mode, borrowers }: OrderForm): Issue[] {
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const [first] = selected;
  if (mode === 'credit') {
    return first === undefined || selected.some(({ type }) => type !== 'NONE')
      ? []
      : [generic(orderFields.borrowerType(first.key), 'Borrowers', 'choose New or Reissue for at least one')];
  }
  return selected
    .filter(({ type, creditReportDocumentId }) => type === 'NONE' && creditReportDocumentId === null)
    .map(({ key, name }) => generic(orderFields.borrowerType(key), name, 'choose New or Reissue'));
}

function unacknowledged({ isAcknowledged }: OrderForm): Issue[] {
  return isAcknowledged
    ? []
    : [generic(orderFields.acknowledgement, 'Borrower acknowledgement', 'needed before credit is pulled')];
}

function closedServices(form: OrderForm): Issue[] {
  return askedServices(form)
    .filter(({ closed }) => closed !== null)
    .map(({ option }) =>
      generic(orderFields.serviceType(option), AUS_LABEL[option], 'closed, so choose Not Applicable'),
    );
}

function presetWithoutReason({ preset }: OrderForm): Issue[] {
  if (preset === null) return [];
  if (preset.reasonId === null) return [generic(orderFields.presetReason, 'After the run', 'choose a reason')];
  return preset.needsComment && preset.comment.trim() === ''
    ? [generic(orderFields.presetComment, 'After the run', 'this reason needs a comment')]
    : [];
}
