import { expect, it } from 'vitest';
import { expiryDates } from '@/features/file/rules/expiryDates';
import { namesOnFile } from '@/features/file/rules/filePage';
import { withDistinctNames } from '@/features/loan/rules/people';
import { creditDetail, historyItem } from '@tests/fixtures/historyItem';
import { verification } from '@tests/fixtures/order';
import { relief } from '@tests/fixtures/selection';
import { groupRequests } from '@/features/runs/rules/historyRows';
import { fc } from '@tests/support/properties';

const ofRelief = (borrowerId: string | null, borrowerName: string | null = 'Ann Ash') => ({
  borrowerId,
  borrowerName,
  status: 'Eligible',
  vendorName: null,
  reportId: null,
});

it('tells namesakes of a relief apart by their ids, the only thing that the service sends of them', () => {
  const { borrowers } = relief({ borrowers: [ofRelief('1'), ofRelief('2', 'ANN ASH'), ofRelief('3', 'Bo Ash')] });
  expect(withDistinctNames(borrowers).map(({ borrowerName }) => borrowerName)).toEqual([
    'Ann Ash (Borrower 1)',
    'ANN ASH (Borrower 2)',
    'Bo Ash',
  ]);
});

it('gives no suffix to the reports of one person, nor to people without an id', () => {
  const plain = (ids: (string | null)[]) =>
    withDistinctNames(ids.map((id) => ofRelief(id))).map(({ borrowerName }) => borrowerName);
  expect(plain(['1', '1'])).toEqual(['Ann Ash', 'Ann Ash']);
  expect(plain([null, null])).toEqual(['Ann Ash', 'Ann Ash']);
});

it('tells the verifications of namesakes apart in the expiry dates', () => {
  const verifications = ['1', '2'].map((borrowerId) =>
    verification({ borrowerId, reportId: borrowerId, expiresOn: '2026-12-11' }),
  );
  const dates = expiryDates({ credit: undefined, verifications, reliefs: [] }, Date.parse('2026-11-21T10:00:00Z'));
  expect(new Set(dates.map(({ detail }) => detail)).size).toBe(2);
  expect(dates[0]?.detail).toContain('(Borrower 1)');
});

it('names two borrowers of one name on the file page, by application and role', () => {
  const details = [
    creditDetail({ borrowerName: 'Ann Ash', applicationId: '1', isPrimary: false }),
    creditDetail({ borrowerName: 'Ann Ash', applicationId: '1', isPrimary: true }),
  ];
  const groups = groupRequests([historyItem({ creditDetail: details })]);
  expect(namesOnFile(groups)).toEqual([
    'Ann Ash (application 1, primary borrower)',
    'Ann Ash (application 1, co-borrower)',
  ]);
});

it('gives names to thousands of namesakes at once', () => {
  const people = Array.from({ length: 10_000 }, (_, at) => ofRelief(String(at)));
  expect(new Set(withDistinctNames(people).map(({ borrowerName }) => borrowerName)).size).toBe(people.length);
});

it('gives every two people of different ids names that differ, and each person one name', () => {
  const anyone = fc.record({
    borrowerId: fc.constantFrom('1', '2', '3', '__proto__'),
    borrowerName: fc.constantFrom('Ann Ash', 'ANN ASH', 'Ann Ash Jr'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(anyone, { selector: ({ borrowerId }) => borrowerId }), (people) => {
      const names = withDistinctNames(people).map(({ borrowerName }) => borrowerName);
      expect(new Set(names).size).toBe(people.length);
    }),
  );
});
