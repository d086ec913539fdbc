import { ausOptionOf } from '@/domain/loan/aus';
import { isWholesale } from '@/domain/loan/businessChannel';
import type { ProductFacts } from '@/domain/loan/product';
import type { ServiceEdits } from '@/domain/order/orderDraft';
import { SERVICE_OPTIONS, type ServiceOption } from './ausService';
import type { AusAvailability, AusRequestType, RequestTypeData, TransactionType } from './requestSetup';

/** A row of the request table as the order stands. */
export interface ServiceRow {
  option: ServiceOption;
  /** '' until the service's data is known or the user has chosen. */
  type: TransactionType | '';
  /** DU's casefile, or LPA's key. */
  identifier: string;
  /** LPA's second identifier; not used by DU. */
  loanIdentifier: string;
  isIdentifierLocked: boolean;
  submissionCount: number;
  lastSubmittedOn: string | null;
  /** Why nothing can be ordered here now; null when it can. */
  closed: ServiceClosed | null;
}

export interface ServiceClosed {
  reason: string | null;
  until: string | null;
}

interface RowSources {
  channelId: number | null;
  product: ProductFacts;
  /** Undefined: not known, so the channel decides what is offered. */
  offered: readonly AusRequestType[] | undefined;
  data: Readonly<Partial<Record<ServiceOption, RequestTypeData>>>;
  availability: readonly AusAvailability[];
  edits: ServiceEdits;
}

/**
 * The rows of the request table. LPA and LPA through a servicer exclude each other, so at most one of them is asked; where LPA is
 * the default, giving it up switches nothing else on.
 */
export function serviceRows(sources: RowSources): ServiceRow[] {
  const rows = offeredOptions(sources).map((option) => serviceRow(option, sources));
  const isLpaAsked = rows.some((row) => row.option === 'lp' && isAsked(row));
  const isLpaDefault = rows.some(({ option }) => option === 'lp' && isAsked(serviceRow(option, withoutEdits(sources))));
  const isServicerChosen = sources.edits.lp_thru_cal?.type !== undefined;
  return rows.map((row) =>
    row.option === 'lp_thru_cal' && isAsked(row) && (isLpaAsked || (isLpaDefault && !isServicerChosen))
      ? { ...row, type: 'not_applicable' }
      : row,
  );
}

const withoutEdits = (sources: RowSources): RowSources => ({ ...sources, edits: {} });

/** A row whose system will be asked. */
export interface AskedRow extends ServiceRow {
  type: 'request_new' | 'import_existing';
}

export const isAsked = (row: ServiceRow): row is AskedRow =>
  row.type === 'request_new' || row.type === 'import_existing';

/** The systems of a loan in their order. LPA through a servicer is for wholesale (2 and -2). */
export function offeredOptions({ offered, channelId }: Pick<RowSources, 'offered' | 'channelId'>): ServiceOption[] {
  if (offered === undefined || offered.length === 0) {
    return SERVICE_OPTIONS.filter((option) => option !== 'lp_thru_cal' || isWholesale(channelId));
  }
  return [...new Set(offered.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0)).map(({ option }) => option))];
}

function serviceRow(option: ServiceOption, sources: RowSources): ServiceRow {
  const data = sources.data[option];
  const edit = sources.edits[option] ?? {};
  const closed = closedOf(option, sources);
  const identifier = data?.identifier ?? null;
  // Nothing to lock: otherwise the existing findings could never be named.
  const isIdentifierLocked = data?.isIdentifierLocked === true && identifier !== null;
  return {
    option,
    type: edit.type ?? defaultType(option, data, closed, sources),
    identifier: (isIdentifierLocked ? identifier : (edit.identifier ?? identifier)) ?? '',
    loanIdentifier: edit.loanIdentifier ?? data?.loanIdentifier ?? '',
    isIdentifierLocked,
    submissionCount: data?.submissionCount ?? 0,
    lastSubmittedOn: data?.lastSubmittedOn ?? null,
    closed,
  };
}

function defaultType(
  option: ServiceOption,
  data: RequestTypeData | undefined,
  closed: ServiceClosed | null,
  { product }: RowSources,
): TransactionType | '' {
  if (closed !== null || isRuledOut(option, product)) return 'not_applicable';
  if (data === undefined) return '';
  return data.defaultType ?? (data.identifier === null ? 'request_new' : 'import_existing');
}

/**
 * Whether the loan's purpose keeps it from a system.
 *
 * @source Specification §5: LPA takes no Construction-Permanent loan; DU takes none that is FHA or VA
 */
export function isRuledOut(option: ServiceOption, { isConstructionPermanent, family }: ProductFacts): boolean {
  if (!isConstructionPermanent) return false;
  return option !== 'du' || family === 'FHA' || family === 'VA';
}

function closedOf(option: ServiceOption, { availability, offered }: RowSources): ServiceClosed | null {
  const type = offered?.find((candidate) => candidate.option === option);
  if (type?.isEnabled === false) return { reason: type.disabledReason, until: null };
  const found = availability.find(({ ausRequestTypeId }) => ausOptionOf(ausRequestTypeId) === option);
  if (found === undefined || found.isAvailable) return null;
  return { reason: found.message, until: found.unavailableTo };
}
