import { SaxesParser } from 'saxes';
import type { Pause } from './decodeFile';
import type { FormatReader } from './engineRun';
import { Refused } from './findings';

export const MOST_ELEMENTS = 200_000;
export const DEEPEST_LEVEL = 128;

/**
 * Reads a document in slices, and passes its elements to the formats. The parser loads and expands nothing but XML's own
 * five entities; an internal subset, which could define others, is refused.
 * @throws Refused
 */
export async function scanXml(text: string, formats: readonly FormatReader[], pause: Pause, sliceLength: number) {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  let [elements, depth] = [0, 0];
  /** The text of the open element that a format wants, with that of the elements in it. */
  let wanted: { depth: number; text: string } | undefined;

  parser.on('error', () => {
    throw new Refused('notWellFormed');
  });
  parser.on('doctype', (doctype) => {
    if (doctype.replace(/"[^"]*"|'[^']*'/g, '').includes('[')) throw new Refused('documentType');
  });
  parser.on('opentag', ({ name: qualified, attributes }) => {
    const name = localName(qualified);
    [elements, depth] = [elements + 1, depth + 1];
    if (depth > DEEPEST_LEVEL) throw new Refused('tooDeep');
    if (elements > MOST_ELEMENTS) throw new Refused('tooManyElements');
    if (formats.some(({ texts }) => texts.has(name))) wanted ??= { depth, text: '' };
    formats.forEach((format) => format.opened(name, attributes));
  });
  const addText = (more: string) => {
    if (wanted !== undefined) wanted.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    const isWanted = wanted?.depth === depth;
    formats.forEach((format) => format.closed(localName(name), isWanted ? (wanted?.text ?? '') : ''));
    if (isWanted) wanted = undefined;
    depth -= 1;
  });

  for (let at = 0; at < text.length; at += sliceLength) {
    parser.write(text.slice(at, at + sliceLength));
    await pause();
  }
  parser.close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
