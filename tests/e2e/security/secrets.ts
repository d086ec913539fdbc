import { AGENCIES } from '@sandbox/world/agencies';
import { LOAN_SEEDERS } from '@sandbox/world/loans/catalogue';

/** Where something can be found, as a browser test sees it. An address of the app is what it asks its own host for. */
export type Sink =
  | `${'address' | 'header' | 'body'} to the ${Party}`
  | 'console'
  | 'page'
  | 'address bar'
  | 'title'
  | 'local storage'
  | 'session storage'
  | 'cookies'
  | 'databases'
  | 'file name';

export type Party = 'app' | 'lender' | 'identity provider' | 'monitoring service' | 'origination system';

interface Secret {
  what: string;
  /** Known beforehand, or learned while the test runs (`learned`). */
  pattern?: RegExp;
  /** The only places it may be in. */
  may: readonly Sink[];
}

const profiles = LOAN_SEEDERS.map((seeder) => seeder(Date.parse('2026-11-21T10:00:00Z'), 1).profile);
const anyOf = (texts: Iterable<string>): RegExp => new RegExp(`\\b(?:${[...new Set(texts)].join('|')})\\b`);

/**
 * Everything that has to stay where it belongs, each with the places it belongs to: whatever else a browser test finds, fails it.
 */
export const SECRETS = {
  accessToken: {
    what: 'an access token',
    // In local storage for as long as the page is open, so that a new tab is signed in (docs/decisions, 5).
    may: ['header to the lender', 'header to the identity provider', 'local storage'],
  },
  idToken: {
    what: 'an ID token',
    pattern: /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/,
    // Signing out tells the provider whom, and the provider's own pages then name that address to it.
    may: ['local storage', 'address to the identity provider', 'header to the identity provider'],
  },
  code: {
    what: 'a one-time code',
    // The provider leads back with it, and it is exchanged at once.
    may: ['address to the app', 'body to the identity provider'],
  },
  password: {
    what: 'a password of an agency',
    pattern: anyOf(AGENCIES.flatMap(({ account }) => (account === null ? [] : [account.passphrase]))),
    may: ['body to the lender'],
  },
  ssn: {
    what: 'a social security number',
    pattern: /\b\d{3}-\d{2}-\d{4}\b/,
    may: [],
  },
  name: {
    what: 'the name of a borrower',
    pattern: anyOf(profiles.flatMap(({ borrowers }) => borrowers.map(({ lastName }) => lastName))),
    may: ['page', 'body to the lender'],
  },
  loanNumber: {
    what: 'the number of a loan',
    pattern: anyOf(profiles.map(({ loanNumber }) => loanNumber)),
    may: ['page', 'title'],
  },
  loanId: {
    what: 'the id of a loan',
    pattern: anyOf(profiles.map(({ loanId }) => loanId)),
    may: [
      'page',
      'title',
      'address bar',
      'address to the app',
      'address to the lender',
      'header to the lender',
      'body to the lender',
      'address to the origination system',
      // The way back after sign-in, drafts and the journal of orders go by loan.
      'session storage',
    ],
  },
} as const satisfies Record<string, Secret>;

export type SecretKind = keyof typeof SECRETS;
