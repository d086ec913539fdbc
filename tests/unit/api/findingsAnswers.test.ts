import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadFindings } from '@/features/findings/api/loadFindings';
import { apiOverWire, loanId } from '@tests/support/apiOverWire';
import { readFile } from '@tests/support/findingsFiles';
import { server } from '@tests/support/server';

const PATH = '*/api/aus/gse-aus/v1/underwriting/download';
const NAME = 'du-codified-run1.xml';
const xml = readFileSync(`tests/fixtures/findings/${NAME}`, 'utf8');
const documentBytes = Buffer.from(xml).toString('base64');

async function load(response: () => Response, signal = new AbortController().signal) {
  server.use(http.post(PATH, response));
  const { api, requests } = apiOverWire();
  const reading = await loadFindings(api.documents)({ loanId, requestId: '1120010', sent: null }, signal);
  return { reading, requests };
}

const message = (text: unknown) => ({
  section: 'Income',
  group: 'Conditions',
  messageId: 90_003,
  text,
  severity: null,
  borrowerName: 'Imke Quill',
});

describe('the findings of a request', () => {
  // @spec FND-2
  it.each<[string, () => Response]>([
    ['JSON with bytes', () => HttpResponse.json({ documentBytes, extension: 'xml' })],
    ['a plain body', () => HttpResponse.xml(xml)],
    ['bytes beside an empty list', () => HttpResponse.json({ documentBytes, findings: [], findingsFacts: null })],
    ['bytes beside a list that is none', () => HttpResponse.json({ documentBytes, findings: 'none' })],
  ])('are read from %s, with the one call of the Response download', async (_, response) => {
    const { reading, requests } = await load(response);
    expect(reading).toEqual(await readFile(NAME));
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/aus/gse-aus/v1/underwriting/download', { RequestId: '1120010', loanId, requestType: 'Response' }],
    ]);
  });

  // @spec FND-1, FND-8, FND-9
  it('are those that the service sends, whatever the file says', async () => {
    const findingsFacts = { identifier: 9_990_001_234, submission: 2, engineVersion: '99.1', status: ' ' };
    const findings = [message('Pay \u202Eback'), message('  '), message(null), { text: 'Alone' }, null];
    const { reading } = await load(() => HttpResponse.json({ documentBytes, findings, findingsFacts }));
    expect(reading).toEqual({
      format: 'service',
      engine: null,
      facts: {
        identifier: '9990001234',
        submission: '2',
        engineVersion: '99.1',
        at: null,
        status: null,
        recommendation: null,
        eligibility: null,
      },
      isTotal: null,
      findings: [
        {
          group: 'Conditions',
          section: 'Income',
          messageId: '90003',
          text: 'Pay [U+202E]back',
          severity: null,
          borrowerName: 'Imke Quill',
        },
        { group: null, section: null, messageId: null, text: 'Alone', severity: null, borrowerName: null },
      ],
      untold: 2,
    });
  });

  // @spec FND-1, FND-8
  it('are none if the service sends an empty list and no file', async () => {
    const { reading } = await load(() => HttpResponse.json({ findings: [], documentBytes: null }));
    expect(reading).toMatchObject({ format: 'service', findings: [], untold: 0 });
  });

  // @spec FND-5
  it('are refused beyond the limit also if the service sends them', async () => {
    const findings = Array.from({ length: 5_001 }, (_, index) => message(`Text ${index}`));
    expect((await load(() => HttpResponse.json({ findings }))).reading).toEqual({ refused: 'tooManyMessages' });
  });

  // @spec FND-2
  it.each<[string, () => Response]>([
    ['an empty response', () => new HttpResponse(null, { status: 204 })],
    ['a response without a file', () => HttpResponse.json({ documentBytes: null, extension: 'xml' })],
  ])('have no file in %s', async (_, response) => {
    expect((await load(response)).reading).toEqual({ refused: 'noFile' });
  });

  // @spec FND-20
  it('are not a sign-in page that a gateway sends with 200', async () => {
    const page = '<!doctype html><html><body><h1>Sign in</h1></body></html>';
    await expect(load(() => HttpResponse.html(page))).rejects.toMatchObject({ failure: { kind: 'unreadable' } });
    const inJson = { documentBytes: Buffer.from(page).toString('base64'), extension: 'xml' };
    expect((await load(() => HttpResponse.json(inJson))).reading).toEqual({ refused: 'notWellFormed' });
  });

  // @spec FND-11
  it('are not read to the end after the user left', async () => {
    const controller = new AbortController();
    const response = () => {
      setTimeout(() => controller.abort(), 5);
      const long = xml.replace('</CasefileMessages>', `${'<Message/>'.repeat(4_000)}</CasefileMessages>`);
      return HttpResponse.json({ documentBytes: Buffer.from(long).toString('base64') });
    };
    await expect(load(response, controller.signal)).rejects.toThrow();
  });
});
