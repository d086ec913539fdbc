/** One step of a request, in the service's words: Queued, Credit, Underwriting, Findings. */
export interface RunStep {
  name: string;
  /** Pending, Active, Complete, Skipped or Error; any other state is shown as neutral. */
  state: string;
}

const TONES: Readonly<Record<string, 'ok' | 'info' | 'error'>> = { complete: 'ok', active: 'info', error: 'error' };

export const stepTone = ({ state }: RunStep): 'ok' | 'info' | 'error' | 'neutral' =>
  TONES[state.toLowerCase()] ?? 'neutral';
