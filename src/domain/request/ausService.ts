import { SERVICES } from './services';

/** The underwriting systems that an order can go to. */
export type ServiceOption = keyof typeof SERVICES;

type Own = (typeof SERVICES)[ServiceOption];

export type ServiceIssueKey =
  Own['typeKey'] | Own['identifier' | 'excluded']['key'] | NonNullable<Own['loanIdentifier']>['key'];

/** In display order. */
export const SERVICE_OPTIONS = Object.keys(SERVICES) as [ServiceOption, ...ServiceOption[]];

/** The systems of every channel. */
export const USUAL_SERVICES = SERVICE_OPTIONS.filter((option) => !SERVICES[option].isWholesaleOnly);

/** True for a system that an order can go to. */
export const isService = (system: string | null): system is ServiceOption =>
  SERVICE_OPTIONS.some((option) => option === system);

/** The system that can't be in the same order. @empty undefined if the system goes with all */
export const rivalOf = (option: ServiceOption): ServiceOption | undefined =>
  SERVICE_OPTIONS.find((other) => SERVICES[other].insteadOf === option || SERVICES[option].insteadOf === other);
