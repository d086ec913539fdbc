/** The texts of the catalog, by module (src/build/wordingPlugin.ts). */
declare module 'virtual:catalog' {
  import type { TextForm } from '@/config/wording/readWording';

  export const catalog: readonly (readonly TextForm[])[];
}
