import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');
const UP_UV = 0x05;
const WITH_CREDENTIAL = 0x40;

/** An authenticator in software: what a telephone would answer, for this site and its verified owner. */
export function passkeyDevice(publicUrl: string) {
  const { origin, hostname } = new URL(publicUrl);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coseKey = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
  ]);
  const count = () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    return bytes;
  };
  const client = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: base64url(id),
    register(challenge: string, from = origin) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = isoCBOR.encode(coseKey);
      const flags = Buffer.from([UP_UV | WITH_CREDENTIAL]);
      const authData = Buffer.concat([sha256(hostname), flags, count(), Buffer.alloc(16), length, id, key]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      const clientDataJSON = base64url(client('webauthn.create', challenge, from));
      return credential({ clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] });
    },
    prove(challenge: string, { from = origin, verified = true } = {}) {
      counter += 1;
      const authenticatorData = Buffer.concat([sha256(hostname), Buffer.from([verified ? UP_UV : 0x01]), count()]);
      const clientData = client('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return credential({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      });
    },
  };
}
