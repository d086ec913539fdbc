import type { VerificationRef } from './digitalVerification';

/** Returns the key under which the state keeps the details of a borrower's reports. */
export const verificationDetailKey = ({ borrowerId, system }: VerificationRef): string =>
  JSON.stringify([borrowerId, system]);

/** Returns what a key of verificationDetailKey names. */
export function verificationOf(key: string): VerificationRef {
  const [borrowerId, system] = JSON.parse(key) as [string, string];
  return { borrowerId, system };
}
