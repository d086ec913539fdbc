import * as v from 'valibot';
import { attempt } from '@/lib/attempt';
import { configSchema } from './configSchema';
import { CONFIG_NOT_FETCHED } from './startMessages';

/** The validated config.json, with its defaults. */
export type RuntimeConfig = Readonly<v.InferOutput<typeof configSchema>>;

interface ConfigFile {
  status: number;
  text: string;
}

declare global {
  interface Window {
    /** The request for config.json that firstScript.js made. */
    configRequest: Promise<ConfigFile>;
  }
}

type ConfigResult = { config: RuntimeConfig } | { problems: string[] };

/**
 * Validates the config.json that firstScript.js requested, which takes no cached file.
 * @empty an invalid configuration gives the problems to show; they name keys but never values
 */
export async function loadRuntimeConfig(request: Promise<ConfigFile>): Promise<ConfigResult> {
  try {
    const { status, text } = await request;
    return status === 200 ? readRuntimeConfig(text, window.location.origin) : { problems: [CONFIG_NOT_FETCHED] };
  } catch {
    return { problems: [CONFIG_NOT_FETCHED] };
  }
}

/** The address of the API, without trailing slash. @empty '' is the app's own origin */
export const apiAddress = ({ BASE_URL, BASE_URL_SUFFIX }: RuntimeConfig['API_CONFIG']): string =>
  BASE_URL + BASE_URL_SUFFIX;

/** Validates the text of config.json for an app on this origin. */
export function readRuntimeConfig(text: string, appOrigin: string): ConfigResult {
  const retired = new Set<string>();
  const note = (key: string, value: unknown): unknown => {
    if (RETIRED_KEYS.includes(key)) retired.add(`${key} is no longer used`);
    return value;
  };
  const json = attempt((): unknown => JSON.parse(text, note));
  if (json === undefined) return { problems: ['config.json: must be JSON'] };
  if (retired.size > 0) globalThis.console.warn(`config.json: ${[...retired].join(', ')}`);
  const { success, issues, output } = v.safeParse(configSchema, json);
  if (!success) return { problems: problemsOf(issues) };
  // Sign-in starts in this tab's storage, which the same app on another origin cannot read.
  if (new URL(output.OKTA_CONFIG.REDIRECT_URI).origin !== appOrigin) {
    return { problems: [`OKTA_CONFIG.REDIRECT_URI: must be on this app's own origin, ${appOrigin}`] };
  }
  return { config: Object.freeze(output) };
}

/** One problem per key; the first one is enough. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const key = v.getDotPath(issue) ?? 'config.json';
    const isMissing = issue.received === 'undefined';
    if (!problems.has(key)) problems.set(key, `${key}: ${isMissing ? 'is missing; it ' : ''}${issue.message}`);
  }
  return [...problems.values()];
}

/** Keys of config.json that earlier versions read. */
const RETIRED_KEYS = [
  ...['ANTI_FORGERY_ON_READS', 'COLORS', 'FRAME_CONFIG', 'LANGUAGE', 'LOGO_URL', 'LOGO_WIDTH', 'ORIGINATION_SYSTEM'],
  ...['PRODUCT_SYSTEM', 'REISSUE', 'REISSUE_JOINT', 'SCORE_MODEL_WORDS_IN_ANY_ORDER', 'SERVICER_SYSTEM', 'WORDING_URL'],
];
