import { once } from 'node:events';
import { connect } from 'node:net';
import { WebDriverError } from './session';

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Connects to Firefox's remote protocol: JSON over a socket, each message prefixed with its length in bytes and a
 * colon.
 */
export async function connectMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let last = 0;

  const settle = ([, id, error, result]: Reply): void => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === null) call?.resolve(valueOf(result));
    else call?.reject(new WebDriverError(error.error, error.message));
  };
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon === -1 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Reply | object;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) settle(message as Reply);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });
  await once(socket, 'connect');

  return {
    call: (name: string, parameters: Record<string, unknown> = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const text = JSON.stringify([0, last, name, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      }),
    close: () => void socket.destroy(),
  };
}

const valueOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
