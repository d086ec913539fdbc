import { calls } from '@/app/calls';
import type { CallName } from '@/http/contract/call';
import { SOURCES, type Ask, type SentBy } from './ask';
import { CALL_NAMES } from './verdict';

/** How many requests, runs, responses and reports of a loan are read at most. */
const LIMIT = { requests: 12, runs: 6, responses: 4, reports: 3 };

const RELIEF_TYPES = [1, 2, 3, 4];
/** DU, LPA and LPA through a servicer. */
const SYSTEMS = [2, 3, 999];

export interface ReadLoan {
  loanId: string;
  /** An employee whom the lookup knows. */
  userId: string;
}

type History = NonNullable<SentBy<'historyDetails'>['transactionHistories']>;

/** What an order and a selection need of the answers. */
export interface LoanAnswers {
  loanId: string;
  channelId: number | null;
  types: SentBy<'ausRequestTypes'>;
  borrowers: NonNullable<SentBy<'requestBorrowers'>['requestBorrowers']>;
  agencies: NonNullable<SentBy<'creditAgencies'>['creditAgencies']>;
  /** Newest first. */
  runs: { runId: string | number; results: NonNullable<SentBy<'selections'>['selections']> }[];
  reasons: NonNullable<SentBy<'recommendations'>['overrideReasons']>;
}

type AskOfLoan = (name: CallName, loan: { loanId: string }) => Promise<unknown>;

/** Reads that need only the loan, and whose answers no other call needs. */
const OF_LOAN = CALL_NAMES.filter(
  (name) => calls[name].method === 'GET' && !/\{(?!loanId\})/.test(calls[name].path) && !SOURCES.includes(name),
);

/** Makes every read of the contract for one loan, with parameters from the answers before. */
export async function readLoan(ask: Ask, { loanId, userId }: ReadLoan): Promise<LoanAnswers> {
  const loan = { loanId };
  for (const name of OF_LOAN) await (ask as AskOfLoan)(name, loan);
  const data = await ask('loanData', loan);
  await ask('employee', { userId });
  const history = (await ask('historyDetails', loan))?.transactionHistories ?? [];

  const types = (await ask('ausRequestTypes', loan)) ?? [];
  for (const { ausRequestTypeId } of types)
    if (SYSTEMS.includes(ausRequestTypeId)) await ask('requestTypeData', { loanId, ausRequestTypeId });
  await ask('requestBorrowers', { loanId, requestTypeId: 2 });
  const borrowers = (await ask('requestBorrowers', { loanId, requestTypeId: 1 }))?.requestBorrowers ?? [];
  const recent = await ask('recentRequest', loan);
  const channelId = data?.businessChannelId ?? recent?.businessChannelId ?? null;
  const agencies = channelId === null ? [] : await readAgencies(ask, channelId);
  await readVerifications(ask, loanId);

  for (const { requestId } of history.slice(0, LIMIT.requests)) await ask('requestDetail', { requestId });
  const reasons = (await ask('recommendations', {}))?.overrideReasons ?? [];
  const runs = await readRuns(ask, loanId, history);
  await readDocuments(ask, loanId, history);
  return { loanId, channelId, types, borrowers, agencies, runs, reasons };
}

/** Returns the agencies of DU, which may also be ordered for LPA. */
async function readAgencies(ask: Ask, channelId: number): Promise<LoanAnswers['agencies']> {
  await ask('creditAgencies', { channelId, ausRequestTypeId: 3 });
  return (await ask('creditAgencies', { channelId, ausRequestTypeId: 2 }))?.creditAgencies ?? [];
}

async function readVerifications(ask: Ask, loanId: string): Promise<void> {
  const reports = (await ask('digitalVerifications', { loanId }))?.digitalVerifications ?? [];
  for (const { borrowerId, verificationSystem } of reports.slice(0, LIMIT.reports))
    if (verificationSystem !== null)
      await ask('digitalVerificationDetail', { loanId, borrowerId, system: verificationSystem });
}

/** A run is a multi request, or a single request by its own number. */
async function readRuns(ask: Ask, loanId: string, history: History): Promise<LoanAnswers['runs']> {
  const ids = history.flatMap(({ ausType, multiAusRequestId, requestId }) => {
    if (ausType === 2) return [requestId];
    return ausType === 3 && multiAusRequestId !== null && Number(multiAusRequestId) !== 0 ? [multiAusRequestId] : [];
  });
  const runs: LoanAnswers['runs'] = [];
  for (const runId of [...new Set(ids)].slice(0, LIMIT.runs))
    runs.push({ runId, results: (await ask('selections', { runId }))?.selections ?? [] });
  const responses = runs.flatMap(({ results }) => results.flatMap(({ responseId }) => responseId ?? []));
  for (const responseId of [...new Set(responses)].slice(0, LIMIT.responses))
    for (const typeId of RELIEF_TYPES) {
      await ask('repAndWarrant', { loanId, responseId, typeId });
      await ask('repAndWarrantMessages', { responseId, typeId });
    }
  return runs;
}

/** Reads one document of each kind. Their content is checked and forgotten. */
async function readDocuments(ask: Ask, loanId: string, history: History): Promise<void> {
  const [findings] = history.flatMap(({ findingsDocumentId }) => findingsDocumentId ?? []);
  if (findings !== undefined) await ask('document', {}, { encryptedId: findings });
  const [answered] = history.filter(({ receivedOn, ausType }) => receivedOn !== null && ausType !== 1);
  if (answered === undefined) return;
  const RequestId = answered.uiOnlyRequestId ?? answered.requestId;
  for (const requestType of ['Request', 'Response'] as const)
    await ask('underwritingDownload', {}, { RequestId, loanId, requestType });
}
