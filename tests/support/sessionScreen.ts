import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { noTelemetry, type Telemetry } from '@/services/telemetry';
import { startLender } from '@tests/support/renderApp';

/** Any screen will do. */
export const ADDRESS = '/7100101/history';

export const modal = () => screen.findByRole('alertdialog');

/** The modal and the page behind it have settled. */
export const settled = () => waitFor(() => expect(screen.getByRole('link', { name: 'Assets' })).toBeInTheDocument());

/** A lender that answers one call, or every call, with a status. */
export function failing(status: number, call = 'loanData') {
  const lender = startLender();
  lender.faults.add({ call, kind: 'status', status });
  return lender;
}

/** Telemetry that remembers what it was told. */
export function listening() {
  const event = vi.fn<Telemetry['event']>();
  const exception = vi.fn<Telemetry['exception']>();
  const trace = vi.fn<Telemetry['trace']>();
  return { event, exception, trace, telemetry: { ...noTelemetry, event, exception, trace } };
}
