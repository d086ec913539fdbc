const RULES: readonly [pattern: RegExp, replacement: string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '{token}'],
  [/\bBearer\s+\S+/gi, 'Bearer {token}'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '{email}'],
  [/\b\d{3}-\d{2}-\d{4}\b/g, '{ssn}'],
  // Query and fragment of an address may hold a sign-in code or a token.
  [/(https?:\/\/[^\s?#"']+|^\/[^\s?#"']*)[?#][^\s"')]*/g, '$1'],
  [/\/\d{3,}(?=[/\s"':)]|$)/g, '/{id}'],
];

/**
 * A text without anything personal or secret: tokens, e-mail addresses, social security numbers, queries and fragments of
 * addresses, and ids in paths are replaced.
 */
export const scrubText = (text: string): string =>
  RULES.reduce((scrubbed, [pattern, replacement]) => scrubbed.replace(pattern, replacement), text);

/** Scrubs every text of a telemetry envelope, in place, as its senders expect. */
export function scrubEnvelope(envelope: object, seen = new Set<object>()): void {
  if (seen.has(envelope)) return;
  seen.add(envelope);
  for (const [key, value] of Object.entries(envelope) as [string, unknown][]) {
    if (typeof value === 'string') Object.assign(envelope, { [key]: scrubText(value) });
    else if (typeof value === 'object' && value !== null) scrubEnvelope(value, seen);
  }
}
