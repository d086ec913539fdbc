import type * as v from 'valibot';
import type { PathParams } from '@/http/contract/call';
import type { WireOf } from '@sandbox/http/wireOf';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import type { Client } from './client';
import { newRecord, recordReply, type CallRecord } from './findings';
import { readFindings } from '@/features/findings/reader/readFindings';
import { countUsable } from './readFields';

type Calls = typeof calls;
type BodyOf<Name extends CallName> = Calls[Name]['body'] extends v.GenericSchema
  ? v.InferInput<Calls[Name]['body']>
  : undefined;

/** What a service sends in answer to a call. */
export type SentBy<Name extends CallName> = NonNullable<WireOf<Calls[Name]['answer']>>;

/** Makes a call, records what fits, and returns what the app can read, as it was sent. @empty undefined without it */
export type Ask = <Name extends CallName>(
  name: Name,
  params: PathParams<Calls[Name]['path']>,
  ...body: BodyOf<Name> extends undefined ? [] : [BodyOf<Name>]
) => Promise<SentBy<Name> | undefined>;

/** The records of all calls, also of those that were not made. */
export type Records = Readonly<Record<CallName, CallRecord>>;

export const newRecords = (): Records =>
  Object.fromEntries((Object.keys(calls) as CallName[]).map((name) => [name, newRecord(name)])) as Records;

/** The calls whose answers hold what other calls need: they are made for these, whether or not a feature needs them. */
export const SOURCES: readonly CallName[] = [
  ...(['loanData', 'recentRequest', 'historyDetails', 'ausRequestTypes', 'requestBorrowers'] as const),
  ...(['creditAgencies', 'digitalVerifications', 'selections', 'recommendations'] as const),
];

/** @param wanted the calls that a wanted feature needs; of the others, only sources are made */
export const createAsk =
  (client: Client, records: Records, wanted: ReadonlySet<CallName>, loanId: string): Ask =>
  async (name, params, ...[body]) => {
    if (!wanted.has(name) && !SOURCES.includes(name)) return undefined;
    const asked = { params: params as Record<string, string | number>, loanId };
    const reply = await client(calls[name], body === undefined ? asked : { ...asked, body });
    const kept = recordReply(records[name], reply, name === 'employee' ? undefined : loanId);
    if (isResponse(body)) await recordMessages(records[name], kept);
    return kept as SentBy<typeof name> | undefined;
  };

const isResponse = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'requestType' in body && body.requestType === 'Response';

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
