/** Fields whose names in the contract say little to a user. */
const NAMES = new Map(
  Object.entries({
    at: 'time',
    auLoanIdentifier: 'loan identifier',
    canViewRecievedDate: 'received date',
    clientRequestKey: 'order key',
    firstname: 'first name',
    isConstructionPermanent: 'construction to permanent',
    isFinconnectAusIntegrationEnabled: 'raw request',
    isLPThroughCaliber: 'LPA through a servicer',
    isTpoInfoExists: 'account details in your profile',
    lastname: 'last name',
    multiAusRequestId: 'run',
    pmimipffFinanced: 'financed premium',
    repNWarrantType: 'relief type',
    repNWarrantTypeId: 'relief type',
    showlnkDUFindingCodesAttribute: 'DU finding codes',
    uiOnlyRequestId: "service's request",
  }),
);

const ABBREVIATIONS = new Map(
  ['AUS', 'DTI', 'LTV', 'CLTV', 'DU', 'LPA', 'GSE', 'XML'].map((word) => [word.toLowerCase(), word]),
).set('lp', 'LPA');

/** Words of names that add nothing for a user. */
const EMPTY = new Set(['is', 'has', 'encrypted', 'id']);

/** The name of a field of the contract in plain words: 'interestRate' is the interest rate. */
export function fieldName(name: string): string {
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  const words = (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name]).map((word) => word.toLowerCase());
  const said = words.filter((word) => !EMPTY.has(word));
  return (said.length === 0 ? words : said).map((word) => ABBREVIATIONS.get(word) ?? word).join(' ');
}
