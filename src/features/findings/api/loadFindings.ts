import type { Api } from '@/http/endpoint';
import type { Endpoint } from '@/http/endpoint';
import type { SentFindings } from '@/features/documents/api/contract/documents';
import type { Reading } from '@/features/findings/reader/findings';
import { readFindings, readSentFindings } from '@/features/findings/reader/readFindings';
import type { LoanId } from '@/config/loanId';
import { pause } from '@/lib/pause';

export interface WantedFindings {
  requestId: string;
  /** The messages that the service sent with the result: then no file is loaded. */
  sent: SentFindings | null;
}

/**
 * Returns the call that loads and reads the findings of a request, for `callApi`: canceling it also stops the reading.
 * `requestId` is the `downloadId` of the row.
 * @throws FailedCall
 */
export const loadFindings =
  (documents: Api['documents']): Endpoint<WantedFindings & { loanId: LoanId }, Reading> =>
  async ({ sent, ...params }, signal, isAddition) => {
    const answer = sent ?? (await documents.findings(params, signal, isAddition));
    if (answer === undefined) return { refused: 'noFile' };
    // Receiving, reading and rendering a long file are separate tasks.
    await rest(signal);
    const pause = pauseWhenBusy(signal);
    const reading = await ('messages' in answer ? readSentFindings(answer, pause) : readFindings(answer, pause));
    await rest(signal);
    return reading;
  };

/** Milliseconds of work after which the browser may handle input. */
const BUSY_MS = 10;

function pauseWhenBusy(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BUSY_MS) return;
    await rest(signal);
    since = performance.now();
  };
}

/** Lets the browser handle input; throws if the user left while it did. */
async function rest(signal: AbortSignal): Promise<void> {
  await pause();
  signal.throwIfAborted();
}
