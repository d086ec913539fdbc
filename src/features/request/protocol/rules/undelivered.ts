import { listed } from '@/config/listed';
import * as laterTexts from '@/config/texts/laterTexts';
import * as orderTexts from '@/features/request/orderTexts';
import type { Borrower } from '@/features/request/rules/workingBorrowers';
import { orderedNew } from '@/features/request/rules/reportPlan';
import { SERVICES } from '@/features/loan/rules/services';
import { inSentence } from '@/lib/shortText';
import { concern } from './earlierOrders';
import type { OrderConcern } from './submission';
import { askedServices, needsAgency, type OrderForm } from '@/features/request/rules/orderForm';

/** What is known of the loan, apart from the form. */
export interface KnownFacts {
  failed: readonly (keyof typeof orderTexts.notLoaded)[];
  /** What of the lists that the order is made from could not be read, in words; '' if nothing. */
  unreadItems: string;
}

/** Asks if the order rests on what the service did not send: a default is not the service's word. @spec REQ-58 */
export function undelivered(form: OrderForm, { failed, unreadItems }: KnownFacts): OrderConcern[] {
  const facts = [...serviceFacts(form), ...creditFacts(form)];
  return concern('undelivered', orderTexts.notAllDelivered, [
    ...failed.map((part) => orderTexts.notLoaded[part]),
    unreadItems !== '' && laterTexts.missingHere(unreadItems),
    facts.length > 0 && orderTexts.factsNotDelivered(listed(facts)),
  ]);
}

function serviceFacts(form: OrderForm): string[] {
  const asked = askedServices(form);
  const isConstructionAsked = asked.length > 0 && form.product.isConstructionUnknown === true;
  return [
    ...(isConstructionAsked ? [orderTexts.whether.isConstruction] : []),
    ...asked.flatMap(({ option, undelivered: facts, isMultiAllowed }) =>
      [...facts, ...(asked.length > 1 && isMultiAllowed === null ? (['isMultiAllowed'] as const) : [])].map((fact) =>
        orderTexts.whetherService[fact](SERVICES[option].label),
      ),
    ),
  ];
}

function creditFacts(form: OrderForm): string[] {
  const { pull, pullChoice, agency, borrowers } = form;
  const pulls = pullChoice.undelivered.filter((fact) =>
    fact === 'isSmartSeries' ? pull !== 'full' && needsAgency(form) : orderedNew(borrowers).length > 0,
  );
  const isAgencyOrdered = agency.isAgencyVisible && needsAgency(form);
  return [
    ...pulls.map((fact) => orderTexts.whether[fact]),
    ...(isAgencyOrdered ? (agency.selected?.undelivered ?? []) : []).map((fact) =>
      orderTexts.whetherAgency[fact](inSentence(agency.selected?.name ?? '')),
    ),
    ...borrowers.flatMap((borrower) =>
      undeliveredOf(borrower).map((fact) => orderTexts.whetherBorrower[fact](inSentence(borrower.borrowerName))),
    ),
  ];
}

/** What the service did not say of a borrower whose report is ordered. */
export const undeliveredOf = ({ isSelected, type, undelivered: facts }: Borrower) =>
  isSelected && type !== 'NONE' ? facts : [];
