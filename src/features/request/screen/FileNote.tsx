import { useDispatch } from 'react-redux';
import * as requestTexts from '@/config/texts/requestTexts';
import { orderFields } from '@/domain/order/orderFields';
import { noteEdited } from '@/features/request/state/orderDraftSlice';
import { TextField } from '@/ui/TextField';
import { useOrderPart } from './useOrderPart';

/** A note of the user about this order, for the loan's file. */
export function FileNote() {
  const dispatch = useDispatch();
  const note = useOrderPart('note');
  const hasRunBefore = useOrderPart('services').some(({ submissionCount }) => submissionCount > 0);
  return (
    <TextField
      id={orderFields.note}
      label={requestTexts.fileNote}
      value={note}
      maxLength={500}
      hint={hasRunBefore ? requestTexts.fileNoteHint : undefined}
      onChange={(text) => dispatch(noteEdited(text))}
    />
  );
}
