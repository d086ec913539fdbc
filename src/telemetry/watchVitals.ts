import { onINP, onLCP } from 'web-vitals';
import type { MetricName } from './telemetryNames';

/**
 * Reports the largest paint once, and each interaction that was slower than all before, because each has the screen
 * that is open then. Neither counts while the tab is hidden. The browser keeps what happened before this code loads.
 */
export function watchVitals(report: (name: MetricName, milliseconds: number) => void): void {
  onLCP(({ value }) => report('largest-paint', value));
  onINP(({ value }) => report('worst-interaction', value), { reportAllChanges: true });
}
