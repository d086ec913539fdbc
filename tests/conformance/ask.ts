import type * as v from 'valibot';
import type { PathParams } from '@/api/contract/call';
import { calls, type CallName } from '@/api/contract/calls';
import type { AnswerOf } from '@/api/http/send';
import type { Client } from './client';
import { newRecord, recordReply, type CallRecord } from './findings';
import { recordMessages } from './recordMessages';

type Calls = typeof calls;
type BodyOf<Name extends CallName> = Calls[Name]['body'] extends v.GenericSchema
  ? v.InferInput<Calls[Name]['body']>
  : undefined;

/** Makes a call, records what fits, and returns what the app would keep. @empty undefined when that is nothing */
export type Ask = <Name extends CallName>(
  name: Name,
  params: PathParams<Calls[Name]['path']>,
  ...body: BodyOf<Name> extends undefined ? [] : [BodyOf<Name>]
) => Promise<AnswerOf<Name> | undefined>;

/** The records of all calls, also of those that were not made. */
export type Records = Readonly<Record<CallName, CallRecord>>;

export const newRecords = (): Records =>
  Object.fromEntries((Object.keys(calls) as CallName[]).map((name) => [name, newRecord(name)])) as Records;

/** The calls whose answers hold what other calls need: they are made for these, whether or not a feature needs them. */
const SOURCES: readonly CallName[] = [
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
    const kept = recordReply(records[name], reply);
    if (isResponse(body)) await recordMessages(records[name], kept);
    return kept as AnswerOf<typeof name> | undefined;
  };

const isResponse = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'requestType' in body && body.requestType === 'Response';
