/** The meaning of a badge color: in progress, usable, failed, needs attention, or neutral. */
type Tone = 'info' | 'ok' | 'error' | 'warn' | 'neutral';

const KNOWN: ReadonlyMap<string, Tone> = new Map([
  ['processing', 'info'],
  ['complete', 'ok'],
  ['error', 'error'],
  ['invalid', 'error'],
  ['validation', 'warn'],
  ['incomplete', 'warn'],
]);

/** Returns the tone of a request's status or outcome. @spec HIS-63, HIS-64 @empty 'neutral' for an unknown text */
export function statusTone(status: string): Tone {
  const text = status.toLowerCase();
  const known = KNOWN.get(text);
  if (known !== undefined) return known;
  if (/\b(ineligible|not eligible|caution|refer|unable)\b/.test(text)) return 'warn';
  return /\b(approve|accept|eligible)/.test(text) ? 'ok' : 'neutral';
}
