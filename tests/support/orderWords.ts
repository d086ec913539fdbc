import { expect } from 'vitest';
import { selectProblem } from '@/features/request/state/requestScreenSlice';
import { selectOrderBlock } from '@/features/request/state/orderSelectors';
import { submissionOf } from './orderDesk';
import { isUnsettled, journalOf, type OrderService } from './orderService';
import type { Sent, Window } from './orderSteps';

interface Truth {
  service: OrderService;
  sent: readonly Sent[];
  wasBlocked: boolean;
}

/** Whose order the lender has in a row; undefined for a colleague's. */
const placedAs = ({ service, sent }: Truth, requestId: string): Sent | undefined => {
  const key = service.books.find((row) => row.requestId === requestId)?.key;
  const placed = service.placed.find(({ clientRequestKey }) => clientRequestKey === key);
  return sent.find(({ toPlace }) => toPlace.order === placed?.order);
};

/** What a window says about people, words and its own way out is true. */
export function expectWords(window: Window, truth: Truth): void {
  const { service, sent, wasBlocked } = truth;
  const { person, toasts, note, said, mustSpeak, known } = window;
  const submission = submissionOf(window.desk);
  const { status } = submission;
  const state = window.desk.store.getState();
  const words = toasts.slice(said).concat(selectProblem(state) ?? [], selectOrderBlock(state) ?? []);
  if (mustSpeak && status === 'editing') expect(words, 'an order that ends in words').not.toEqual([]);
  for (const toast of toasts.slice(said)) {
    const [, ids] = /^(?:Order sent: .*|This order was already placed:) ?requests? ([\d and,]+)[.,]/.exec(toast) ?? [];
    for (const id of ids?.match(/\d+/g) ?? []) {
      const placed = placedAs(truth, id);
      // A service that names a colleague's request as new, before any read shows that, can't be caught.
      if (placed === undefined && !known.has(id)) continue;
      expect(placed, toast).toBeDefined();
      if (placed?.toPlace.order.note !== note)
        expect(toast, 'a note that is not in it').toMatch(/[Nn]ote is(?: not)? in it/);
      const isOthers = placed?.person !== person;
      if (isOthers) expect(toast, 'whose order it is').toContain('by another user');
      else expect(toast, 'whose order it is').not.toContain('by another user');
    }
  }
  if (status === 'found' && submission.isCertain && submission.owner === undefined)
    for (const id of submission.requestIds) expect(placedAs(truth, id)?.person, 'whose order was found').toBe(person);
  if ((status === 'unconfirmed' || status === 'checking') && submission.owner === undefined && !wasBlocked) {
    const lost = journalOf(service).filter(isUnsettled);
    const senders = sent.filter(({ toPlace }) => lost.some(({ key }) => key === toPlace.clientRequestKey));
    for (const sender of senders) expect(sender.person, 'whose order is looked up').toBe(person);
  }
  window.said = toasts.length;
  window.mustSpeak = status === 'submitting' || status === 'checking';
}
