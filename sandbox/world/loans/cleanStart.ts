import { borrowersNamed } from '@sandbox/world/borrowers';
import { factsWith } from '@sandbox/world/facts';
import { profile, type LoanSeeder } from '@sandbox/world/seed';
import { assetsOf } from './verifications';

const LOAN_ID = '7100101';
const borrowers = borrowersNamed(LOAN_ID, [['Maren Okafor', 'Tobias Okafor']]);

/** No orders yet. In the first run, LPA wins by its appraisal waiver and asset relief. */
export const cleanStart: LoanSeeder = (now) => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904471',
    story: 'A clean start: order a first multi run. Both services approve and LPA wins on waiver and asset relief.',
    borrowers,
    property: { street: '2418 Larkbunting Drive', city: 'Fort Collins', state: 'CO', zip: '80526' },
    facts: factsWith({
      productMoniker: 'CONF30F',
      loanAmount: 388_000,
      value: 485_000,
      monthlyIncome: 11_850,
      dti: 41.2,
      reservesMonths: 8,
    }),
    verifications: borrowers.map((borrower) => assetsOf(borrower, now, { isEligibleForDu: false })),
    appraisalKnownTo: ['LPA'],
  }),
});
