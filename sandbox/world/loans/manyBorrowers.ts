import { borrowersNamed } from '@sandbox/world/borrowers';
import { factsWith } from '@sandbox/world/facts';
import { profile, type LoanSeeder } from '@sandbox/world/seed';

const LOAN_ID = '7100108';

/** Seven borrowers on four applications, two more than LPA accepts. */
export const manyBorrowers: LoanSeeder = () => ({
  profile: profile({
    loanId: LOAN_ID,
    loanNumber: '0123904571',
    story: 'Seven borrowers on four applications: too many for LPA until two are deselected; DU alone works.',
    borrowers: borrowersNamed(LOAN_ID, [
      ['Kenji Nakashima', 'Aiko Nakashima'],
      ['Lars Brandt', 'Greta Brandt'],
      ['Yuki Nakashima', 'Emi Nakashima'],
      ['Otto Brandt'],
    ]),
    property: { street: '41 Terrace Garden Row', city: 'Portland', state: 'OR', zip: '97214' },
    facts: factsWith({
      productMoniker: 'CONF30F',
      loanAmount: 720_000,
      value: 960_000,
      monthlyIncome: 21_500,
      dti: 33.9,
    }),
  }),
});
