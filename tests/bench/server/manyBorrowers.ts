import type { TextReply } from './listen';

const BORROWERS = 40;

interface Borrower {
  requestBorrowerId: string | number;
  borrowerId: string | number;
  applicationId: string | number;
  isPrimary: boolean | null;
}

/** Returns the same response with forty borrowers, two per application. */
export function borrowersOf(reply: TextReply): TextReply {
  const { requestBorrowers } = JSON.parse(reply.body) as { requestBorrowers: Borrower[] };
  const forty = Array.from({ length: BORROWERS }, (_, place) => {
    const like = requestBorrowers[place % requestBorrowers.length];
    const id = String(880_001 + place);
    return {
      ...like,
      requestBorrowerId: id,
      borrowerId: id,
      applicationId: String(440_001 + Math.floor(place / 2)),
      isPrimary: place % 2 === 0,
    };
  });
  return { ...reply, body: JSON.stringify({ requestBorrowers: forty }) };
}
