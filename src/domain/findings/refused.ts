import type { RefusalReason } from './findings';

/** Stops the reading of a file. It holds nothing of the file. */
export class Refused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
