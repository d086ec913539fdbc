import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Certificate {
  key: string;
  cert: string;
  /** The SHA-256 of the public key; the browser accepts it as an exception. */
  fingerprint: string;
}

/**
 * Creates a certificate for localhost that is valid only for this run. Browsers use HTTP/2 only over TLS. Node can sign
 * a certificate but not encode one, so this file encodes the DER itself.
 */
export function createCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = sequence(
    der(0xa0, integer(Buffer.of(2))),
    integer(Buffer.concat([Buffer.of(1), randomBytes(8)])),
    ECDSA_SHA256,
    NAME,
    sequence(time(-1), time(2)),
    NAME,
    spki,
    der(0xa3, sequence(ALTERNATIVE_NAME)),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ECDSA_SHA256, der(0x03, Buffer.of(0), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const integer = (bytes: Buffer): Buffer => der(0x02, bytes);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

/** Encodes a GeneralizedTime some days from now. */
const time = (days: number): Buffer =>
  der(0x18, Buffer.from(`${new Date(Date.now() + days * 86_400_000).toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`));

const ECDSA_SHA256 = sequence(objectId('2a8648ce3d040302'));
const NAME = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('localhost')))));
const ALTERNATIVE_NAME = sequence(objectId('551d11'), der(0x04, sequence(der(0x82, Buffer.from('localhost')))));
