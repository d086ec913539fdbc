import * as v from 'valibot';
import { type Looks, looksSchema } from '@/config/looksSchema';
import { problemsOf } from '@/config/runtimeConfig';
import { colorProblems } from './brandColors';

/** Checks BRAND of config.json, fills in its defaults, and returns it, or the problems to show instead of the app. */
export function checkLooks(BRAND: unknown): { looks: Looks } | { problems: string[] } {
  const { success, issues, output } = v.safeParse(looksSchema, { BRAND });
  if (!success) return { problems: problemsOf(issues) };
  const problems = colorProblems(output.BRAND.COLORS ?? {});
  return problems.length > 0 ? { problems } : { looks: output.BRAND };
}
