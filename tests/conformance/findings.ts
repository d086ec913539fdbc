import { parseOrKeep } from '@/http/send';
import * as v from 'valibot';
import { partsOfLoan, type SchemaParts } from '@/http/ofLoan';
import { isList, understand } from '@/http/understand';
import type { Call } from '@/http/contract/call';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { privilegeNames } from './features';
import type { Reply } from './client';
import { sentParts } from './sentParts';
import { countUsable, newSheet, readFields, type Sheet } from './readFields';

/** Why an answer doesn't fit. Notes, the last six, make no call fail. */
export type FindingKind =
  | 'no connection'
  | 'no response'
  | 'status'
  | 'CORS'
  | 'anti-forgery'
  | 'not JSON'
  | 'other root'
  | 'empty'
  | 'unreadable'
  | 'wrong'
  | 'dropped'
  | 'another loan'
  | 'malformed'
  | 'unknown word'
  | 'repeated'
  | 'cookie'
  | 'missing'
  | 'always empty'
  | 'slow'
  | 'large'
  | 'file';

const NOTES: readonly FindingKind[] = ['cookie', 'missing', 'always empty', 'slow', 'large', 'file'];

export const isNote = ({ kind }: Finding): boolean => NOTES.includes(kind);

/** Holds no value of an answer: only a path of the contract, types and counts. */
export interface Finding {
  kind: FindingKind;
  /** The path in the contract; absent: the whole answer. */
  path?: string;
  detail: string;
}

/** What is known of one call after all its requests. */
export interface CallRecord {
  name: CallName;
  asked: number;
  /** Answers that the app can use. */
  used: number;
  findings: Finding[];
  sheet: Sheet;
}

export const newRecord = (name: CallName): CallRecord => ({
  name,
  asked: 0,
  used: 0,
  findings: [],
  sheet: newSheet(),
});

const SLOW_MS = 5_000;
const LARGE = 1_000;

/** Adds a reply to the record, and returns the data that the app would keep of it. */
export function recordReply(record: CallRecord, reply: Reply, loanId?: string): unknown {
  record.asked += 1;
  if (reply.kind === 'response' && reply.ms >= SLOW_MS)
    record.findings.push({ kind: 'slow', detail: `${Math.round(reply.ms / 1_000)} s` });
  if (reply.kind === 'response') record.findings.push(...(reply.inBrowser ?? []));
  const read = readReply(record, reply, loanId);
  if ('kind' in read) {
    record.findings.push(read);
    return undefined;
  }
  record.used += 1;
  return read.kept;
}

function readReply({ name, sheet, findings }: CallRecord, reply: Reply, loanId = ''): Finding | { kept: unknown } {
  const call: Call = calls[name];
  if (reply.kind === 'noConnection') return { kind: 'no connection', detail: 'the connection failed' };
  if (reply.kind === 'noResponse') return { kind: 'no response', detail: 'nothing within the time limit' };
  if (name === 'employee' && reply.status === 404) {
    // The contract's answer for a user who is no internal employee.
    countUsable(sheet, 'isInternalEmployee');
    return { kept: undefined };
  }
  if (reply.status < 200 || reply.status >= 300) return { kind: 'status', detail: statusDetail(reply) };

  const data = parseOrKeep(reply.text);
  if (typeof data === 'string' && data !== '' && !(call.isPlainAccepted === true && isXml(data)))
    return { kind: 'not JSON', detail: isPage(data) ? 'an HTML page' : 'a text, or JSON that breaks off' };
  const read = understand(call.answer, data);
  if (read === 'empty') return { kind: 'empty', detail: data === '' ? 'no text' : JSON.stringify(data) };
  if (Array.isArray(data) !== isList(call.answer))
    return {
      kind: 'other root',
      detail: `${Array.isArray(data) ? 'a list instead of an object' : 'no list'}${around(data)}`,
    };
  readFields(name, data, sheet);
  // The schema leaves the names open.
  if (name === 'privileges' && !Object.keys(privilegeNames.entries).some((known) => known in Object(data)))
    return { kind: 'other root', detail: `no privilege that the app knows${around(data)}` };
  if (read === 'unreadable' && v.is(call.answer, data))
    return { kind: 'other root', detail: `no field of the contract${around(data)}` };
  if (read === 'unreadable') return { kind: 'unreadable', detail: 'a field without which the app ignores the answer' };
  if (loanId !== '' && partsOfLoan(call.answer as SchemaParts, data, loanId) !== data)
    findings.push({ kind: 'another loan', detail: 'a loanId that is not the one asked for' });
  if (Array.isArray(data) && data.length === 0) findings.push({ kind: 'always empty', detail: 'an empty list' });
  return { kept: sentParts(call.answer, data) };
}

/** Keys in which APIs wrap their answers. Any other key could be a value, and the kit prints none. */
const ENVELOPES = [
  ...[
    'data',
    'result',
    'results',
    'response',
    'payload',
    'body',
    'content',
    'value',
    'items',
    'records',
    'entity',
    'd',
  ],
  ...['error', 'errors', 'fault'],
];

/** Names the key around the answer. @empty '' without a known one */
function around(data: unknown): string {
  const keys = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.keys(data) : [];
  const key = ENVELOPES.find((each) => keys.some((name) => name.toLowerCase() === each));
  return key === undefined ? '' : `, but "${key}" at the root`;
}

/** Returns what was found, equal findings once, fields after whole answers. */
export function findingsOf({ findings, sheet }: CallRecord): Finding[] {
  const whole = new Map(findings.map((finding) => [`${finding.kind} ${finding.detail}`, finding]));
  return [...whole.values(), ...listFindings(sheet), ...fieldFindings(sheet)];
}

const listFindings = ({ lists }: Sheet): Finding[] =>
  [...lists].flatMap(([path, { items, dropped, repeated }]) => [
    ...when(dropped > 0, { kind: 'dropped', path, detail: `${dropped} of ${items} items` }),
    ...when(repeated > 0, { kind: 'repeated', path, detail: `${repeated} of ${items} items equal another` }),
    ...when(items > LARGE, { kind: 'large', path, detail: `${items} items` }),
  ]);

const fieldFindings = ({ fields }: Sheet): Finding[] =>
  [...fields].flatMap(([path, { expected, usable, blank, missing, wrong, malformed, unknown }]) => {
    const wrongs = [...wrong.values()].reduce((sum, count) => sum + count, 0);
    const all = usable + blank + missing + wrongs + malformed + unknown;
    return [
      ...[...wrong].map(([type, count]): Finding => {
        return { kind: 'wrong', path, detail: `${type} instead of ${expected}, ${count} of ${all}` };
      }),
      ...when(malformed > 0, { kind: 'malformed', path, detail: `${malformed} of ${all}` }),
      ...when(unknown > 0, { kind: 'unknown word', path, detail: `${unknown} of ${all}` }),
      ...when(missing > 0, { kind: 'missing', path, detail: `${missing} of ${all}` }),
      ...when(blank === all, { kind: 'always empty', path, detail: `${blank} of ${all}` }),
    ];
  });

const when = (is: boolean, finding: Finding): Finding[] => (is ? [finding] : []);

/**
 * Says whether the answer has one of the two numbers, because the app shows it after a 500. The app follows no redirect
 * to a sign-in page.
 */
function statusDetail({ status, text }: Reply & { kind: 'response' }): string {
  if (status >= 300 && status < 400) return `${status}, a redirect: is the token accepted?`;
  const hasNumber = /"(?:failureTrackingNumber|activityId)"\s*:/.test(text);
  return `${status}${status >= 500 ? (hasNumber ? ', with a tracking number' : ', without a tracking number') : ''}`;
}

const isPage = (text: string): boolean => /^\s*<(!doctype html|html)/i.test(text);

const isXml = (text: string): boolean => /^\s*</.test(text) && !isPage(text);
