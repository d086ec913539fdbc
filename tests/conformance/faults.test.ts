import { beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { day, moment } from '@/http/contract/fields';
import { hasField } from '@tests/faults/manifest/answerParts';
import { CALL_NAMES, CELLS, effectOf, type Cell } from '@tests/faults/manifest/cells';
import { FAULT_IDS, type FaultId } from '@tests/faults/manifest/faults';
import { answerOf } from '@tests/faults/support/answers';
import { openLender, type OpenLender } from '@tests/sandbox/openLender';
import type { Asked, Client } from './client';
import { WORDS } from './features';
import { findingsOf, isNote, newRecord, recordReply, type Finding } from './findings';
import { runKit } from './kit';
import { clientOf } from './kitOverSandbox';
import { isChange } from './verdict';

const LOAN = { loanIds: ['7100123'], userId: 'rita.ibarra' } as const;

/** How the kit names each fault: the beginning of a finding. */
const NAMES: Record<Exclude<FaultId, `status${number}`>, RegExp> = {
  offline: /^no connection/,
  silent: /^no response/,
  slow: /^slow: 10 s/,
  html: /^not JSON: an HTML page/,
  truncated: /^not JSON: a text, or JSON that breaks off/,
  otherRoot: /^other root/,
  errorObject: /^(unreadable|other root)/,
  null: /^empty: null/,
  emptyText: /^empty: no text/,
  emptyObject: /^empty: \{\}/,
  emptyList: /^(empty: \[\]|always empty: an empty list)/,
  gaps: /^always empty: \S+ \d/,
  wrongTypes: /^wrong: \S+ (number instead of string|string instead of (number|boolean))/,
  nested: /^wrong: \S+ object instead of/,
  unknownWords: /^(malformed|unknown word)/,
  repeated: /^repeated/,
  manyItems: /^large: \S+ 5000 items/,
};

const nameOf = (fault: FaultId): RegExp =>
  fault.startsWith('status') ? new RegExp(`^status: ${fault.slice(6)}`) : NAMES[fault as keyof typeof NAMES];

/** Calls whose dates and words are missing from the loan's answers. */
const WITHOUT_DATES: readonly CallName[] = ['ausRequestTypes', 'ausAvailability', 'recommendations'];

/** Returns whether the app only shows the texts of a call: every text fits, and none is a date. */
const areTextsFree = (call: CallName): boolean =>
  WITHOUT_DATES.includes(call) || !(calls[call].kind === 'document' || call in WORDS || hasField(call, [day, moment]));

/** Faults after which the answer is as good as before. */
const isHarmless = ({ call, fault }: Cell): boolean =>
  (fault === 'unknownWords' && areTextsFree(call)) ||
  // A multi request has one entry for each system.
  (fault === 'repeated' && call === 'historyEntries') ||
  // No internal employee.
  (fault === 'status404' && call === 'employee');

/** One request of each call, that with the longest answer. */
const requests = new Map<CallName, { asked: Asked; length: number }>();

beforeAll(async () => {
  const client = clientOf(openLender());
  const watched: Client = async (call, asked) => {
    const reply = await client(call, asked);
    const name = CALL_NAMES.find((candidate) => calls[candidate] === call) ?? 'loanHeader';
    const length = reply.kind === 'response' ? reply.text.length : 0;
    if (length > (requests.get(name)?.length ?? 0)) requests.set(name, { asked, length });
    return reply;
  };
  await runKit({ ...LOAN, areOrdersAllowed: true, client: watched });
});

/** Equal texts make equal items. */
const isProblem = (finding: Finding): boolean => !isNote(finding) && finding.kind !== 'repeated';

const textOf = ({ kind, path, detail }: Finding): string => [`${kind}:`, path, detail].filter(Boolean).join(' ');

const TIME_MS: Partial<Record<FaultId, number>> = { slow: 10_000, silent: 30_000 };

/** Makes one call, with a fault or without, and returns what the kit finds. */
async function findings(lender: OpenLender, call: CallName, fault?: FaultId): Promise<Finding[]> {
  const answer = fault && answerOf(fault);
  let isPlanted = false;
  const client = clientOf(lender, (request, work) => (isPlanted && answer ? answer(request, work) : work()));
  // A change needs the anti-forgery cookie, which comes with a read.
  if (calls[call].method === 'POST')
    await client(calls.loanHeader, { params: { loanId: LOAN.loanIds[0] }, loanId: LOAN.loanIds[0] });
  isPlanted = true;
  const passing = TIME_MS[fault ?? 'null'] ?? 0;
  if (passing > 0) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const replying = client(calls[call], requests.get(call)?.asked ?? { params: {}, loanId: '' });
  if (passing > 0) await vi.advanceTimersByTimeAsync(passing);
  const record = newRecord(call);
  recordReply(record, await replying);
  vi.useRealTimers();
  return findingsOf(record);
}

it.each(CALL_NAMES)('names every fault of %s', async (call) => {
  const shared = openLender();
  // An order is placed only once.
  const lender = (): OpenLender => (isChange(call) ? openLender() : shared);
  const without = new Set((await findings(lender(), call)).map(textOf));
  for (const cell of CELLS.filter((candidate) => candidate.call === call)) {
    const found = await findings(lender(), call, cell.fault);
    const added = found.filter((finding) => !without.has(textOf(finding)));
    if (isHarmless(cell)) expect(added.filter(isProblem), cell.fault).toEqual([]);
    else expect(added.map(textOf), cell.fault).toContainEqual(expect.stringMatching(nameOf(cell.fault)));
    if (effectOf(cell) !== 'received' && !isHarmless(cell))
      expect(added.every(isNote), `${cell.fault} is a problem`).toBe(false);
  }
});

it('has a name for every fault of the list', () => {
  for (const fault of FAULT_IDS) expect(nameOf(fault)).toBeInstanceOf(RegExp);
});

describe('a whole run', () => {
  it.each<[FaultId, CallName]>([
    ['offline', 'loanData'],
    ['status503', 'historyDetails'],
    ['html', 'selections'],
    ['emptyObject', 'recentRequest'],
    ['gaps', 'repAndWarrant'],
    ['nested', 'digitalVerifications'],
  ])('with the fault %s of %s does not fit, and darkens a feature that needs the call', async (fault, call) => {
    const path = new RegExp(calls[call].path.replaceAll(/\{\w+\}/g, '[^/]+'));
    const client = clientOf(openLender(), (request, work) =>
      path.test(new URL(request.url).pathname) ? answerOf(fault)(request, work) : work(),
    );
    const { isFit, calls: judged, features } = await runKit({ ...LOAN, areOrdersAllowed: false, client });
    expect(isFit).toBe(false);
    const found = judged.find((one) => one.call === call)?.findings ?? [];
    expect(found.map(textOf)).toContainEqual(expect.stringMatching(nameOf(fault)));
    const lacks = features.filter(({ state }) => state === 'dark').flatMap((feature) => feature.lacks);
    expect(lacks).toContainEqual(expect.stringMatching(new RegExp(`^${call}: `)));
  });
});

it('names an answer and an item of another loan, but not which', async () => {
  const others = clientOf(openLender(), async (request, work) => {
    const response = await work();
    const text = await response.clone().text();
    return /loan-info\/v2|transaction-history-details/.test(request.url)
      ? new Response(
          text.replaceAll('"loanId":"7100123"', '"loanId":"7100999"').replace('{', '{"LoanID":7100999,'),
          response,
        )
      : response;
  });
  const { isFit, calls: judged } = await runKit({ ...LOAN, areOrdersAllowed: false, client: others });
  expect(isFit).toBe(false);
  for (const name of ['loanData', 'historyDetails']) {
    const found = judged.find(({ call }) => call === name)?.findings.map(textOf);
    expect(found).toContain('another loan: a loanId that is not the one asked for');
    expect(String(found)).not.toContain('7100999');
  }
});
