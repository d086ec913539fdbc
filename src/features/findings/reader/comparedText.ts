import type { Finding } from './findings';

const known = new WeakMap<Finding, string>();

/**
 * The text of a message with one space for any white space, so that a wrapped line equals an unwrapped one. The reader
 * prepares it, between slices of the file: a comparison of two long files would block the page with it.
 */
export function comparedText(finding: Finding): string {
  const before = known.get(finding);
  if (before !== undefined) return before;
  const collapsed = finding.text.replace(/\s+/g, ' ').trim();
  // The same string again takes no memory.
  const text = collapsed === finding.text ? finding.text : collapsed;
  known.set(finding, text);
  return text;
}
