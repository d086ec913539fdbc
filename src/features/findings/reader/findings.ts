import type { refused } from '@/features/findings/texts';
import type { FindingMessage, FindingsFacts } from '@/features/documents/api/contract/documents';

/** The layout of the messages: LPA 5.x, LPA 4.8, DU codified findings, MISMO 3.4, or a list that the service sent. */
export type FindingsFormat = 'lpa5' | 'lpa4' | 'du' | 'mismo34' | 'service';

/** One message of an engine. Controls that reorder or hide text are replaced by their code, such as `[U+202E]`. */
export interface Finding extends FindingMessage {
  /** Every line of the message; the cells of a table row are joined by tabs. */
  text: string;
  /** The lines again, if some are table rows: a row is the list of its cells. */
  cells?: readonly (string | readonly string[])[];
}

/** The messages of one run, in the order of the file. */
export interface Findings {
  format: FindingsFormat;
  /** 'DU' or 'LPA', or the system's name in the file; null if the file doesn't name it. */
  engine: string | null;
  facts: FindingsFacts;
  /** LPA applied FHA's TOTAL scorecard; null if the file doesn't say it. */
  isTotal: boolean | null;
  findings: readonly Finding[];
  /** How many messages have no text. */
  untold: number;
}

/** Why a file is not read. Nothing of it is shown then. */
export type RefusalReason = keyof typeof refused;

export type Reading = Findings | { refused: RefusalReason };

/** False until a file is read, and for one that is refused. */
export const isRead = (reading: Reading | undefined): reading is Findings =>
  reading !== undefined && !('refused' in reading);

/** Stops the reading of a file. It holds nothing of the file. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
