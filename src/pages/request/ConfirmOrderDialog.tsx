import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { orderedNew } from '@/domain/order/orderForm';
import {
  borrowersEdited,
  orderConfirmed,
  orderDeclined,
  selectSubmission,
} from '@/features/orderDraft/orderDraftSlice';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Modal } from '@/ui/Modal';
import { ignoreRepeats } from './ignoreRepeats';
import { useOrderPart } from './useOrderPart';

/** What should be thought over before the order is sent. The way back comes first, so that a held key orders nothing. */
export function ConfirmOrderDialog() {
  const dispatch = useDispatch();
  const submission = useSelector(selectSubmission);
  const borrowers = useOrderPart('borrowers');
  const concerns = submission.status === 'confirming' ? submission.concerns : [];
  const canReissue = concerns.some((concern) => concern.canReissue === true);

  const reissue = (): void => {
    const keys = orderedNew(borrowers)
      .filter(({ currentReference }) => currentReference !== '')
      .map(({ key }) => key);
    dispatch(borrowersEdited({ keys, edit: { type: 'RE_ISSUE' } }));
    dispatch(orderDeclined());
  };
  return (
    <Modal
      isOpen={concerns.length > 0}
      role="alertdialog"
      title="Before you order"
      onClose={() => dispatch(orderDeclined())}
      footer={
        <>
          <Button onClick={() => dispatch(orderDeclined())}>Go back</Button>
          {canReissue && (
            <Button kind="primary" onClick={reissue}>
              Reissue instead
            </Button>
          )}
          <Button
            kind={canReissue ? 'secondary' : 'primary'}
            onKeyDown={ignoreRepeats}
            onClick={() => dispatch(orderConfirmed())}
          >
            {canReissue ? 'Order new reports anyway' : 'Order anyway'}
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
