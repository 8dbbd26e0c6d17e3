import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { brand } from '../../../domain/brand.ts';
import type { Services } from '../../services.ts';
import type { PasskeyRow } from '../store/second-factor/passkey-rows.ts';

/** The site's name is what binds a passkey to it: a look-alike site gets no answer. */
const siteOf = ({ PUBLIC_URL }: Pick<Services['config'], 'PUBLIC_URL'>) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { rpID: hostname, origin };
};
const listed = (passkeys: readonly PasskeyRow[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: transports as never }));

export function optionsToAdd(
  config: Services['config'],
  person: { uid: string; email: string; name: string },
  known: readonly PasskeyRow[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: siteOf(config).rpID,
    userID: new TextEncoder().encode(person.uid),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: listed(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

export function optionsToProve(
  config: Services['config'],
  known: readonly PasskeyRow[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: siteOf(config).rpID,
    allowCredentials: listed(known),
    userVerification: 'required',
  });
}

/** Null for whatever was not made by an authenticator, here, for this challenge. */
export async function newPasskeyOf(config: Services['config'], challenge: string, response: unknown) {
  const { rpID, origin } = siteOf(config);
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 8),
    device_type: credentialDeviceType,
    backed_up: credentialBackedUp,
  };
}

/** Which of the passkeys answered the challenge, with its new counter; null for none. A counter that fell is a copy. */
export async function provedBy(
  config: Services['config'],
  challenge: string,
  known: readonly PasskeyRow[],
  response: unknown,
) {
  const { rpID, origin } = siteOf(config);
  const answer = response as AuthenticationResponseJSON;
  const passkey = known.find(({ id }) => id === answer.id);
  if (passkey === undefined) return null;
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { id: passkey.id, counter: newCounter, backed_up: credentialBackedUp };
}
