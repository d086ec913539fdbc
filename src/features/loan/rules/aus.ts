import * as startTexts from '@/config/texts/startTexts';
import { SERVICE_OPTIONS, type ServiceOption, SERVICES } from './services';

type AusOption = ServiceOption | 'credit_import_only';

/** An underwriting system. `other 7` is one that the app doesn't know, by its number at the API. */
export type AusSystem = AusOption | `other ${number}`;

/** The kind of order: underwriting with its credit, or credit only. */
export type OrderMode = 'aus' | 'credit';

/** Its number at the API. @spec NAV-17, NAV-18 */
export const REQUEST_TYPE_ID = { aus: 1, credit: 2 } as const satisfies Record<OrderMode, number>;

const labelOf = (option: AusOption): string =>
  option === 'credit_import_only' ? startTexts.credit : SERVICES[option].label;

const namedBy = (name: string): AusOption | undefined =>
  CREDIT.test(name) ? 'credit_import_only' : SERVICE_OPTIONS.find((option) => SERVICES[option].named.test(name));

const CREDIT = /^credit(?:_import_only)?$/i;

/**
 * The label of the system that the API's text names, else the text as delivered, such as 'TOTAL via DU', else the label
 * of the system. @spec APP-4, APP-5, HIS-7, DAT-5 @empty null when there is neither a known system nor a name
 */
export function ausServiceLabel(name: string | null, system: AusSystem | null, isThroughServicer: boolean) {
  const named = name === null ? system : (namedBy(name) ?? null);
  if (named === null || named.startsWith('other')) return name;
  const isServicer = named === 'lp' && (isThroughServicer || system === 'lp_thru_cal');
  return labelOf(isServicer ? 'lp_thru_cal' : (named as AusOption));
}
