import * as orderTexts from '@/config/texts/orderTexts';
import { AUS_LABEL } from '@/domain/loan/aus';
import type { Borrower } from '@/domain/request/borrower';
import { counted, money } from '@/lib/format';
import { askedServices, orderedNew, type OrderForm } from './orderForm';

/** How many reports and inquiries the order's new credit causes. A joint report is one report on two people. */
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

/**
 * Returns the approximate cost of new reports.
 *
 * @empty '' without an estimate in the configuration, and without new reports
 */
export const costEstimate = ({ reports }: NewCredit, dollarsEach: number | undefined): string =>
  dollarsEach === undefined || reports === 0 ? '' : money(reports * dollarsEach);

/** Describes in short phrases what happens when the order is sent. */
export function orderSummary(form: OrderForm, dollarsEach: number | undefined): string[] {
  const { borrowers, mode, pull } = form;
  const selected = borrowers.filter(({ isSelected }) => isSelected);
  const fresh = newCreditOf(borrowers);
  const reissues = reportsIn(selected.filter(({ type }) => type === 'RE_ISSUE'));
  const kind = pull === 'soft' ? 'soft' : 'hard';
  const estimate = costEstimate(fresh, dollarsEach);
  return [
    mode === 'credit' ? orderTexts.creditImportOnly : servicesText(form),
    counted(selected.length, 'borrower'),
    ...(fresh.reports > 0
      ? [counted(fresh.reports, orderTexts.newReport(kind)) + (estimate === '' ? '' : orderTexts.estimate(estimate))]
      : []),
    ...(reissues > 0 ? [counted(reissues, 'reissue')] : []),
  ];
}

const servicesText = (form: OrderForm): string => {
  const names = askedServices(form).map(({ option }) => AUS_LABEL[option]);
  return names.length === 0 ? orderTexts.noService : names.join(' + ');
};
