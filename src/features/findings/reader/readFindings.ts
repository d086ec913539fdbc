import { comparedText } from './comparedText';
import { decodeFile, type Pause } from './decodeFile';
import { addFact, addMessage, newRun, type EngineRun, type FactName, type FormatReader } from './engineRun';
import type { FindingsFile, SentFindings } from '@/features/documents/api/contract/documents';
import { type Findings, type FindingsFormat, type Reading, Refused } from './findings';
import { readDu } from './readDu';
import { readLpa4 } from './readLpa4';
import { readMismo } from './readMismo';
import { scanXml } from './scanXml';

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
