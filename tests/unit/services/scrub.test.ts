import { describe, expect, it } from 'vitest';
import { scrubEnvelope, scrubText } from '@/services/scrub';
import { fc } from '@tests/support/properties';

const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyaXRhIn0.c2lnbmF0dXJl';

it.each([
  ['http://localhost/7100101/history?navigate=true#request-12', 'http://localhost/{n}/history'],
  ['https://app.test/implicit/callback?code=abc&state=x', 'https://app.test/implicit/callback'],
  ['https://app.test/implicit/callback#id_token=x&access_token=y', 'https://app.test/implicit/callback'],
  ['/7100101/request', '/{n}/request'],
  ['/7100101/request?q=smith', '/{n}/request'],
  ['History · 2600001', 'History · {n}'],
  [`token ${JWT} refused`, 'token {token} refused'],
  ['Authorization: Bearer abc.def', 'Authorization: {token}'],
  ['mail to rita.ibarra@lender.example.test now', 'mail to {@} now'],
  ['SSN 123-45-6789', 'SSN {ssn}'],
  ['loan 7100101 failed', 'loan {n} failed'],
  [
    'at load (https://app.test/assets/index-BgK9.js:12:3456)',
    'at load (https://app.test/assets/index-BgK9.js:12:3456)',
  ],
  ['status 500', 'status 500'],
  ['', ''],
])('%j becomes %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

describe('whatever it stands in', () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
  const ssn = fc.tuple(digits(3), digits(2), digits(4)).map((parts) => parts.join('-'));
  const base64url = fc.stringMatching(/^[\w-]{4,20}$/);
  const jwt = fc.tuple(base64url, base64url, base64url).map((parts) => `eyJ${parts.join('.')}`);
  const email = fc.emailAddress().filter((address) => /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(address));
  const path = digits(7).map((id) => `/${id}/history`);
  const secret = fc.oneof(ssn, jwt, email, path, digits(10));
  const prose = fc.stringMatching(/^[A-Za-z ,:]{0,20}$/);

  it('a secret is gone', () => {
    fc.assert(
      fc.property(prose, secret, prose, (before, planted, after) => {
        expect(scrubText(`${before} ${planted} ${after}`)).not.toContain(planted);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a text never grows, and what is scrubbed stays as it is', () => {
    const any = fc.array(
      fc.oneof(secret, prose, fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
    );
    fc.assert(
      fc.property(any, (parts) => {
        const text = parts.join(' ');
        const once = scrubText(text);
        expect(once.length).toBeLessThanOrEqual(text.length);
        expect(scrubText(once)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('an envelope', () => {
  it('is scrubbed in every part the page fills', () => {
    const envelope = {
      name: 'Microsoft.ApplicationInsights.Exception',
      iKey: '12345678-1234-1234-1234-123456789012',
      time: '2026-11-20T10:00:00.000Z',
      tags: { 'ai.operation.name': '/7100101/history' },
      ext: { user: { authId: 'c0ffee' } },
      data: { url: 'https://app.test/7100101?q=smith' },
      baseData: { exceptions: [{ message: 'for rita@lender.test', stack: [{ fileName: '/7100101' }] }], severity: 3 },
    };
    scrubEnvelope(envelope);
    expect(envelope).toEqual({
      name: 'Microsoft.ApplicationInsights.Exception',
      iKey: '12345678-1234-1234-1234-123456789012',
      time: '2026-11-20T10:00:00.000Z',
      tags: { 'ai.operation.name': '/{n}/history' },
      ext: { user: { authId: 'c0ffee' } },
      data: { url: 'https://app.test/{n}' },
      baseData: { exceptions: [{ message: 'for {@}', stack: [{ fileName: '/{n}' }] }], severity: 3 },
    });
  });

  it.each([
    ['2600001', '2600001'],
    ['SBX-104882', 'SBX-104882'],
    ['550e8400-e29b-41d4-a716-446655440000', '550e8400-e29b-41d4-a716-446655440000'],
    ['123456789', '{n}'],
    ['123-45-6789', '{ssn}'],
    ['loan 7100101', 'loan {n}'],
    [JWT, '{token}'],
  ])('keeps a tracking number, and nothing that only stands in its place: %j', (given, kept) => {
    const baseData = { properties: { trackingNumber: given } };
    scrubEnvelope({ baseData });
    expect(baseData.properties.trackingNumber).toBe(kept);
  });

  it('may lead back to itself, and may be empty', () => {
    const data: Record<string, unknown> = { text: '123-45-6789' };
    data['self'] = data;
    scrubEnvelope({ data });
    expect(data['text']).toBe('{ssn}');
    expect(() => scrubEnvelope({})).not.toThrow();
  });
});
