import { useDispatch, useSelector, useStore } from 'react-redux';
import * as requestTexts from '@/features/request/texts';
import { orderConfirmed, orderDeclined, selectSubmission } from '@/features/request/protocol/submissionSlice';
import { reissuable } from '@/features/request/rules/reportPlan';
import { borrowersEdited } from '@/features/request/state/orderDraftSlice';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { Stack } from '@/ui/Stack';

/**
 * The concerns to confirm before the order is sent. 'Go back' comes first, so that a held key doesn't place the order,
 * and the primary button is a safe answer.
 */
export function ConfirmOrderDialog() {
  const dispatch = useDispatch();
  const submission = useSelector(selectSubmission);
  const store = useStore<RootState>();
  const concerns = submission.status === 'confirming' ? submission.concerns : [];
  const canReissue = concerns.some((concern) => concern.canReissue === true);

  const reissue = (): void => {
    const keys = reissuable(selectOrderForm(store.getState()).borrowers).map(({ key }) => key);
    dispatch(borrowersEdited({ keys, edit: { type: 'RE_ISSUE' } }));
    dispatch(orderDeclined());
  };
  if (concerns.length === 0) return null;
  return (
    <Modal
      role="alertdialog"
      title={requestTexts.beforeYouOrder}
      onClose={() => dispatch(orderDeclined())}
      footer={
        <>
          <Button kind={canReissue ? 'secondary' : 'primary'} onClick={() => dispatch(orderDeclined())}>
            {requestTexts.goBack}
          </Button>
          {canReissue && (
            <Button kind="primary" onClick={reissue}>
              {requestTexts.reissueInstead}
            </Button>
          )}
          <Button onClick={() => dispatch(orderConfirmed())}>
            {canReissue ? requestTexts.orderNewAnyway : requestTexts.orderAnyway}
          </Button>
        </>
      }
    >
      <Stack>
        {concerns.map(({ kind, title, lines }) => (
          <div key={kind}>
            <Heading level={3} size="strong">
              {title}
            </Heading>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </Stack>
    </Modal>
  );
}
