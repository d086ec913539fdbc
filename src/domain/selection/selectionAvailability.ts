import * as selectionTexts from '@/config/texts/selectionTexts';
import { ausServiceLabel } from '@/domain/loan/aus';
import type { AusAvailability } from '@/domain/request/requestSetup';
import { momentOf, plannedTime } from '@/lib/format';
import type { SelectionRun } from './selectionRun';

/**
 * Returns a text for each service of a run that cannot be run again now, with the time when it reopens.
 *
 * @empty a service without availability data counts as open
 */
export const closedServices = (run: SelectionRun, availability: readonly AusAvailability[]): string[] =>
  run.items.flatMap(({ system }) =>
    availability.filter((service) => service.system === system && !service.isAvailable).map(inWords),
  );

function inWords({ system, unavailableTo, message }: AusAvailability): string {
  const service = ausServiceLabel(null, system, false) ?? selectionTexts.theService;
  const until = momentOf(unavailableTo) === null ? '' : selectionTexts.until(plannedTime(unavailableTo));
  return selectionTexts.cannotRunAgain(
    service,
    until === '' ? selectionTexts.now : until,
    message === null ? '' : ` ${message}`,
  );
}
