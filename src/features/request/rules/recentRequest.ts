import type { AusSystem } from '@/features/loan/rules/aus';
import type { Day } from '@/lib/daysUntil';
import { REQUEST_TYPE_ID } from './requestSetup';

/** The part of the latest request that belongs to one service, as far as ordering needs it. */
export interface RecentItem {
  requestID: string;
  /** 1 AUS, 2 credit. */
  requestTypeID: number | null;
  system: AusSystem | null;
  multiAusRequestId: string | null;
  creditAgencyID: string | null;
  requestDate: string | null;
}

export interface RecentRequest {
  getAusRequestItems: RecentItem[];
  /** Null, also of the next two: the API did not say. */
  isSoftPullPhase2ChangesEnabled: boolean | null;
  isSoftPullPhase3ChangesEnabled: boolean | null;
  isSmartSeriesProductWithInvestorAccessLoan: boolean | null;
  businessChannelId: number | null;
  /** Whether the service places an order only once per request key; null when it doesn't say. */
  areOrdersDeduplicated: boolean | null;
}

/** True when soft-pull phase 2 or 3 is on; false while the recent request is unknown. */
export const isInSoftPullPhase = (recent: RecentRequest | undefined): boolean =>
  recent?.isSoftPullPhase2ChangesEnabled === true || recent?.isSoftPullPhase3ChangesEnabled === true;

/** The credit report on file, from any request. Null: the API did not send the value. */
export interface RecentCredit {
  requestDate: string | null;
  creditAgencyId: string | null;
  creditAgencyName: string | null;
  isGseSoftCreditPull: boolean | null;
  expiresOn: Day | null;
  borrowers: { borrowerId: string; referenceNumber: string | null; encryptedCreditReportDocumentId: string | null }[];
}

/** Returns the reference numbers of the report on file: the one of a joint report once. */
export const reportNumbers = ({ borrowers }: Pick<RecentCredit, 'borrowers'>): string[] => [
  ...new Set(borrowers.flatMap(({ referenceNumber }) => (referenceNumber ? [referenceNumber] : []))),
];

/**
 * True when the borrowers' reports are not yet attached to an underwriting casefile, so that their document ids don't
 * count.
 * @spec REQ-16
 * @empty false for an unknown recent request
 */
export function clearsReportDocuments(recent: RecentRequest | undefined): boolean {
  if (recent === undefined) return false;
  const [first, ...others] = recent.getAusRequestItems;
  return first === undefined || (others.length === 0 && first.requestTypeID === REQUEST_TYPE_ID.credit);
}
