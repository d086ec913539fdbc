/** How good the news is: on its way, usable, failed, to be looked at, or nothing to say. */
type Tone = 'info' | 'ok' | 'error' | 'warn' | 'neutral';

const KNOWN: ReadonlyMap<string, Tone> = new Map([
  ['processing', 'info'],
  ['complete', 'ok'],
  ['error', 'error'],
  ['invalid', 'error'],
  ['validation', 'warn'],
  ['incomplete', 'warn'],
]);

/**
 * The tone of a request's status or outcome, as delivered.
 *
 * @source Specification §4, "Request status values seen"; other texts are outcomes in the service's own words
 * @empty a text nobody knows is neutral
 */
export function statusTone(status: string): Tone {
  const text = status.toLowerCase();
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  if (/\b(ineligible|not eligible|caution|refer|unable)\b/.test(text)) return 'warn';
  return /\b(approve|accept|eligible)/.test(text) ? 'ok' : 'neutral';
}
