import { type AgencySystem, SERVICE_OPTIONS, type ServiceOption, SERVICES } from '@/features/loan/rules/services';

export const USUAL_SERVICES = SERVICE_OPTIONS.filter((option) => !SERVICES[option].isWholesaleOnly);

/** The system that can't be in the same order. @empty undefined if the system goes with all */
export const rivalOf = (option: ServiceOption): ServiceOption | undefined =>
  SERVICE_OPTIONS.find((other) => SERVICES[other].insteadOf === option || SERVICES[option].insteadOf === other);

/** Returns the system of agencies that a word of the API stands for, such as 'DU' or 'LP'. */
export function agencySystemOf(word: string | null): AgencySystem | undefined {
  const option = SERVICE_OPTIONS.find((each) => SERVICES[each].mapped.test(word ?? ''));
  return option && SERVICES[option].agencies;
}
