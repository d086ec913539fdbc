import type { DigitalVerification } from '@/features/request/api/contract/requestSetup';

/** Returns the key under which the state keeps the details of a vendor's reports on a borrower. */
export const verificationDetailKey = ({ borrowerId, verificationSystem }: DigitalVerification): string =>
  JSON.stringify([borrowerId, verificationSystem]);

/** Returns what a key of verificationDetailKey names. */
export function verificationOf(key: string): { borrowerId: string; system: string } {
  const [borrowerId, system] = JSON.parse(key) as [string, string];
  return { borrowerId, system };
}
