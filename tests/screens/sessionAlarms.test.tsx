import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { allowConsole } from '@tests/support/consoleWatch';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { ADDRESS, failing, listening, modal, settled } from '@tests/support/sessionScreen';

const HOME = 'https://los.test/home';

describe('500 (specification §8)', () => {
  const answering = (body: object | null) => {
    const app = renderApp(ADDRESS, { config: { SESSION_MODAL_COUNTDOWN_TIMER: 1 } });
    server.use(http.get('*/loan-info/v2/*/:loanId', () => HttpResponse.json(body, { status: 500 })));
    return app;
  };

  it.each([
    [{ failureTrackingNumber: 'F-17', activityId: 'A-9' }, 'The tracking number for this issue is F-17'],
    [{ activityId: 'A-9' }, 'The tracking number for this issue is A-9'],
  ])('%j shows %j', async (body, text) => {
    answering(body);
    expect(await modal()).toHaveTextContent(
      `If you continue to receive this error, please start a live online chat with our online system support team. ${text}`,
    );
    expect(await modal()).not.toHaveTextContent('redirected');
  });

  it('without a body shows no tracking number', async () => {
    answering(null);
    expect(await modal()).toHaveTextContent(/online system support team\./);
    expect(await modal()).not.toHaveTextContent('tracking number');
  });

  it('is logged', async () => {
    const { telemetry, exception, event } = listening();
    renderApp(ADDRESS, { lender: failing(500), telemetry });
    await modal();
    expect(exception).toHaveBeenCalledExactlyOnceWith(
      new Error((await modal()).querySelector('p')?.textContent ?? ''),
      'error',
    );
    expect(event).toHaveBeenCalledWith('call-failed', expect.objectContaining({ call: 'loanData', status: '500' }));
  });

  it('leads back only by its button', async () => {
    const { browser, user } = answering({ activityId: 'A-9' });
    await user.click(within(await modal()).getByRole('button', { name: 'Return to the loan origination system' }));
    expect(browser.left).toEqual([HOME]);
  });
});

describe('what never raises the modal', () => {
  it.each([400, 403, 404, 408, 409, 429, 502, 503, 504])('%i is said where it was asked', async (status) => {
    renderApp(ADDRESS, { lender: failing(status) });
    await screen.findByText(/the loan's data/);
    await settled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it.each([401, 500])('%i of the employee look-up', async (status) => {
    renderApp(ADDRESS, { lender: failing(status, 'employee') });
    expect(await screen.findByText('Partner')).toBeInTheDocument();
    await settled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('clock drift (specification §4)', () => {
  const WARNING =
    /Warning: Your computer clock is out of sync with current Internet Standard Time by more than 10 minutes\./;

  it.each<[string, () => void]>([
    [
      'an uncaught error',
      () => void window.dispatchEvent(new ErrorEvent('error', { message: 'Error: The JWT was issued in the future' })),
    ],
    ['the console', () => console.error(new Error('The JWT was issued in the future'))],
  ])('is told by %s', async (_, log) => {
    allowConsole(/issued in the future/);
    const { browser } = renderApp(ADDRESS, { config: { SESSION_MODAL_COUNTDOWN_TIMER: 1 } });
    await settled();
    log();
    expect(await modal()).toHaveTextContent(WARNING);
    expect(await modal()).not.toHaveTextContent('redirected');
    expect(browser.left).toEqual([]);
  });

  it('is told by an error of the identity provider', async () => {
    let tell: (error: unknown) => void = () => undefined;
    renderApp(ADDRESS, {
      createIdentity: (onError) => {
        tell = onError;
        return fakeIdentity('rita.ibarra');
      },
    });
    await settled();
    tell(new Error('The JWT was issued in the future'));
    expect(await modal()).toHaveTextContent(WARNING);
  });
});
