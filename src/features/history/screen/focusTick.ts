import { focusHeading } from '@/ui/focusHeading';
import { tickId } from './tickId';

/** Focuses the checkbox of a run, or the heading if its row isn't shown. */
export function focusTick(itemKey: string): void {
  const tick = document.getElementById(tickId(itemKey));
  if (tick === null) focusHeading();
  else tick.focus();
}
