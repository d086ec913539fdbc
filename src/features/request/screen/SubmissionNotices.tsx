import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import * as orderTexts from '@/features/request/orderTexts';
import * as requestTexts from '@/features/request/texts';
import * as uiTexts from '@/config/texts/uiTexts';
import {
  describeOrderFailure,
  refusalWords,
  requestsText,
  servicesText,
} from '@/features/request/protocol/rules/orderWords';
import type { Submission } from '@/features/request/protocol/rules/submission';
import type { LookedUp } from '@/features/request/protocol/rules/lostOrders';
import { HistoryFailureNotice } from '@/features/runs/HistoryNotices';
import { orderFields } from '@/features/request/rules/orderFields';
import { importFollowed, selectProblem } from '@/features/request/state/requestScreenSlice';
import { selectFilledFrom, selectRestored } from '@/features/request/state/orderDraftSlice';
import { selectImportCreditStatus } from '@/features/request/state/orderSelectors';
import {
  orderCheckPressed,
  orderRecognized,
  selectSubmission,
  signInAgainPressed,
} from '@/features/request/protocol/submissionSlice';
import { clockTime } from '@/lib/format';
import { mayBeOfGateway } from '@/lib/refusal';
import { Button } from '@/ui/Button';
import { Notice, TabCode } from '@/ui/Notice';
import { SignInLink } from '@/ui/ReadFailure';
import { StatusText } from '@/ui/StatusText';
import { SignInToLook } from './SignInToLook';
import { useFieldError } from './useOrderPart';

export function SubmissionNotices() {
  const dispatch = useDispatch();
  const submission = useSelector(selectSubmission);
  switch (submission.status) {
    case 'elsewhere':
      return <Notice title={requestTexts.orderingElsewhere}>{requestTexts.waitForOtherWindow}</Notice>;
    case 'checking':
      return (
        <Notice title={requestTexts.checkingOrder}>
          <span>{requestTexts.answerLost(submission.owner)}</span>
          <SignInToLook />
        </Notice>
      );
    case 'signInNeeded':
      return (
        <Notice
          tone="warning"
          title={requestTexts.signInNeeded}
          retryLabel={appTexts.signInAgain}
          onRetry={() => dispatch(signInAgainPressed())}
        >
          {requestTexts.choicesAreKept}
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice
          tone="warning"
          title={submission.refusal === undefined ? requestTexts.orderUnconfirmed : requestTexts.refusalUnproven}
          actions={<LookAgain />}
        >
          <span>{withUnread(unconfirmedText(submission), submission)}</span>
          <SignInToLook />
        </Notice>
      );
    case 'found':
      return <FoundOrder {...submission} />;
    case 'partial':
      return (
        <Notice tone="warning" title={requestTexts.orderInPart(submission.owner)}>
          {[
            requestTexts.acceptedInPart(
              clockTime(submission.checkedAt),
              requestsText(submission.requestIds),
              servicesText(submission.missing),
            ),
            submission.remarks,
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      );
    case 'failed':
      return (
        <Notice
          tone="error"
          title={submission.hasLost ? requestTexts.refusedEarlierUnconfirmed : requestTexts.nothingOrdered}
          actions={<TabCode />}
        >
          <span>{describeOrderFailure(submission.failure)}</span>
          <SignInLink failure={submission.failure} />
        </Notice>
      );
    case 'invalid':
      return (
        submission.doubt !== undefined && (
          <Notice tone="warning" title={requestTexts.partUnproven} actions={<LookAgain />}>
            {notListed(requestTexts.refusedWith(400, ''), submission.doubt.checkedAt)}
          </Notice>
        )
      );
    case 'editing':
    case 'confirming':
    case 'submitting':
      return <ImportNotice />;
  }
}

/** Not 'Try again', which would sound like ordering again. It is the primary button while an order is in doubt. */
function LookAgain() {
  const dispatch = useDispatch();
  return (
    <>
      <TabCode />
      <Button kind="primary" onClick={() => dispatch(orderCheckPressed())}>
        {uiTexts.lookAgain}
      </Button>
    </>
  );
}

type Unconfirmed = Extract<Submission, { status: 'unconfirmed' }>;

function unconfirmedText({ refusal, checkedAt, isKeySpent, since, owner }: Unconfirmed) {
  if (refusal === undefined)
    return (isKeySpent === true ? requestTexts.keySpent : requestTexts.sentAt)(clockTime(since));
  const words = requestTexts.refusedWith(refusal.status ?? 0, refusalWords(refusal));
  return notListed(words, checkedAt ?? null, mayBeOfGateway(refusal) && owner === undefined);
}

const notListed = (refusal: string, checkedAt: number | null, isPerhapsTyped = false): string =>
  checkedAt === null
    ? requestTexts.notListable(refusal, isPerhapsTyped)
    : requestTexts.notListedAt(refusal, clockTime(checkedAt), isPerhapsTyped);

/** Why nothing was ordered or filled in; also a refusal that names no field. */
export function ProblemNotice() {
  const problem = useSelector(selectProblem);
  const refusal = useFieldError(orderFields.mode);
  const submission = useSelector(selectSubmission);
  const isDoubted = submission.status === 'invalid' && submission.doubt !== undefined;
  const text = problem ?? (refusal === undefined ? null : isDoubted ? refusal : orderTexts.notOrdered(refusal));
  return (
    text !== null && (
      <Notice tone="error" actions={problem !== null && <TabCode />}>
        {text}
      </Notice>
    )
  );
}

const withUnread = (text: string, { unread = 0 }: LookedUp): string =>
  unread === 0 ? text : `${text} ${orderTexts.rowsUnread(uiTexts.requests(unread))}.`;

function FoundOrder(found: Readonly<Extract<Submission, { status: 'found' }>>) {
  const { requestIds, isCertain, isTwice, owner, ...about } = found;
  const dispatch = useDispatch();
  if (isTwice === true && isCertain)
    return (
      <Notice tone="warning" title={requestTexts.orderTwice}>
        {requestTexts.tellLender(requestsText(requestIds))}
      </Notice>
    );
  const text = (isCertain ? requestTexts.foundAs : requestTexts.foundUncertain)(requestsText(requestIds));
  return (
    <Notice
      tone={isCertain ? 'success' : 'warning'}
      title={(isCertain ? requestTexts.orderWentThrough : requestTexts.orderProbablyWentThrough)(owner)}
      retryLabel={requestTexts.thisIsTheOrder}
      onRetry={isCertain ? undefined : () => dispatch(orderRecognized())}
    >
      {withUnread(isTwice === true ? `${text} ${requestTexts.perhapsTwice}` : text, about)}
    </Notice>
  );
}

/** The result of a credit-only import. During the import, shows only the errors that hide its progress. */
function ImportNotice() {
  const dispatch = useDispatch();
  const status = useSelector(selectImportCreditStatus);
  if (status === 'idle') return null;
  if (status === 'processing') return <HistoryFailureNotice />;
  return (
    <Notice tone={status === 'complete' ? 'success' : 'warning'} onDismiss={() => dispatch(importFollowed([]))}>
      {status === 'complete' ? requestTexts.importComplete : requestTexts.importFailed}
    </Notice>
  );
}

/** Says whether the form was filled in from a past request or restored, and whether it lacks what the user typed. */
export function RestoredNote() {
  const restored = useSelector(selectRestored);
  const filledFrom = useSelector(selectFilledFrom);
  if (filledFrom !== null) return <Note text={orderTexts.filledIn(filledFrom)} />;
  if (restored === null) return null;
  const { savedAt, isIncomplete } = restored;
  const from = savedAt === 0 ? requestTexts.draftRestored : requestTexts.draftFrom(clockTime(savedAt));
  return <Note text={isIncomplete ? `${from} ${requestTexts.typeAgain}` : from} />;
}

const Note = ({ text }: { readonly text: string }) => (
  <Line role="status">
    <StatusText>{text}</StatusText>
  </Line>
);

const Line = styled.div`
  color: var(--text-secondary);
`;
