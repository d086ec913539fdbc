import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as requestTexts from '@/config/texts/requestTexts';
import { reissuable } from '@/domain/request/orderedReports';
import { borrowersEdited } from '@/features/request/state/orderDraftSlice';
import { orderConfirmed, orderDeclined, selectSubmission } from '@/features/request/state/submissionSlice';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { ignoreRepeats } from './ignoreRepeats';
import { useOrderPart } from './useOrderPart';

/**
 * The concerns to confirm before the order is sent. 'Go back' comes first, so that a held key doesn't place the order.
 */
export function ConfirmOrderDialog() {
  const dispatch = useDispatch();
  const submission = useSelector(selectSubmission);
  const borrowers = useOrderPart('borrowers');
  const concerns = submission.status === 'confirming' ? submission.concerns : [];
  const canReissue = concerns.some((concern) => concern.canReissue === true);

  const reissue = (): void => {
    const keys = reissuable(borrowers).map(({ key }) => key);
    dispatch(borrowersEdited({ keys, edit: { type: 'RE_ISSUE' } }));
    dispatch(orderDeclined());
  };
  return (
    <Modal
      isOpen={concerns.length > 0}
      role="alertdialog"
      title={requestTexts.beforeYouOrder}
      onClose={() => dispatch(orderDeclined())}
      footer={
        <>
          <Button onClick={() => dispatch(orderDeclined())}>{requestTexts.goBack}</Button>
          {canReissue && (
            <Button kind="primary" onClick={reissue}>
              {requestTexts.reissueInstead}
            </Button>
          )}
          <Button
            kind={canReissue ? 'secondary' : 'primary'}
            onKeyDown={ignoreRepeats}
            onClick={() => dispatch(orderConfirmed())}
          >
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

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`;
