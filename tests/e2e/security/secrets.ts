import { AGENCIES } from '@sandbox/world/agencies';
import { LOAN_SEEDERS } from '@sandbox/world/loans/catalog';

/** The places where a browser test can find a text. An address of the app is a request to the app's own host. */
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
  /** Known in advance. Absent: learned during the test (`learned`). */
  pattern?: RegExp;
  /** The only places that may contain it. */
  may: readonly Sink[];
}

const profiles = LOAN_SEEDERS.map((seeder) => seeder(Date.parse('2026-11-21T10:00:00Z'), 1).profile);
const anyOf = (texts: Iterable<string>): RegExp => new RegExp(`\\b(?:${[...new Set(texts)].join('|')})\\b`);

/** Every secret with the places that may contain it. A browser test fails when it finds one anywhere else. */
export const SECRETS = {
  accessToken: {
    what: 'an access token',
    // In local storage while the page is open, so that a new tab is signed in (docs/decisions, 5).
    // The app sends it to the provider to revoke it.
    may: ['header to the lender', 'header to the identity provider', 'body to the identity provider', 'local storage'],
  },
  refreshToken: {
    what: 'a refresh token',
    may: ['body to the identity provider'],
  },
  idToken: {
    what: 'an ID token',
    pattern: /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/,
    // The sign-out address contains the token, and the provider's own pages then send that address as their referrer.
    may: ['local storage', 'address to the identity provider', 'header to the identity provider'],
  },
  code: {
    what: 'a one-time code',
    // The provider redirects back with the code, and the app exchanges it at once.
    may: ['address to the app', 'body to the identity provider'],
  },
  password: {
    what: 'a password of an agency',
    pattern: anyOf(AGENCIES.flatMap(({ account }) => (account === null ? [] : [account.passphrase]))),
    may: ['body to the lender'],
  },
  ssn: {
    what: 'a social security number',
    // In full, or as the sandbox's response files have it.
    pattern: /\b(?:\d{3}-\d{2}-\d{4}|00012\d{4})\b/,
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
    // The user looks for a saved document by it.
    may: ['page', 'title', 'file name'],
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
      // The return path after sign-in and drafts contain the loan id.
      'session storage',
      // So does the journal of orders that are not settled.
      'local storage',
    ],
  },
} as const satisfies Record<string, Secret>;

export type SecretKind = keyof typeof SECRETS;
