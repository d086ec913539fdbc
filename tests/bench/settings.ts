import { parseArgs } from 'node:util';

export interface Settings {
  /** How often everything is measured; medians are told. */
  runs: number;
  port: number;
  /** Decides the order of measurements. */
  seed: number;
  /** Requests in the histories that are measured. */
  sizes: number[];
  polls: number;
}

/** @throws when an option is unknown or no whole number from 1 */
export function readSettings(args: readonly string[]): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '7' },
      port: { type: 'string', default: '46360' },
      seed: { type: 'string', default: '1' },
      sizes: { type: 'string', default: '12,60,600,3000' },
      polls: { type: 'string', default: '1000' },
    },
  });
  return {
    runs: wholeNumber(values.runs),
    port: wholeNumber(values.port),
    seed: wholeNumber(values.seed),
    sizes: values.sizes.split(',').map(wholeNumber),
    polls: wholeNumber(values.polls),
  };
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`A whole number from 1 is needed in place of ${text}`);
  return value;
}
