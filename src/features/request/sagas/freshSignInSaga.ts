import type { SagaGenerator } from 'typed-redux-saga';
import { call, takeLatest } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import * as orderTexts from '@/config/texts/orderTexts';
import { needsFreshSignIn } from '@/domain/order/freshSignIn';
import type { OrderForm } from '@/domain/order/orderForm';
import { signInAgainPressed } from '@/features/request/state/orderDraftSlice';
import { guarded } from '@/lib/saga/guarded';
import type { LoanDeps } from '@/services/sagaDeps';

/** Returns whether the user must sign in again before this order. */
export const isSignInTooOld = (form: OrderForm, { auth, config, now, serverClock }: LoanDeps): boolean =>
  needsFreshSignIn(form, {
    maxAgeSeconds: config.identity.hardPullMaxAgeSeconds,
    signedInAt: auth.signedInAt(),
    now: serverClock.now() ?? now(),
  });

/** Opens the provider's sign-in page. The user returns to the Request screen, where the draft is restored. */
export function* freshSignInSaga(deps: LoanDeps): SagaGenerator<void> {
  yield* takeLatest(signInAgainPressed, guarded('order.signIn', signInAgain), deps);
}

function* signInAgain({ auth, config, loanId, notify, report }: LoanDeps): SagaGenerator<void> {
  try {
    yield* call([auth, auth.signInAgain], paths.request.href(loanId), config.identity.hardPullMaxAgeSeconds);
  } catch (error) {
    report(error, 'signInAgain');
    notify({ tone: 'error', text: orderTexts.signInUnreachable });
  }
}
