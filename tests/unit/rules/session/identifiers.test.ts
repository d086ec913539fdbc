import { describe, expect, it } from 'vitest';
import { identifiesAny } from '@/features/session/rules/identifiers';
import { fc } from '@tests/support/properties';

const state = {
  loan: { loanId: '7100101', header: { value: { loanNumber: '0123904471', borrowerName: 'Okafor 555666777' } } },
  history: { items: { value: [{ requestId: 1160021, casefileId: '2600001-A', knownIds: ['99887766'] }] } },
  session: { user: { id: 'E0012345', displayName: 'Rita' }, deadline: 1764230000000 },
};

describe('a tracking number', () => {
  it.each([
    ...['LON-0007100101', 'LON-7100101000', '71001010-0000-4000-8000-000000000000', '00000000000000000000000007100101'],
    ...['LNR-0123904471', 'LNR-1239044710', 'REQ-0001160021', 'REQ-1160021999', 'CAS-0002600001', 'KNO-9988776600'],
    ...['EMP-0000012345', 'EMP-12345', '710-0101', '0'.repeat(20) + '7100101'],
  ])('%s names what is loaded', (text) => {
    expect(identifiesAny(text, state)).toBe(true);
  });

  it.each([
    ...['', 'SBX-2345678901', '550e8400-e29b-41d4-a716-446655440000', 'SBX-9123459999', '7e100101', 'OKA-5556667770'],
    ...['TIM-1764230000'],
  ])('%s does not', (text) => {
    expect(identifiesAny(text, state)).toBe(false);
  });

  it('names nothing without data', () => {
    for (const data of [undefined, null, {}, [], 7100101, { loanId: null }, { loanId: '000' }, { loanId: {} }])
      expect(identifiesAny('LON-0007100101', data)).toBe(false);
  });

  it('names a long number wherever it is, however it is padded or divided', () => {
    const digits = fc.stringMatching(/^[1-9]\d{5,11}$/);
    const other = fc.stringMatching(/^[a-f0-9-]{0,12}$/);
    fc.assert(
      fc.property(digits, other, other, fc.nat(5), (id, before, after, zeros) => {
        const text = `${before}${'0'.repeat(zeros)}${id.slice(0, 3)}-${id.slice(3)}${after}`;
        expect(identifiesAny(text, { a: [{ someNumber: Number(id) }] })).toBe(true);
        expect(identifiesAny(text, { ids: [`00${id}`] })).toBe(true);
      }),
    );
  });
});
