import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/lib/failure';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { fc } from '@tests/support/properties';
import { server } from '@tests/support/server';

const answer = (response: () => Response | Promise<Response>) => server.use(http.all('*/api/*', response));
const jsonText = (text: string, status = 200) =>
  new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } });

/** Returns the result of a read of the loan header. */
async function readHeader(options?: Parameters<typeof apiOverWire>[0]) {
  const { api, signal, failures } = apiOverWire(options);
  const value = await api.loans.header({ loanId }, signal).catch((error: unknown) => error);
  return { value, failures };
}

// @spec SES-27
describe('an empty response is dropped', () => {
  it.each(['', 'null', '{}', '[]', '""'])('%j', async (body) => {
    answer(() => jsonText(body));
    expect(await readHeader()).toEqual({ value: undefined, failures: [] });
  });

  it('204', async () => {
    answer(() => new HttpResponse(null, { status: 204 }));
    expect(await readHeader()).toEqual({ value: undefined, failures: [] });
  });

  it('but an empty list is a value where a list is expected', async () => {
    answer(() => HttpResponse.json({ transactionHistories: [] }));
    const { api, signal } = apiOverWire();
    expect(await api.history.entries({ loanId }, signal)).toEqual([]);
    answer(() => HttpResponse.json([]));
    expect(await api.access.menu({ loanId, group: '1003' }, signal)).toEqual([]);
  });
});

describe('a response that breaks the contract', () => {
  it.each([
    ['a web page', '<!doctype html><title>Gateway</title>'],
    ['half of it', '{"loanNumber": "26000'],
    ['a text', '"header"'],
    ['a number', '17'],
    ['a list with something in it', '[{"loanNumber": "1"}]'],
  ])('is a failure: %s', async (_, body) => {
    answer(() => jsonText(body));
    expect((await readHeader()).failures).toEqual([{ kind: 'unreadable', call: 'loanHeader' }]);
  });

  it('so is an object where a list is expected', async () => {
    answer(() => HttpResponse.json({ displayName: 'Assets', sectionName: 'Assets' }));
    const { api, signal, failures } = apiOverWire();
    await expect(api.access.menu({ loanId, group: '1008' }, signal)).rejects.toMatchObject({
      failure: { kind: 'unreadable' },
    });
    expect(failures).toEqual([{ kind: 'unreadable', call: 'menu1008' }]);
  });

  // @spec SES-41
  it('loses an invalid value, and nothing else', async () => {
    answer(() =>
      HttpResponse.json({ loanNumber: ['26'], borrowerName: 'Dana', loanStageSequence: '18th', unknown: { deep: 1 } }),
    );
    expect((await readHeader()).value).toMatchObject({
      loanNumber: null,
      borrowerName: 'Dana',
      loanStageSequence: null,
    });
  });

  // @spec SES-41
  it('loses an invalid item; items are counted', async () => {
    answer(() =>
      HttpResponse.json([
        { displayName: 'Assets', sectionName: 'Assets' },
        null,
        'Liabilities',
        { displayName: 'Nameless', sectionName: null },
      ]),
    );
    const { api, signal, dropped } = apiOverWire();
    expect(await api.access.menu({ loanId, group: '1003' }, signal)).toEqual([
      { displayName: 'Assets', sectionName: 'Assets' },
    ]);
    expect(dropped).toEqual([{ call: 'menu1003', count: 2 }]);
  });

  it('throws only failed calls, whatever the response', async () => {
    const { api, signal, bugs } = apiOverWire();
    await fc.assert(
      fc.asyncProperty(fc.json(), async (body) => {
        answer(() => jsonText(body));
        const reads = [
          api.loans.header({ loanId }, signal),
          api.loans.data({ loanId }, signal),
          api.access.privileges({ loanId }, signal),
          api.access.menu({ loanId, group: '1003' }, signal),
          api.history.entries({ loanId }, signal),
          api.history.poll({ loanId }, signal),
        ];
        await Promise.allSettled(reads);
        expect(bugs).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('an error status', () => {
  it.each([400, 401, 403, 404, 408, 409, 429, 500, 502, 503, 504])('%i is reported with the call', async (status) => {
    answer(() => new HttpResponse(null, { status }));
    expect((await readHeader()).failures).toEqual([{ kind: 'http', call: 'loanHeader', status }]);
  });

  it.each([401, 500])('%i stays a failure with that status for an HTML body', async (status) => {
    answer(() => new HttpResponse('<h1>Error</h1>', { status, headers: { 'content-type': 'text/html' } }));
    expect((await readHeader()).failures).toEqual([{ kind: 'http', call: 'loanHeader', status }]);
  });

  it.each([400, 403, 409, 422])('%i keeps what it says, for the form that sent it', async (status) => {
    answer(() => HttpResponse.json({ errors: [{ field: 'agency' }] }, { status }));
    const reasons = [{ key: null, field: 'agency', borrowerKey: null, message: null }];
    expect((await readHeader()).failures).toMatchObject([{ reasons }]);
    answer(() => new HttpResponse('The loan is being edited.', { status }));
    expect((await readHeader()).failures).toMatchObject([{ reasons: [{ message: 'The loan is being edited.' }] }]);
  });

  // @spec SES-15
  it.each<[unknown, string | undefined]>([
    [{ failureTrackingNumber: 'F-1', activityId: 'A-1' }, 'F-1'],
    [{ failureTrackingNumber: '', activityId: 'A-1' }, 'A-1'],
    [{ failureTrackingNumber: null, activityId: 17 }, '17'],
    [{ failureTrackingNumber: {} }, undefined],
    [{}, undefined],
    [[], undefined],
    ['F-1', undefined],
    [null, undefined],
  ])('500 with %j has tracking number %s', async (body, trackingNumber) => {
    answer(() => HttpResponse.json(body as null, { status: 500 }));
    const [failure] = (await readHeader()).failures;
    expect(failure?.trackingNumber).toBe(trackingNumber);
  });
});

describe('no response', () => {
  it('is reported as such', async () => {
    answer(() => HttpResponse.error());
    expect((await readHeader()).failures).toEqual([{ kind: 'network', call: 'loanHeader' }]);
  });

  it('of a canceled call is no failure', async () => {
    answer(async () => {
      await delay('infinite');
      return HttpResponse.json({});
    });
    const { api, failures, bugs } = apiOverWire();
    const controller = new AbortController();
    const reading = api.loans.header({ loanId }, controller.signal);
    controller.abort();
    await expect(reading).rejects.toThrow('canceled');
    expect([failures, bugs]).toEqual([[], []]);
  });
});

// @spec APP-3
describe('the employee lookup', () => {
  it.each<[string, () => Response, boolean]>([
    ['an employee', () => HttpResponse.json({ employeeId: 'rita', isInternalEmployee: true }), true],
    ['somebody else', () => HttpResponse.json({ employeeId: 'toni', isInternalEmployee: false }), false],
    ['no employee it knows', () => new HttpResponse(null, { status: 404 }), false],
  ])('that returns %s', async (_, response, isInternal) => {
    answer(response);
    const { api, signal } = apiOverWire();
    expect(await api.access.isInternalEmployee({ userId: 'rita' }, signal)).toBe(isInternal);
  });

  it.each<[string, () => Response]>([
    ['nothing', () => HttpResponse.json(null)],
    ['an empty object', () => HttpResponse.json({})],
    ['no answer to the question', () => HttpResponse.json({ employeeId: 'rita' })],
    ['null for an answer', () => HttpResponse.json({ employeeId: 'rita', isInternalEmployee: null })],
    ['text for an answer', () => HttpResponse.json({ employeeId: 'rita', isInternalEmployee: 'yes' })],
  ])('that answers with %s leaves the kind of user unknown', async (_, response) => {
    answer(response);
    const { api, signal } = apiOverWire();
    const expected: Failure = { kind: 'unreadable', call: 'employee' };
    await expect(api.access.isInternalEmployee({ userId: 'rita' }, signal)).rejects.toMatchObject({
      failure: expected,
    });
  });

  it('passes other failures on', async () => {
    answer(() => new HttpResponse(null, { status: 500 }));
    const { api, signal } = apiOverWire();
    const expected: Failure = { kind: 'http', call: 'employee', status: 500 };
    await expect(api.access.isInternalEmployee({ userId: 'rita' }, signal)).rejects.toMatchObject({
      failure: expected,
    });
  });
});

describe('the XML of a request', () => {
  const xml = '<?xml version="1.0"?><MESSAGE>Zoë</MESSAGE>';
  const base64 = Buffer.from(xml).toString('base64');
  const download = () => {
    const { api, signal } = apiOverWire();
    return api.documents.download({ loanId, requestId: '1', kind: 'Request' }, signal);
  };

  // @spec DAT-10, API-21
  it.each<[string, () => Response]>([
    ['JSON with bytes', () => HttpResponse.json({ documentBytes: base64, extension: 'xml' })],
    ['a plain body', () => HttpResponse.xml(xml)],
    ['a plain body without a type', () => new HttpResponse(xml)],
  ])('is read from %s', async (_, response) => {
    answer(response);
    expect(await download()).toEqual({ documentBytes: base64, extension: 'xml' });
  });

  it.each([
    ['a web page', '<!doctype html><title>Gateway</title>'],
    ['another web page', '<HTML><title>Gateway</title>'],
    ['half of the JSON', '{"documentBytes": "PD9'],
  ])('is not %s', async (_, body) => {
    answer(() => new HttpResponse(body));
    await expect(download()).rejects.toMatchObject({ failure: { kind: 'unreadable', call: 'underwritingDownload' } });
  });
});

describe('privileges', () => {
  // @spec DAT-20, DAT-21, API-24
  it('are granted only when true, except those that a service need not send', async () => {
    answer(() => HttpResponse.json({ canViewRecievedDate: 'yes', canView1003Menu: true, canOverrideSelection: false }));
    const { api, signal } = apiOverWire();
    expect(await api.access.privileges({ loanId }, signal)).toEqual({
      hasAccessToViewRequestResponseXML: false,
      canViewReceivedDate: false,
      canViewMenu1003: true,
      canViewMenu1008: false,
      canSubmitAus: true,
      canOverrideSelection: false,
    });
  });

  // @spec DAT-20
  it.each([
    ['hasAccessToViewRequestResponseXML', 'hasAccessToViewRequestResponseXML'],
    ['canViewRecievedDate', 'canViewReceivedDate'],
    ['canView1003Menu', 'canViewMenu1003'],
    ['canView1008Menu', 'canViewMenu1008'],
  ])('%s grants its own privilege only', async (name, granted) => {
    answer(() => HttpResponse.json({ [name]: true }));
    const { api, signal } = apiOverWire();
    const { canSubmitAus, canOverrideSelection, ...four } =
      (await api.access.privileges({ loanId }, signal)) ?? expect.fail('no privileges');
    expect([canSubmitAus, canOverrideSelection]).toEqual([true, true]);
    expect(Object.entries(four).filter(([, isGranted]) => isGranted)).toEqual([[granted, true]]);
  });

  it.each([
    ...[null, true, 'true', 'TRUE', 1, '1'].map((sent) => ({ sent, isGranted: true })),
    ...[false, 'false', 0, 'N', 'yes', 2, {}, []].map((sent) => ({ sent, isGranted: false })),
  ])('that are sent as $sent are granted: $isGranted', async ({ sent, isGranted }) => {
    answer(() => HttpResponse.json({ canViewRecievedDate: true, canSubmitAus: sent, canOverrideSelection: sent }));
    const { api, signal } = apiOverWire();
    expect(await api.access.privileges({ loanId }, signal)).toMatchObject({
      canSubmitAus: isGranted,
      canOverrideSelection: isGranted,
    });
  });
});

// @spec SES-28
it('a bug of the app is reported with the endpoint, and not to the session', async () => {
  const { api, signal, bugs, failures } = apiOverWire();
  await expect(api.access.isInternalEmployee({ userId: '..' }, signal)).rejects.toThrow(
    'isInternalEmployee failed: bug',
  );
  expect(bugs).toEqual([{ error: expect.any(Error) as Error, endpoint: 'isInternalEmployee' }]);
  expect(failures).toEqual([]);
});
