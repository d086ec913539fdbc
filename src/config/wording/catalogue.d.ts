/** The texts of the catalogue, by module (src/build/wordingPlugin.ts). */
declare module 'virtual:catalogue' {
  import type { TextForm } from '@/config/wording/readWording';

  export const catalogue: readonly (readonly TextForm[])[];
}
