/** Keys of config.json that earlier versions read, by their path, in which `*` is any key. One includes all below it. */
const RETIRED_KEYS = [
  'API_CONFIG.ANTI_FORGERY_ON_READS',
  'BRAND.COLORS',
  'BRAND.LANGUAGE',
  'BRAND.LOGO_URL',
  'BRAND.LOGO_WIDTH',
  'BRAND.ORIGINATION_SYSTEM',
  'BRAND.PRODUCT_SYSTEM',
  'BRAND.SERVICER_SYSTEM',
  'BRAND.WORDING_URL',
  'CREDIT_PRICES.*.REISSUE',
  'CREDIT_PRICES.*.REISSUE_JOINT',
  'FRAME_CONFIG',
];

/** Returns the line that names the retired keys of a configuration, never with their values. @empty '' without one */
export const retiredKeysLine = (json: unknown): string =>
  RETIRED_KEYS.filter((key) => has(json, key.split('.')))
    .map((key) => `${key} is no longer used`)
    .join(', ');

const has = (value: unknown, [key, ...rest]: readonly string[]): boolean =>
  key === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([name, inner]) => (key === '*' || key === name) && has(inner, rest)));
