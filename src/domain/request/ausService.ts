import { AUS_REQUEST_TYPE_ID, ausOptionOf, type AusOption } from '@/domain/loan/aus';

/** The underwriting systems an order may go to. */
export type ServiceOption = Exclude<AusOption, 'credit_import_only'>;

/** In the order in which they are shown. */
export const SERVICE_OPTIONS = ['du', 'lp', 'lp_thru_cal'] as const satisfies readonly ServiceOption[];

export const SERVICE_NAME: Record<ServiceOption, string> = {
  du: 'Desktop Underwriter',
  lp: 'Loan Product Advisor',
  lp_thru_cal: 'LPA through servicer',
};

export const serviceIdOf = (option: ServiceOption) => AUS_REQUEST_TYPE_ID[option];

/** The system behind a numeric id; undefined for credit import only and for an id nobody knows. */
export function serviceOf(requestTypeId: number | null): ServiceOption | undefined {
  const option = ausOptionOf(requestTypeId);
  return option === 'credit_import_only' ? undefined : option;
}
