import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Telemetry } from '@/telemetry/telemetry';
import { noTelemetry } from '@tests/support/noTelemetry';
import { startLender } from '@tests/support/renderApp';

/** Any screen works. */
export const ADDRESS = '/7100101/history';

export const modal = () => screen.findByRole('alertdialog');

/** Waits until the modal and the page behind it have settled. */
export const settled = () => waitFor(() => expect(screen.getByRole('link', { name: 'Assets' })).toBeInTheDocument());

/** Creates a lender that answers one call, or every call, with a status. */
export function failing(status: number, call = 'loanData') {
  const lender = startLender();
  lender.faults.add({ call, kind: 'status', status });
  return lender;
}

/** Creates telemetry that records its calls. */
export function listening() {
  const event = vi.fn<Telemetry['event']>();
  const exception = vi.fn<Telemetry['exception']>();
  const trace = vi.fn<Telemetry['trace']>();
  return { event, exception, trace, telemetry: { ...noTelemetry, event, exception, trace } };
}
