/** Keys of config.json that earlier versions read, by their path. One that contains others stands for them too. */
const RETIRED_KEYS = [
  'BRAND.COLORS',
  'BRAND.LANGUAGE',
  'BRAND.LOGO_URL',
  'BRAND.LOGO_WIDTH',
  'BRAND.ORIGINATION_SYSTEM',
  'BRAND.PRODUCT_SYSTEM',
  'BRAND.SERVICER_SYSTEM',
  'BRAND.WORDING_URL',
  'FRAME_CONFIG',
];

/** Returns the line that names the retired keys of a configuration, never with their values. @empty '' without one */
export const retiredKeysLine = (json: unknown): string =>
  RETIRED_KEYS.filter((key) => has(json, key.split('.')))
    .map((key) => `${key} is no longer used`)
    .join(', ');

const has = (value: unknown, [key, ...rest]: readonly string[]): boolean =>
  key === undefined ||
  (typeof value === 'object' && value !== null && Object.hasOwn(value, key) && has(value[key as never], rest));
