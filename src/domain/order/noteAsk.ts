import * as orderTexts from '@/config/texts/orderTexts';
import { AUS_LABEL } from '@/domain/loan/aus';
import { askedServices, type OrderForm } from './orderForm';

/**
 * Names the systems that the order runs again, with the number of that run, while the order has no note. The note is not
 * required.
 *
 * @shape 'Run 2 of DU, 3 of LPA'
 * @empty '' for first runs, for credit only, and with a note
 */
export function noteAsk(form: Pick<OrderForm, 'mode' | 'services' | 'note'>): string {
  const again = askedServices(form).filter(({ submissionCount }) => submissionCount > 0);
  if (again.length === 0 || form.note.trim() !== '') return '';
  return orderTexts.runs(
    again.map(({ option, submissionCount }) => orderTexts.nthRun(submissionCount + 1, AUS_LABEL[option])).join(', '),
  );
}
