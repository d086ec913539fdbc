import { readFindings } from '@/domain/findings/readFindings';
import type { CallRecord } from './findings';
import { countUsable } from './readFields';

/** A path that stands for messages that the app can read in the file. */
const IN_FILE = '(messages in the file)';

/** Reads a response's file as the app does. Notes its format and how many messages it has, and nothing that it says. */
export async function recordMessages({ sheet, findings }: CallRecord, answer: unknown): Promise<void> {
  const file = fileOf(answer);
  if (file === undefined) return;
  const reading = await readFindings(file, () => Promise.resolve());
  if ('refused' in reading) {
    findings.push({ kind: 'file', detail: `not read, ${reading.refused}` });
    return;
  }
  const { format, findings: messages, untold } = reading;
  if (messages.length > 0) countUsable(sheet, IN_FILE);
  findings.push({ kind: 'file', detail: `${format}, ${messages.length} messages, ${untold} without text` });
}

function fileOf(answer: unknown) {
  if (typeof answer === 'string') return { text: answer };
  if (typeof answer !== 'object' || answer === null || !('documentBytes' in answer)) return undefined;
  return typeof answer.documentBytes === 'string' ? { base64: answer.documentBytes } : undefined;
}
