import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate authority of the test's own, and a certificate it gives: made again each time, known to nobody else. */
export interface Authority {
  /** For NODE_EXTRA_CA_CERTS. */
  certificate: string;
  /** The certificate for these names and its key, both PEM. */
  issue(names: readonly string[]): { certificate: string; key: string };
  /** Of its public key, as Chromium asks for it (--ignore-certificate-errors-spki-list). */
  fingerprint: string;
}

export function newAuthority(): Authority {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = nameOf('test authority');
  const basicConstraints = extension('2.5.29.19', true, sequence(tlv(0x01, Buffer.from([0xff]))));
  const keyUsage = extension('2.5.29.15', true, tlv(0x03, Buffer.from([1, 0x06])));
  const root = certificateOf({
    issuer: name,
    subject: name,
    publicKey: own.publicKey,
    extensions: [basicConstraints, keyUsage],
    signer: own.privateKey,
  });
  return {
    certificate: pem(root),
    fingerprint: createHash('sha256').update(spki(own.publicKey)).digest('base64'),
    issue(names) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const alternatives = sequence(...names.map((each) => tlv(0x82, Buffer.from(each, 'ascii'))));
      const leaf = certificateOf({
        issuer: name,
        subject: nameOf(names[0] ?? 'test'),
        publicKey,
        extensions: [
          extension('2.5.29.17', false, alternatives),
          extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.1'))),
        ],
        signer: own.privateKey,
      });
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
      return { certificate: `${pem(leaf)}${pem(root)}`, key };
    },
  };
}

interface Certificate {
  issuer: Buffer;
  subject: Buffer;
  publicKey: KeyObject;
  extensions: Buffer[];
  signer: KeyObject;
}

const ecdsaWithSha256 = () => sequence(oid('1.2.840.10045.4.3.2'));
/** UTCTime: from 2020 to the end of 2049, whatever the clock of the machine says. */
const validity = () => sequence(tlv(0x17, Buffer.from('200101000000Z')), tlv(0x17, Buffer.from('491231235959Z')));

/** RFC 5280 §4.1. */
function certificateOf({ issuer, subject, publicKey, extensions, signer }: Certificate): Buffer {
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(15)]);
  const tbs = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, serial),
    ecdsaWithSha256(),
    issuer,
    validity(),
    subject,
    spki(publicKey),
    tlv(0xa3, sequence(...extensions)),
  );
  return sequence(tbs, ecdsaWithSha256(), bits(sign('sha256', tbs, signer)));
}

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const nameOf = (common: string) => sequence(tlv(0x31, sequence(oid('2.5.4.3'), tlv(0x0c, Buffer.from(common)))));
const extension = (id: string, critical: boolean, value: Buffer) =>
  sequence(oid(id), ...(critical ? [tlv(0x01, Buffer.from([0xff]))] : []), tlv(0x04, value));
const sequence = (...parts: Buffer[]) => tlv(0x30, Buffer.concat(parts));
const bits = (value: Buffer) => tlv(0x03, Buffer.concat([Buffer.from([0]), value]));

function tlv(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, Math.floor(length / 0x100), length % 0x100];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const number of rest) {
    const groups = [number % 128];
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift(128 + (left % 128));
    bytes.push(...groups);
  }
  return tlv(0x06, Buffer.from(bytes));
}

const pem = (der: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
