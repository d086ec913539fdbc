/** Forty borrowers, each with the fields of an order. */
export const EMPTY = {
  borrowers: Array.from({ length: 40 }, (_, place) => ({
    name: `Borrower ${place + 1}`,
    reference: '',
    type: 'RE_ISSUE',
    isJoint: place % 2 === 0,
    copiesLiabilities: true,
  })),
  account: '',
  password: '',
  casefile: '',
};

const REQUIRED = { account: 'Account Number', password: 'Account Password', casefile: 'Case File Identifier' };

/** Returns the problems that prevent the order from being sent. */
export function problemsOf(values) {
  return [
    ...Object.entries(REQUIRED)
      .filter(([field]) => values[field] === '')
      .map(([, name]) => `${name} invalid or not specified.`),
    ...values.borrowers
      .filter(({ type, reference }) => type === 'RE_ISSUE' && !/^[A-Za-z0-9]+$/.test(reference))
      .map(({ name }) => `Reference # is missing: ${name}.`),
  ];
}
