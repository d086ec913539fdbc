import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { rootReducer } from '@/app/store';
import { historyWanted } from '@/features/runs/historySlice';
import { FailedCall } from '@/lib/failure';
import { readAnswered } from '@/reads/readState';
import { allowConsole } from '@tests/support/consoleWatch';
import { fakeIdentity } from '@tests/support/fakeIdentity';
import { renderApp } from '@tests/support/renderApp';
import { server } from '@tests/support/server';
import { ADDRESS, failing, listening, modal, settled } from '@tests/support/sessionScreen';

const HOME = 'https://los.test/home';
const REFERENCE = expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/) as string;

describe('500', () => {
  const answering = (body: object | null) => {
    const app = renderApp(ADDRESS, { config: { SESSION_MODAL_COUNTDOWN_TIMER: 1 } });
    server.use(http.get('*/loan-info/v2/*/:loanId', () => HttpResponse.json(body, { status: 500 })));
    return app;
  };

  // @spec SES-15
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

  // @spec SES-13
  it('has one control, which returns; the tracking number is text that can be selected as a whole', async () => {
    answering({ failureTrackingNumber: 'F-17' });
    const button = within(await modal()).getByRole('button');
    expect(button).toHaveTextContent('Return to H2O');
    await waitFor(() => expect(button).toHaveFocus());
    expect(within(await modal()).queryByRole('link')).toBeNull();
    expect(within(await modal()).getByText('F-17')).toHaveStyle({ userSelect: 'all' });
  });

  // @spec SES-12, SES-15
  it('without a body shows no tracking number', async () => {
    answering(null);
    expect(await modal()).toHaveTextContent(/online system support team\./);
    expect(await modal()).not.toHaveTextContent('tracking number');
  });

  // @spec SES-16
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

  // @spec SES-48
  it.each([
    ['that names the loan', 'LON-7100101000', ''],
    ["that names the loan's number", 'LNR-9012390447', ''],
    ['of chance', 'SBX-2345678901', 'SBX-2345678901'],
  ])(
    'shows a tracking number %s, and reports none but those of chance',
    async (_, failureTrackingNumber, trackingNumber) => {
      const { telemetry, event } = listening();
      const { store } = renderApp('/7100101/history', { telemetry });
      await waitFor(() => expect(store.getState().loan.loanHeaderData.value).toBeDefined());
      const { loanNumber } = store.getState().loan.loanHeaderData.value ?? {};
      const given = failureTrackingNumber.replace('9012390447', `9${loanNumber?.slice(1) ?? ''}`);
      server.use(
        http.get('*/transaction-history-details', () =>
          HttpResponse.json({ failureTrackingNumber: given }, { status: 500 }),
        ),
      );
      store.dispatch(historyWanted());
      expect(await modal()).toHaveTextContent(given);
      expect(event).toHaveBeenCalledWith('call-failed', {
        call: 'historyDetails',
        kind: 'http',
        status: '500',
        trackingNumber,
      });
    },
  );

  it('is logged also behind a modal that is open', async () => {
    const { telemetry, exception } = listening();
    const { store } = renderApp(ADDRESS, { lender: failing(500), telemetry });
    await modal();
    expect(exception).toHaveBeenCalledOnce();
    server.use(
      http.get('*/transaction-history-details', () => HttpResponse.json({ activityId: 'A-2' }, { status: 500 })),
    );
    store.dispatch(historyWanted());
    await waitFor(() => expect(exception.mock.calls.some(([error]) => String(error).includes('A-2'))).toBe(true));
    expect(await modal()).not.toHaveTextContent('A-2');
  });

  // @spec SES-11
  it('returns only by its button', async () => {
    const { browser, user } = answering({ activityId: 'A-9' });
    await user.click(within(await modal()).getByRole('button', { name: 'Return to H2O' }));
    expect(browser.left).toEqual([HOME]);
  });
});

// @spec SES-23
describe('what never opens the modal', () => {
  // @spec SES-11, DAT-23, SES-24, SES-25
  it.each([400, 403, 503])('%i is reported in place', async (status) => {
    const { event, exception, telemetry } = listening();
    renderApp(ADDRESS, { lender: failing(status), telemetry });
    await screen.findByText(/the loan's data/);
    await settled();
    expect(event).toHaveBeenCalledWith('call-failed', expect.objectContaining({ status: String(status) }));
    // The modal logs its message before its code loads.
    expect(exception).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  // @spec APP-3, SES-21
  it.each([{ status: 401 }, { status: 500 }, { status: 503 }, null, {}, { employeeId: 'rita.ibarra' }])(
    'an employee lookup with %j says that the kind of user is not known until a later one succeeds',
    async (answer) => {
      const { requests } = renderApp(ADDRESS);
      const init = answer !== null && 'status' in answer ? answer : {};
      server.use(http.get('*/org/employee/*', () => HttpResponse.json(answer, init)));
      await waitFor(() => expect(requests.some(({ path }) => path.startsWith('/org/employee/'))).toBe(true));
      expect(await screen.findByText('Internal or external: not known')).toBeVisible();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      server.use(http.get('*/org/employee/*', () => HttpResponse.json({ isInternalEmployee: true })));
      document.dispatchEvent(new Event('visibilitychange'));
      expect(await screen.findByText('Internal employee')).toBeInTheDocument();
    },
  );

  // @spec APP-3
  it('a user whom the identity provider does not name yet is of no known kind until it does', async () => {
    let isReachable = false;
    const user = () =>
      isReachable
        ? Promise.resolve({ id: 'rita.ibarra', displayName: 'Rita Ibarra' })
        : Promise.reject(new FailedCall({ kind: 'network', call: 'userInfo' }));
    renderApp(ADDRESS, { identity: fakeIdentity('rita.ibarra', { user }) });
    expect(await screen.findByText('Internal or external: not known')).toBeVisible();
    isReachable = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Internal employee')).toBeInTheDocument();
  });
});

// @spec SES-28
it('logs a read that throws before anything is sent, and shows no modal', async () => {
  const { telemetry, exception, event } = listening();
  const user = () => Promise.resolve({ id: '..', displayName: 'Rita Ibarra' });
  const { requests } = renderApp(ADDRESS, { telemetry, identity: fakeIdentity('rita.ibarra', { user }) });
  await waitFor(() =>
    expect(exception).toHaveBeenCalledWith(new Error('Path parameter userId is no segment of a path'), 'error', {
      where: 'api.isInternalEmployee',
      reference: REFERENCE,
    }),
  );
  expect(event).toHaveBeenCalledWith('unexpected-error', { where: 'api.isInternalEmployee', reference: REFERENCE });
  expect(requests.some(({ path }) => path.startsWith('/org/employee'))).toBe(false);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

// @spec SES-28
it.each([
  ['loanData', 'loanData'],
  ['historySection', 'historyDetails'],
])('logs an error of the app itself while %s is stored, and shows no modal', async (name, call) => {
  const { telemetry, exception, event } = listening();
  const { store } = renderApp(ADDRESS, { telemetry });
  const bug = new TypeError('x is undefined');
  store.replaceReducer((state, action) => {
    if (readAnswered.match(action) && action.payload.name === name) throw bug;
    return rootReducer(state, action);
  });
  await waitFor(() =>
    expect(event).toHaveBeenCalledWith('unexpected-error', { where: `${call}.read`, reference: REFERENCE }),
  );
  expect(exception).toHaveBeenCalledWith(bug, 'error', { where: `${call}.read`, reference: REFERENCE });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

// @spec SES-20
describe('clock drift', () => {
  const WARNING =
    /Warning: Your computer clock is out of sync with current Internet Standard Time by more than 10 minutes\./;

  it.each<[string, () => void]>([
    [
      'an uncaught error',
      () => void window.dispatchEvent(new ErrorEvent('error', { message: 'Error: The JWT was issued in the future' })),
    ],
    ['the console', () => console.error(new Error('The JWT was issued in the future'))],
  ])('is detected in %s', async (_, log) => {
    allowConsole(/issued in the future/);
    const { browser } = renderApp(ADDRESS, { config: { SESSION_MODAL_COUNTDOWN_TIMER: 1 } });
    await settled();
    log();
    expect(await modal()).toHaveTextContent(WARNING);
    expect(await modal()).not.toHaveTextContent('redirected');
    expect(browser.left).toEqual([]);
  });

  it('does not hide that the session is over', async () => {
    allowConsole(/issued in the future/);
    const { browser, store } = renderApp(ADDRESS, { config: { SESSION_MODAL_COUNTDOWN_TIMER: 1 } });
    await settled();
    console.error(new Error('The JWT was issued in the future'));
    expect(await modal()).toHaveTextContent(WARNING);
    server.use(http.get('*/transaction-history-details', () => HttpResponse.json(null, { status: 401 })));
    store.dispatch(historyWanted());
    await waitFor(async () => expect(await modal()).toHaveTextContent('User session has timed out.'));
    await waitFor(() => expect(browser.left).toHaveLength(1));
  });

  it('is detected in an error of the identity provider', async () => {
    let reportError: (error: unknown) => void = () => undefined;
    renderApp(ADDRESS, {
      createIdentity: (onError) => {
        reportError = onError;
        return fakeIdentity('rita.ibarra');
      },
    });
    await settled();
    reportError(new Error('The JWT was issued in the future'));
    expect(await modal()).toHaveTextContent(WARNING);
  });
});
