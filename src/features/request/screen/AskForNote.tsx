import { useSelector } from 'react-redux';
import * as orderTexts from '@/config/texts/orderTexts';
import { noteAsk } from '@/domain/order/noteAsk';
import { orderFields } from '@/domain/order/orderFields';
import { selectOrderForm } from '@/features/request/state/orderSelectors';
import type { RootState } from '@/lib/rootState';
import { LinkButton } from '@/ui/LinkButton';

/** From the second run on: leads to the note for the file, which is not required. @empty nothing otherwise */
export function AskForNote() {
  const runs = useSelector((state: RootState) => noteAsk(selectOrderForm(state)));
  if (runs === '') return null;
  return (
    <>
      {` · ${runs}: `}
      <LinkButton onClick={() => document.getElementById(orderFields.note)?.focus()}>{orderTexts.addNote}</LinkButton>
    </>
  );
}
