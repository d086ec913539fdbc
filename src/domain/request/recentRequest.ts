import { REQUEST_TYPE_ID } from './requestSetup';

/** One service's part of the latest request, as far as ordering needs it. */
export interface RecentItem {
  requestId: string;
  /** 1 AUS, 2 credit. */
  requestTypeId: number | null;
  ausRequestTypeId: number | null;
  creditAgencyId: string | null;
  requestDate: string | null;
}

/** The latest request and the switches that come with it (specification §3, "Recent AUS request"). */
export interface RecentRequest {
  items: RecentItem[];
  isSoftPullPhase2: boolean;
  isSoftPullPhase3: boolean;
  isSmartSeriesWithInvestorAccess: boolean;
  businessChannelId: number | null;
}

/** Soft-pull phase 2 or 3 is on; not while the recent request is unknown. */
export const isInSoftPullPhase = (recent: RecentRequest | undefined): boolean =>
  recent !== undefined && (recent.isSoftPullPhase2 || recent.isSoftPullPhase3);

/** The credit report on file, whichever request it came with. */
export interface RecentCredit {
  requestDate: string | null;
  agencyId: string | null;
  agencyName: string | null;
  isSoft: boolean;
  expiresOn: string | null;
  borrowers: { borrowerId: string; referenceNumber: string | null; documentId: string | null }[];
}

/**
 * Whether a borrower's report is not yet attached to any underwriting casefile, so that its document id does not count.
 *
 * @source Specification §4: creditReportDocumentId is cleared when the recent request has no items, or exactly one item with
 * requestTypeID 2
 * @empty an unknown recent request clears nothing
 */
export function clearsReportDocuments(recent: RecentRequest | undefined): boolean {
  if (recent === undefined) return false;
  const [first, ...others] = recent.items;
  return first === undefined || (others.length === 0 && first.requestTypeId === REQUEST_TYPE_ID.credit);
}
