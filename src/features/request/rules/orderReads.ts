import type { UserAgencies } from '@/features/request/api/contract/agencies';
import type {
  Acknowledgement,
  AusAvailability,
  AusRequestType,
  DigitalVerification,
  RecentCredit,
} from '@/features/request/api/contract/requestSetup';
import type { RequestTypeData } from '@/features/request/api/contract/ofSystem';
import type { ServiceOption } from '@/features/loan/rules/services';

/** The data that an order is made from, each system's by its option. Undefined: not known (yet). */
export interface LoadedOrderData extends Record<ServiceOption, RequestTypeData | undefined> {
  requestTypes: AusRequestType[] | undefined;
  availability: AusAvailability[] | undefined;
  userAgencies: UserAgencies | undefined;
  recentCredit: RecentCredit | undefined;
  verifications: DigitalVerification[] | undefined;
  acknowledgement: Acknowledgement | undefined;
}

/** Where Request shows what failed to load, from the top. */
export const SECTIONS = ['setup', 'credit', 'borrowers', 'verifications', 'acknowledgement'] as const;
export type Section = (typeof SECTIONS)[number];
