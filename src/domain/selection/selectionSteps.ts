/** One step of a request, in the service's words: Queued, Credit, Underwriting, Findings. */
export interface RunStep {
  name: string;
  /** Pending, Active, Complete, Skipped or Error; anything else is shown as nothing special. */
  state: string;
}

const TONES: Readonly<Record<string, 'ok' | 'info' | 'error'>> = { complete: 'ok', active: 'info', error: 'error' };

/** What is done is good, what is being done is under way; the rest is still or for ever grey. */
export const stepTone = ({ state }: RunStep): 'ok' | 'info' | 'error' | 'neutral' =>
  TONES[state.toLowerCase()] ?? 'neutral';
