export interface Borrower {
  requestBorrowerId: string;
  borrowerId: string;
  applicationId: string;
  firstName: string;
  lastName: string;
  /** The first borrower of the application. */
  isPrimary: boolean;
  /** The name, number or address has changed since the last report. */
  hasDiscrepancy: boolean;
  /** A joint report is not possible. */
  isAlwaysSeparate: boolean;
}

export const nameOf = ({ firstName, lastName }: Pick<Borrower, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/**
 * Creates the borrowers of a loan, one inner list per application. Ids are derived from the loan and the position.
 * @shape names as 'First Last'; the first name is a single word
 */
export function borrowersNamed(loanId: string, applications: readonly (readonly string[])[]): Borrower[] {
  let count = 0;
  return applications.flatMap((names, application) =>
    names.map((name, place) => {
      count += 1;
      const { firstName, lastName } = split(name);
      return {
        requestBorrowerId: `${loanId.slice(-3)}9${String(count)}`,
        borrowerId: `${loanId.slice(-3)}0${String(count)}`,
        applicationId: String(application + 1),
        firstName,
        lastName,
        isPrimary: place === 0,
        hasDiscrepancy: false,
        isAlwaysSeparate: names.length === 1,
      };
    }),
  );
}

const split = (name: string): Pick<Borrower, 'firstName' | 'lastName'> => {
  const at = name.indexOf(' ');
  return { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
};
