import { ausServiceLabel } from '@/domain/loan/aus';
import type { AusAvailability } from '@/domain/request/requestSetup';
import { momentOf, plannedTime } from '@/lib/format';
import type { SelectionRun } from './selectionRun';

/**
 * The services of a run that cannot be run again now, each with when it reopens.
 *
 * @empty a service of which nothing is said is open
 */
export const closedServices = (run: SelectionRun, availability: readonly AusAvailability[]): string[] =>
  run.items.flatMap(({ ausRequestTypeId }) =>
    availability
      .filter((service) => service.ausRequestTypeId === ausRequestTypeId && !service.isAvailable)
      .map(inWords),
  );

function inWords({ ausRequestTypeId, unavailableTo, message }: AusAvailability): string {
  const service = ausServiceLabel(null, ausRequestTypeId, false) ?? 'The service';
  const until = momentOf(unavailableTo) === null ? '' : ` until ${plannedTime(unavailableTo)}`;
  return `${service} cannot be run again${until === '' ? ' now' : until}.${message === null ? '' : ` ${message}`}`;
}
