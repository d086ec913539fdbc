import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than the clients' timeout, so that the server doesn't close a connection while a client reuses it. */
const KEPT_OPEN_MS = 75_000;

/**
 * Listens on a port that only this machine can reach; 0 takes a free one.
 * @throws the system's error, with code EADDRINUSE when the port is taken
 */
export async function listen(port: number, host = 'localhost') {
  const server = createServer({ keepAliveTimeout: KEPT_OPEN_MS });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  const { port: actual } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { server, origin: `http://${host}:${actual}`, close };
}
