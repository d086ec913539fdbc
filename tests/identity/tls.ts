import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Files of a certificate for hosts of this machine, and of the authority that only these tests know. */
export interface Certificate {
  /** Node has to trust it. */
  authority: string;
  certificate: string;
  key: string;
  /** The hash of its key, which Chromium has to trust. */
  keyHash: string;
}

const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Creates an authority and its certificate in a folder. @throws Error with what openssl says */
export function certify(folder: string, hosts: readonly string[]): Certificate {
  const at = (name: string): string => path.join(folder, name);
  const [authority, certificate, key] = [at('authority.pem'), at('certificate.pem'), at('key.pem')];
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join()}`;
  writeFileSync(at('extensions'), names);
  run('openssl', [
    ...['req', '-x509', ...EC, '-days', '2', '-subj', '/CN=Authority of a test'],
    ...['-keyout', at('authority.key'), '-out', authority],
  ]);
  run('openssl', ['req', ...EC, '-subj', `/CN=${hosts[0]}`, '-keyout', key, '-out', at('request.pem')]);
  run('openssl', [
    ...['x509', '-req', '-days', '2', '-in', at('request.pem'), '-extfile', at('extensions'), '-out', certificate],
    ...['-CA', authority, '-CAkey', at('authority.key'), '-CAcreateserial'],
  ]);
  const spki = new X509Certificate(readFileSync(certificate)).publicKey.export({ type: 'spki', format: 'der' });
  return { authority, certificate, key, keyHash: createHash('sha256').update(spki).digest('base64') };
}

export interface Front {
  port: number;
  /** While it is down, it drops every connection. */
  setDown: (isDown: boolean) => void;
  close: () => Promise<void>;
}

/** Puts TLS in front of a server on this machine, by default at a free port. */
export async function putTls(target: string, { certificate, key }: Certificate, at = 0): Promise<Front> {
  let isDown = false;
  const tls = createServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  tls.on('request', (incoming, outgoing) => {
    if (isDown) {
      incoming.destroy();
      return;
    }
    const { method, url, headers } = incoming;
    const passed = httpRequest(target, { method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => tls.listen(at, 'localhost', resolve));
  return {
    port: (tls.address() as AddressInfo).port,
    setDown: (is) => {
      isDown = is;
      if (is) tls.closeAllConnections();
    },
    close: async () => {
      tls.closeAllConnections();
      await new Promise((resolve) => tls.close(resolve));
    },
  };
}

/** @throws Error with what the command says */
export function run(command: string, parameters: readonly string[], input?: Buffer): void {
  const { status, stderr } = spawnSync(command, [...parameters], { input });
  if (status !== 0) throw new Error(`${command} failed: ${stderr.toString()}`);
}
