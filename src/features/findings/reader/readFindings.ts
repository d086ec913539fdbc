import { SaxesParser } from 'saxes';
import { type Pause, decodeFile } from './decodeFile';
import { type FormatReader, addFact, addMessage, newRun, type EngineRun, type FactName } from './engineRun';
import { Refused, type Findings, type FindingsFormat, type Reading } from './findings';
import { comparedText } from './comparedText';
import type { FindingsFile, SentFindings } from '@/features/documents/api/contract/documents';
import { readDu, readLpa4 } from './readAttributes';
import { readMismo } from './readMismo';

/** Characters that a slow computer reads in a few milliseconds. */
const SLICE = 8_192;

/** Reads a response file, or says why not. It stops if `pause` throws. @spec FND-3, FND-5, FND-8, FND-20 */
export async function readFindings(file: FindingsFile, pause: Pause, sliceLength = SLICE): Promise<Reading> {
  return orRefusal(pause, async () => {
    const formats = [readDu(), readLpa4(), readMismo()];
    await scanXml(await decodeFile(file, pause, sliceLength), formats, pause, sliceLength);
    return findingsOf(formats);
  });
}

/** Returns the messages that the service sent as those of a file. @spec FND-1, FND-8, FND-9 */
export const readSentFindings = ({ messages, facts }: SentFindings, pause: Pause): Promise<Reading> =>
  orRefusal(pause, async () => {
    const run = newRun(null);
    for (const name of Object.keys(run.facts) as FactName[]) addFact(run, name, facts?.[name]);
    for (const { text, ...fields } of messages) {
      addMessage(run, text, fields);
      await pause();
    }
    return toFindings('service', run);
  });

async function orRefusal(pause: Pause, read: () => Promise<Findings>): Promise<Reading> {
  try {
    const reading = await read();
    for (const finding of reading.findings) {
      comparedText(finding);
      await pause();
    }
    return reading;
  } catch (caught) {
    if (caught instanceof Refused) return { refused: caught.reason };
    throw caught;
  }
}

function findingsOf(formats: readonly FormatReader[]): Findings {
  const [found, ...others] = formats.filter((reader) => reader.format() !== undefined);
  const format = found?.format();
  if (found === undefined || format === undefined) throw new Refused('unknownFormat');
  if (others.length > 0) throw new Refused('twoFormats');
  return toFindings(format, found.run());
}

const toFindings = (format: FindingsFormat, { contradicted: _, ...run }: EngineRun): Findings => ({ format, ...run });

export const MOST_ELEMENTS = 200_000;
export const DEEPEST_LEVEL = 128;

/**
 * Reads a document in slices, and passes its elements to the formats. The parser loads and expands nothing but XML's
 * own five entities; an internal subset, which could define others, is refused.
 * @throws Refused
 */
async function scanXml(text: string, formats: readonly FormatReader[], pause: Pause, sliceLength: number) {
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
