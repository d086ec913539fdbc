import { all, call, put, type SagaGenerator, select } from 'typed-redux-saga';
import * as orderTexts from '@/features/request/orderTexts';
import type { OrderForm } from '@/features/request/rules/orderForm';
import { orderRequestOf } from '@/features/request/protocol/rules/orderRequest';
import type { KnownFacts } from '@/features/request/rules/undelivered';
import { selectSavingAcknowledgement } from '@/features/request/state/acknowledgementSlice';
import { selectBlockingIssues } from '@/features/request/state/orderIssueSelectors';
import {
  selectHasLeftRequest,
  selectMode,
  selectOrderBlock,
  selectOrderForm,
} from '@/features/request/state/orderSelectors';
import { submissionChanged } from './submissionSlice';
import { readForgotten, readWanted } from '@/reads/readActions';
import { readStrictly } from '@/reads/readsSaga';
import type { LoanDeps } from '@/sagaDeps';

/** What the user submitted, and who: an answer to a question is about this order only. */
export interface Press {
  form: OrderForm;
  /** The mark of the person; undefined when the tokens don't name one. */
  person: string | undefined;
}

export function* pressNow({ auth }: LoanDeps): SagaGenerator<Press> {
  return { form: yield* select(selectOrderForm), person: auth.personMark() };
}

/**
 * Returns whether the order may be sent as the user submitted it: the same person, order and authorization, and nothing
 * that blocks it. Otherwise says why not, and releases the form.
 */
export function* isLawful(deps: LoanDeps, press: Press): SagaGenerator<boolean> {
  const reason = yield* call(reasonAgainst, deps, press);
  if (reason === undefined) return true;
  deps.notify({ tone: 'error', text: orderTexts.notOrdered(reason) });
  const isInvalid = (yield* select(selectBlockingIssues)).length > 0;
  yield* put(submissionChanged(isInvalid ? { status: 'invalid', serviceIssues: [] } : { status: 'editing' }));
  return false;
}

function* reasonAgainst({ auth }: LoanDeps, { form, person }: Press): SagaGenerator<string | undefined> {
  if (auth.personMark() !== person) return orderTexts.otherUserSignedIn;
  if (yield* select(selectHasLeftRequest)) return orderTexts.leftBeforeSent;
  const block = yield* select(selectOrderBlock);
  if (block !== null) return block.text;
  const now = yield* select(selectOrderForm);
  const isChanging = (yield* select(selectSavingAcknowledgement)) !== null;
  if (isChanging || now.isAcknowledged !== form.isAcknowledged) return orderTexts.authorizationChanged;
  // The same object unless something has changed.
  if (now !== form && JSON.stringify(orderRequestOf(now)) !== JSON.stringify(orderRequestOf(form)))
    return orderTexts.orderChanged;
  return (yield* select(selectBlockingIssues)).length > 0 ? orderTexts.orderChanged : undefined;
}

/**
 * Loads again what makes an order lawful, after a question: it may have been open for hours. Without a question, what the
 * screen loaded is current: another tab reports a changed authorization (`orderNews`), so an ordinary order makes no call.
 * Returns what is unknown and may be ordered without, after a question.
 * @empty undefined if the borrowers or their authorization can't be loaded. It then says so, and releases the form
 */
export function* reloadLaw(deps: LoanDeps): SagaGenerator<KnownFacts['failed'] | undefined> {
  const { acknowledgement, privileges, header, borrowers } = yield* all({
    acknowledgement: readStrictly(deps, 'acknowledgement'),
    privileges: readStrictly(deps, 'userPrivileges'),
    header: readStrictly(deps, 'loanHeaderData'),
    borrowers: readStrictly(deps, 'borrowers', yield* select(selectMode)),
  });
  if (acknowledgement === undefined) yield* call(doubtAuthorization);
  if (acknowledgement !== undefined && borrowers !== undefined)
    return [
      ...(header === undefined ? (['header'] as const) : []),
      ...(privileges === undefined ? (['privileges'] as const) : []),
    ];
  deps.notify({ tone: 'error', text: orderTexts.notOrdered(orderTexts.lawUnknown) });
  yield* put(submissionChanged({ status: 'editing' }));
  return undefined;
}

/** What is known of the authorization may be wrong: nothing is ordered until it is loaded again. */
export function* doubtAuthorization(): SagaGenerator<void> {
  yield* put(readForgotten({ name: 'acknowledgement' }));
  if (!(yield* select(selectHasLeftRequest))) yield* put(readWanted({ name: 'acknowledgement' }));
}
