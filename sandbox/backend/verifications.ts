import type { verificationCalls } from '@/features/request/api/contract/requestSetup';
import { nameOf } from '@sandbox/world/borrowers';
import { dayWithOffset, isoDateTime, isoDate } from '@sandbox/world/clock';
import type { Acknowledgement, Loan } from '@sandbox/world/model';
import type { Verification } from '@sandbox/world/submission';
import type { Answerers } from './context';
import { refuse } from './refusal';
import { hash } from '@sandbox/world/random';

export const verificationAnswers: Answerers<typeof verificationCalls> = {
  digitalVerifications: ({ loan }) => ({
    digitalVerifications: loan.verifications.map((report) => ({
      borrowerId: report.borrowerId,
      borrowerName: borrowerName(loan, report),
      verificationSystem: report.vendor,
      verificationType: report.type,
      reportId: report.reportId,
      status: report.status,
      asOfDate: dayWithOffset(report.orderedOn),
      expiresOn: dayWithOffset(report.expiresOn),
      isEligibleForDu: report.isEligibleForDu,
      isEligibleForLpa: report.isEligibleForLpa,
    })),
  }),
  digitalVerificationDetail: ({ loan, params: { borrowerId, system } }) => {
    const reports = loan.verifications.filter((r) => r.borrowerId === borrowerId && r.vendor === system);
    return reports[0]
      ? verificationDetailOf(reports[0], reports)
      : refuse(404, `${system ?? ''} has no report of borrower ${borrowerId ?? ''}`);
  },
  acknowledgement: ({ loan }) => statusOf(loan.acknowledgement),
  saveAcknowledgement: ({ loan, persona, now, params, body }) => {
    const isObtained = body.IsBorrowerAcknowlegmentForCreditPullObtained;
    if (!persona.privileges.canSubmitAus || loan.hasNoPrivileges)
      return refuse(403, `${persona.displayName} may not record a credit authorisation`);
    if (params['flag']?.toLowerCase() !== String(isObtained))
      return refuse(400, 'The flag of the path and of the body differ');
    loan.acknowledgement = isObtained
      ? { isObtained, at: now, by: persona.displayName }
      : { isObtained, at: null, by: null };
    return statusOf(loan.acknowledgement);
  },
};

const borrowerName = ({ borrowers }: Loan, { borrowerId }: Verification): string | null => {
  const borrower = borrowers.find((candidate) => candidate.borrowerId === borrowerId);
  return borrower ? nameOf(borrower) : null;
};

const statusOf = ({ isObtained, at, by }: Acknowledgement) => ({
  isBorrowerAcknowledgementForCreditPullObtained: isObtained,
  isRequired: true,
  obtainedOn: at === null ? null : isoDateTime(at),
  obtainedBy: by,
});

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
