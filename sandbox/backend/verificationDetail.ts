import { isoDate } from '@sandbox/world/clock';
import type { Verification } from '@sandbox/world/verification';
import { hash } from '@sandbox/world/random';

/** Returns the data behind the reports of one vendor about one borrower. */
export const verificationDetailOf = (first: Verification, reports: readonly Verification[]) => ({
  borrowerId: first.borrowerId,
  verificationSystem: first.vendor,
  reportId: first.reportId,
  vendorStatus: first.status,
  accounts: reports.filter(({ type }) => type === 'Assets').flatMap(accountsOf),
  employments: reports.filter(({ type }) => type !== 'Assets').map(employmentOf),
  messages: reports.map(messageOf),
});

const ACCOUNTS = [
  { institution: 'Cottonwood Savings', type: 'Checking' },
  { institution: 'Cottonwood Savings', type: 'Savings' },
  { institution: 'Granite Peak Brokerage', type: 'Retirement' },
];

const accountsOf = ({ reportId, orderedOn }: Verification) =>
  ACCOUNTS.map(({ institution, type }) => {
    const number = hash(`${reportId} ${type}`);
    return {
      institution,
      type,
      last4: String(number % 10_000).padStart(4, '0'),
      balance: 8_000 + (number % 6_200_000) / 100,
      asOfDate: isoDate(orderedOn),
    };
  });

const EMPLOYERS = ['Larkspur Veterinary Group', 'Tamarack Robotics', 'Bluestem School District', 'Ironwood Freight'];

const employmentOf = ({ borrowerId, orderedOn }: Verification) => ({
  employer: EMPLOYERS[hash(borrowerId) % EMPLOYERS.length] ?? null,
  status: 'Active',
  asOfDate: isoDate(orderedOn),
});

const messageOf = ({ type, status, reportId }: Verification): string =>
  status === 'Complete'
    ? `${type} report ${reportId} is complete.`
    : `${type} report ${reportId}: ${status.toLowerCase()}.`;
