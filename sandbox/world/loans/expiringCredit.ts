import { borrowersNamed } from '@sandbox/world/borrowers';
import { DAY } from '@sandbox/world/clock';
import { factsWith } from '@sandbox/world/facts';
import { REPORT_LIFE_DAYS } from '@sandbox/world/onFile';
import { newFindings, obtained, past, profile, reports, type LoanSeeder } from '@sandbox/world/seed';
import { assetsOf, employmentOf } from './verifications';

const LOAN_ID = '7100122';
const borrowers = borrowersNamed(LOAN_ID, [['Nadia Ferreira-Lund', 'Oskar Ferreira-Lund']]);
const [nadia, oskar] = borrowers;

/** A long application: the joint report, ordered 120 days ago, expires today. */
export const expiringCredit: LoanSeeder = (now) => {
  const orderedAt = now - REPORT_LIFE_DAYS * DAY;
  return {
    profile: profile({
      loanId: LOAN_ID,
      loanNumber: '0123904715',
      story: 'The joint credit report expires today, an asset report in two days, an employment report has expired.',
      stage: 'In Underwriting',
      borrowers,
      responseFiles: 'unknown',
      property: { street: '905 Ropewalk Lane', city: 'Duluth', state: 'MN', zip: '55802' },
      facts: factsWith({
        productMoniker: 'CONF30F',
        loanAmount: 246_000,
        value: 307_500,
        monthlyIncome: 8_200,
        dti: 36.4,
        reservesMonths: 6,
      }),
      verifications:
        nadia && oskar
          ? [
              assetsOf(nadia, now, { expiresOn: now + 2 * DAY }),
              employmentOf(oskar, now, { orderedOn: now - 75 * DAY, expiresOn: now - 15 * DAY }),
            ]
          : [],
    }),
    past: [
      past(orderedAt, 'sam.lindqvist', {
        services: [newFindings(2)],
        credit: reports({ borrowers }, 'REPORT_TYPE_REQUEST_NEW', { isJoint: true }),
      }),
    ],
    acknowledgement: obtained(orderedAt, 'sam.lindqvist'),
  };
};
