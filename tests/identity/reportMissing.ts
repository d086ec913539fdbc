import { missing } from './glewlwyd';

/** Says why the tests are skipped, if they are. */
export default function reportMissing(): void {
  const reason = missing();
  if (reason !== undefined) console.warn(`Skipped: ${reason}`);
}
