import type { Looks } from '@/config/looksSchema';

export interface WordingSettings {
  /** By their name in messages.ts and orderMessages.ts. */
  names: Readonly<Record<string, string | undefined>>;
  url: string | undefined;
  language: string;
}

export const DEFAULT_LANGUAGE = 'en-US';

/** @empty undefined for the texts and the language of the product */
export function wordingSettings({
  TITLE: PRODUCT_TITLE,
  ORIGINATION_SYSTEM,
  SERVICER_SYSTEM,
  PRODUCT_SYSTEM,
  WORDING_URL: url,
  LANGUAGE: language = DEFAULT_LANGUAGE,
}: Looks): WordingSettings | undefined {
  const names = { PRODUCT_TITLE, ORIGINATION_SYSTEM, SERVICER_SYSTEM, PRODUCT_SYSTEM };
  return url === undefined && language === DEFAULT_LANGUAGE && Object.values(names).every((name) => name === undefined)
    ? undefined
    : { names, url, language };
}
