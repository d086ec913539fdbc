/** In this order: what the first rules find must not be torn apart by the later ones. No replacement is longer than what it replaces. */
const RULES: readonly [pattern: RegExp, replacement: string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '{token}'],
  [/\b(?:Bearer\s+)+\S+/gi, '{token}'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '{@}'],
  [/\b\d{3}-\d{2}-\d{4}\b/g, '{ssn}'],
  // Query and fragment of an address may hold a sign-in code or a token.
  [/(https?:\/\/[^\s?#]+|^\/[^\s?#]*)[?#]\S*/g, '$1'],
  // Ids: in paths from three digits on, in prose (a title, a message) from five.
  [/\/\d{3,}(?=[/\s"':)]|$)/g, '/{n}'],
  [/(?<![\w.-])\d{5,}(?![\w-])/g, '{n}'],
];

/**
 * A text without anything personal or secret: tokens, e-mail addresses, social security numbers, queries and fragments of
 * addresses, and ids are replaced.
 */
export const scrubText = (text: string): string =>
  RULES.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);

/** The service's own name for an error, which has to be found again; what looks like a social security number is no such name. */
const isTrackingNumber = (key: string, value: string): boolean =>
  key === 'trackingNumber' && /^(?!\d{9}$|\d{3}-\d{2}-\d{4}$)[\w-]{1,40}$/.test(value);

/** What the page puts into an envelope; the rest is the monitoring service's own: its key, a time, a type. */
interface Envelope {
  ext?: object;
  tags?: object;
  data?: object;
  baseData?: object;
}

/** Scrubs every text of a telemetry envelope, in place, as its senders expect. */
export function scrubEnvelope({ ext, tags, data, baseData }: Envelope): void {
  for (const part of [ext, tags, data, baseData]) if (part !== undefined) scrubTexts(part, new Set());
}

function scrubTexts(branch: object, seen: Set<object>): void {
  if (seen.has(branch)) return;
  seen.add(branch);
  for (const [key, value] of Object.entries(branch) as [string, unknown][]) {
    if (typeof value === 'string' && isTrackingNumber(key, value)) continue;
    if (typeof value === 'string') Object.assign(branch, { [key]: scrubText(value) });
    else if (typeof value === 'object' && value !== null) scrubTexts(value, seen);
  }
}
