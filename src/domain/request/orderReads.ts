import type { OverrideReason } from '@/domain/selection/override';
import type { Acknowledgement } from './acknowledgement';
import type { ServiceOption } from './services';
import type { AgencyPart, CreditAgency, UserAgencies } from './creditAgency';
import type { DigitalVerification, VerificationDetail } from './digitalVerification';
import type { RecentCredit } from './recentRequest';
import type { RequestBorrower } from './borrower';
import type { AusAvailability, AusRequestType, RequestTypeData } from './requestSetup';

/** The data that an order loads: of its underwriting part, each system by its option, and of its credit part. */
export interface OrderReads extends Record<ServiceOption, RequestTypeData>, Record<AgencyPart, CreditAgency[]> {
  requestTypes: AusRequestType[];
  availability: AusAvailability[];
  overrideReasons: OverrideReason[];
  userAgencies: UserAgencies;
  ausBorrowers: RequestBorrower[];
  creditBorrowers: RequestBorrower[];
  recentCredit: RecentCredit;
  verifications: DigitalVerification[];
  /** Of the report whose details are open. */
  verificationDetail: VerificationDetail;
  acknowledgement: Acknowledgement;
}

/** Undefined: not known (yet). */
export type LoadedOrderData = { [Part in keyof OrderReads]: OrderReads[Part] | undefined };
