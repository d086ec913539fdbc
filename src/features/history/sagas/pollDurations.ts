import type { Telemetry } from '@/services/telemetry';

/** Reads whose mean is reported once: a minute of polling. */
const READS_PER_REPORT = 12;

/** Collects the durations of reads and reports their means, so that a long run doesn't send a metric per read. */
export function createPollDurations({ metric }: Telemetry) {
  let durations: number[] = [];
  const report = (): void => {
    if (durations.length === 0) return;
    metric('poll-duration', durations.reduce((total, each) => total + each, 0) / durations.length);
    durations = [];
  };
  return {
    note: (durationMs: number): void => {
      durations.push(durationMs);
      if (durations.length === READS_PER_REPORT) report();
    },
    /** Reports the reads that are left. */
    end: report,
  };
}
