import { AUS_LABEL } from '@/domain/loan/aus';
import type { Borrower } from '@/domain/request/borrower';
import { counted, money } from '@/lib/format';
import { askedServices, orderedNew, type OrderForm } from './orderForm';

/** How many reports and inquiries the new credit of an order means; a joint report is one report on two people. */
export interface NewCredit {
  reports: number;
  inquiries: number;
}

export function newCreditOf(borrowers: readonly Borrower[]): NewCredit {
  const ordered = orderedNew(borrowers);
  return { reports: reportsIn(ordered), inquiries: ordered.length };
}

const reportsIn = (ordered: readonly Borrower[]): number =>
  ordered.filter(({ isTempDisabled }) => !isTempDisabled).length;

/** What new reports cost about. @empty '' without an estimate in the configuration, and without new reports */
export const costEstimate = ({ reports }: NewCredit, dollarsEach: number | undefined): string =>
  dollarsEach === undefined || reports === 0 ? '' : money(reports * dollarsEach);

/** What will happen when the order is sent, in a few plain phrases. */
export function orderSummary(form: OrderForm, dollarsEach: number | undefined): string[] {
  const { borrowers, mode, pull } = form;
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const fresh = newCreditOf(borrowers);
  const reissues = reportsIn(selected.filter(({ type }) => type === 'RE_ISSUE'));
  const kind = pull === 'soft' ? 'soft' : 'hard';
  const estimate = costEstimate(fresh, dollarsEach);
  return [
    mode === 'credit' ? 'Credit import only' : servicesText(form),
    counted(selected.length, 'borrower'),
    ...(fresh.reports > 0
      ? [counted(fresh.reports, `new ${kind} report`) + (estimate === '' ? '' : ` ~ ${estimate} est.`)]
      : []),
    ...(reissues > 0 ? [counted(reissues, 'reissue')] : []),
  ];
}

const servicesText = (form: OrderForm): string => {
  const names = askedServices(form).map(({ option }) => AUS_LABEL[option]);
  return names.length === 0 ? 'No service' : names.join(' + ');
};
