import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdapter } from './adapter';
import { createFakeLender } from './fakeLender';

interface Ports {
  /** 0 takes any free port. */
  lender: number;
  adapter: number;
  appOrigin: string;
}

/** Starts the invented lender and the adapter in front of it, on this machine only. */
export async function start({ lender, adapter, appOrigin }: Ports) {
  const fake = await listen(createFakeLender(), lender);
  const running = await listen(createAdapter({ lender: fake.origin, appOrigin }), adapter);
  return {
    lender: fake.origin,
    adapter: running.origin,
    stop: () => [fake, running].forEach(({ server }) => server.close()),
  };
}

async function listen(server: Server, port: number): Promise<{ server: Server; origin: string }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
