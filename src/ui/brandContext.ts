import { createContext } from 'react';
import { PRODUCT_TITLE } from '@/config/messages';
import type { RuntimeConfig } from '@/config/runtimeConfig';

/** The lender's title and logo; the default is for pages without a configuration. */
export const BrandContext = createContext<Pick<RuntimeConfig['BRAND'], 'TITLE' | 'LOGO'>>({
  TITLE: PRODUCT_TITLE,
});
