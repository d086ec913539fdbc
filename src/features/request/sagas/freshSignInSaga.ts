import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import { paths } from '@/config/paths';
import * as orderTexts from '@/config/texts/orderTexts';
import { needsFreshSignIn } from '@/domain/order/freshSignIn';
import type { OrderForm } from '@/domain/order/orderForm';
import { selectSubmission, signInAgainPressed, submissionChanged } from '@/features/request/state/submissionSlice';
import { guarded } from '@/lib/saga/guarded';
import { WindowBlocked } from '@/services/identity';
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

/** Only in a frame does the call return after a new sign-in; otherwise the page redirects. */
function* signInAgain({ auth, config, loanId, notify, report }: LoanDeps): SagaGenerator<void> {
  const before = auth.signedInAt();
  try {
    yield* call([auth, auth.signInAgain], paths.request.href(loanId), config.identity.hardPullMaxAgeSeconds);
  } catch (error) {
    if (error instanceof WindowBlocked) {
      notify({ tone: 'warning', text: orderTexts.signInWindowBlocked });
      return;
    }
    report(error, 'signInAgain');
    notify({ tone: 'error', text: orderTexts.signInUnreachable });
    return;
  }
  if (auth.signedInAt() === before || (yield* select(selectSubmission)).status !== 'signInNeeded') return;
  yield* put(submissionChanged({ status: 'editing' }));
}
