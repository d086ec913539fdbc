import { isWholesale } from '@/features/loan/rules/businessChannel';
import type { ProductFacts } from '@/features/loan/rules/product';
import type { AusAvailability, AusRequestType } from '@/features/request/api/contract/requestSetup';
import type { RequestTypeData } from '@/features/request/api/contract/ofSystem';
import type { ServiceEdits } from './orderDraft';
import { uniqueBy } from '@/lib/byKey';
import { SERVICE_OPTIONS, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import { rivalOf } from '@/features/request/rules/orderServices';
import { missingFacts } from './facts';
import { FINDINGS_OPTIONS, type TransactionOption, type TransactionType } from './requestSetup';

export type ServiceRow = ReturnType<typeof serviceRow>;

/** What is known of the systems, each system's data by its option. Undefined: not known (yet). */
export interface ServiceSources extends Record<ServiceOption, RequestTypeData | undefined> {
  requestTypes: AusRequestType[] | undefined;
  availability: AusAvailability[] | undefined;
  channelId: number | null;
}

interface RowSources extends ServiceSources {
  product: ProductFacts;
  edits: ServiceEdits;
}

/**
 * Returns the rows of the request table. LPA and LPA through a servicer exclude each other, so at most one is ordered.
 * When LPA is the default and the user deselects it, no other system is selected instead.
 */
export function serviceRows(sources: RowSources): ServiceRow[] {
  const rows = offeredOptions(sources).map((option) => serviceRow(option, sources));
  const isChosen = ({ option }: ServiceRow): boolean => sources.edits[option]?.type !== undefined;
  const isDefault = ({ option }: ServiceRow): boolean => isAsked(serviceRow(option, { ...sources, edits: {} }));
  return rows.map((row) => {
    const first = rows.find(({ option }) => option === SERVICES[row.option].insteadOf);
    if (first === undefined || !isAsked(row)) return row;
    return isAsked(first) || (isDefault(first) && !isChosen(row)) ? { ...row, type: 'not_applicable' } : row;
  });
}

export interface AskedRow extends ServiceRow {
  type: 'request_new' | 'import_existing';
}

export const isAsked = (row: ServiceRow): row is AskedRow =>
  row.type === 'request_new' || row.type === 'import_existing';

/** The kind of LPA that a choice takes out of the order. @spec REQ-6 @empty undefined if it is not in the order */
export function displacedBy(rows: readonly ServiceRow[], option: ServiceOption, type: TransactionType | '') {
  const rival = rows.find((row) => row.option === rivalOf(option));
  return type !== 'not_applicable' && rival !== undefined && isAsked(rival) ? rival.option : undefined;
}

/** Returns the systems of a loan in display order. LPA through a servicer is for wholesale (2 and -2). */
export function offeredOptions({ requestTypes = [], channelId }: Pick<RowSources, 'requestTypes' | 'channelId'>) {
  if (requestTypes.length === 0) {
    return SERVICE_OPTIONS.filter((option) => !SERVICES[option].isWholesaleOnly || isWholesale(channelId));
  }
  return [
    ...new Set(
      requestTypes.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)).map(({ ausOptionId }) => ausOptionId),
    ),
  ];
}

function serviceRow(option: ServiceOption, sources: RowSources) {
  const data = sources[option];
  const edit = sources.edits[option] ?? {};
  const offer = sources.requestTypes?.find((candidate) => candidate.ausOptionId === option);
  const availability = sources.availability?.find(({ system }) => system === option);
  const closed = closedOf(offer, availability);
  const types = typesOf(data);
  const isOffered = types.some(({ value }) => value === edit.type);
  const identifier = data?.identifier ?? null;
  // Without an identifier, a lock would leave the user no way to enter one.
  const isIdentifierLocked = data?.isIdentifierLocked === true && identifier !== null;
  return {
    option,
    /** '' until the service's data loads or the user chooses. */
    type: (isOffered ? edit.type : undefined) ?? defaultType(option, data, closed !== null, sources),
    types,
    identifier: (isIdentifierLocked ? identifier : (edit.identifier ?? identifier)) ?? '',
    loanIdentifier: edit.loanIdentifier ?? data?.loanIdentifier ?? '',
    isIdentifierLocked,
    isMultiAllowed: offer === undefined ? true : offer.isMultiAusAllowed,
    submissionCount: data?.submissionCount ?? 0,
    lastSubmittedOn: data?.lastSubmittedOn ?? null,
    closed,
    /** The API says that the system is available. A system that it doesn't list may be, so that it can be ordered. */
    isOpen: closed === null && offer?.isEnabled !== null && availability?.isAvailable === true,
    /** What the row takes for granted although the API, which listed the system, did not say it. */
    undelivered: missingFacts({ isEnabled: offer?.isEnabled, isAvailable: availability?.isAvailable }),
  };
}

function defaultType(
  option: ServiceOption,
  data: RequestTypeData | undefined,
  isClosed: boolean,
  { product }: RowSources,
): TransactionType | '' {
  if (isClosed || SERVICES[option].excluded.is(product)) return 'not_applicable';
  if (data === undefined) return '';
  const usual = data.defaultType ?? (data.identifier === null ? 'request_new' : 'import_existing');
  const types = typesOf(data);
  return types.some(({ value }) => value === usual) ? usual : (types[0]?.value ?? '');
}

/** The API's options, else the specification's. Not Applicable is always one: an order can omit a system. */
function typesOf(data: RequestTypeData | undefined): readonly TransactionOption[] {
  if (data === undefined || data.transactionTypes.length === 0) return FINDINGS_OPTIONS;
  const notApplicable = FINDINGS_OPTIONS.filter(({ value }) => value === 'not_applicable');
  return uniqueBy([...data.transactionTypes, ...notApplicable], ({ value }) => value);
}

function closedOf(offer?: AusRequestType, availability?: AusAvailability) {
  if (offer?.isEnabled === false) return { reason: offer.disabledReason, until: null };
  return availability?.isAvailable === false
    ? { reason: availability.message, until: availability.unavailableTo }
    : null;
}
