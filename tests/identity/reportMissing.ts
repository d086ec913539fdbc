import { findServer, SERVERS } from '@tests/support/webServers';
import { missing } from './glewlwyd';

/** Says why tests are skipped, if they are. */
export default function reportMissing(): void {
  const reason = missing();
  if (reason !== undefined) console.warn(`Skipped: ${reason}`);
  const servers = SERVERS.filter((name) => findServer(name) === undefined);
  for (const name of servers) console.warn(`Skipped with ${name}: it is missing`);
}
