import type { Verdict } from './verdict';

/** How a service responded. `validation` and `cancel` are responses without findings. */
export type Outcome =
  | { kind: 'verdict'; verdict: Verdict }
  | { kind: 'error'; text: string; hasFindings: boolean }
  | { kind: 'validation'; text: string }
  | { kind: 'cancel'; text: string };

export const failedWith = (text: string, hasFindings = false): Outcome => ({ kind: 'error', text, hasFindings });

export const verdictOf = (outcome: Outcome): Verdict | undefined =>
  outcome.kind === 'verdict' ? outcome.verdict : undefined;

/** Returns the status text of a finished item: Error, Validation, Cancel or the recommendation. */
export function statusOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'verdict':
      return outcome.verdict.recommendation;
    case 'error':
      return 'Error';
    case 'validation':
      return 'Validation';
    case 'cancel':
      return 'Cancel';
  }
}
