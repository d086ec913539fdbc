import * as uiTexts from '@/config/texts/uiTexts';
import * as orderTexts from '@/features/request/orderTexts';
import type { Borrower } from './workingBorrowers';
import { mayPullInstead, orderedNew, reissued } from './reportPlan';
import { SERVICES } from '@/features/loan/rules/services';
import { decimalSum } from '@/lib/format';
import { money } from '@/lib/amounts';
import { askedServices, type OrderForm } from './orderForm';
import { own } from '@/lib/own';

/** Describes in short phrases what happens when the order is sent. @empty nothing of what is not loaded yet */
export function orderSummary(form: OrderForm, prices: CreditPrices): string[] {
  const { borrowers, mode, pull } = form;
  const fresh = reportsOf(orderedNew(borrowers)).length;
  const again = reportsOf(reissued(borrowers)).length;
  const estimate = costOfNew(form, prices);
  const countNew = pull === 'soft' ? uiTexts.newSoftReports : uiTexts.newHardReports;
  const isCertain = mayPullInstead(borrowers).length === 0;
  return [
    mode === 'credit' ? orderTexts.creditImportOnly : servicesText(form),
    borrowers.length > 0 && uiTexts.borrowers(borrowers.filter(({ isSelected }) => isSelected).length),
    fresh > 0 &&
      (isCertain ? countNew(fresh) : orderTexts.upTo(countNew(fresh))) + (estimate && orderTexts.estimate(estimate)),
    again > 0 && uiTexts.reissues(again),
  ].filter((text) => text !== false);
}

/** Returns what the new reports of the order cost about. @empty '' without new reports, and unless each has a price */
export function costOfNew({ agency, borrowers, pull }: OrderForm, prices: CreditPrices): string {
  const agencyId = agency.isAgencyVisible && agency.selectedAgencyId !== '' ? agency.selectedAgencyId : null;
  const costs = reportsOf(orderedNew(borrowers)).map(({ currentReportIsJoint: isJoint }) =>
    priceOf({ agencyId, isSoft: pull === 'soft', isJoint }, prices),
  );
  const known = costs.filter((cost) => cost !== null);
  return costs.length === 0 || known.length < costs.length ? '' : money(decimalSum(...known));
}

/** A joint report is one report on two people. */
const reportsOf = (ordered: readonly Borrower[]): Borrower[] => ordered.filter(({ tempDisabled }) => !tempDisabled);

function servicesText(form: OrderForm): string | false {
  const names = askedServices(form).map(({ option, submissionCount }) => {
    const { label } = SERVICES[option];
    return submissionCount === 0 ? label : orderTexts.nthRun(label, submissionCount + 1);
  });
  return form.services.every(({ type }) => type !== '') && (names.join(' + ') || orderTexts.noService);
}

/** True if the order runs a system again. */
export const hasRunBefore = (form: Pick<OrderForm, 'mode' | 'services'>): boolean =>
  askedServices(form).some(({ submissionCount }) => submissionCount > 0);

/** True from a system's second run on, while the order has no note. The note is not required. */
export const asksForNote = (form: Pick<OrderForm, 'mode' | 'services' | 'note'>): boolean =>
  hasRunBefore(form) && form.note.trim() === '';

/**
 * What reports cost about, by agency id ('*' is for every agency) and kind: HARD and SOFT, each also with _JOINT. A
 * joint report without a price of its own costs the same as one for one borrower.
 * @shape US dollars
 */
export type CreditPrices = Readonly<Record<string, Readonly<Record<string, number | undefined>>>>;

/**
 * Returns what a report costs about: the price of its agency, else of every agency. The order summary and the question
 * before a duplicate use it.
 * @shape US dollars
 * @empty null without a price, and without an agency if some agency has a price of its own
 */
export function priceOf(
  // Null if no agency is named: the lender's own may be used.
  { agencyId, isSoft, isJoint }: { agencyId: string | null; isSoft: boolean; isJoint: boolean },
  prices: CreditPrices,
): number | null {
  const kind = isSoft ? 'SOFT' : 'HARD';
  const kinds = isJoint ? [`${kind}_JOINT`, kind] : [kind];
  const priceAt = (agency: string): number | undefined =>
    kinds.map((one) => own(prices, agency)?.[one]).find((price) => price !== undefined);
  if (agencyId === null && Object.keys(prices).some((agency) => agency !== ANY && priceAt(agency) !== undefined))
    return null;
  return (agencyId === null ? undefined : priceAt(agencyId)) ?? priceAt(ANY) ?? null;
}

const ANY = '*';
