import { createHash } from 'node:crypto';
import { exportJWK, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from 'jose';
import { BEARER_LIFETIME_SECONDS } from './auth/store/sessions.ts';
import type { Clock } from './clock.ts';

export type SessionRole = 'user' | 'staff';
interface BearerIdentity {
  uid: string;
  role: SessionRole;
  /** The session the token belongs to, so that sign-out can end it. */
  session_id: string;
  /** Where the session was opened, if on a registered tablet. */
  tablet?: TabletClaim | null;
}

/** `limited`: only a PIN was given, so the person acts as branch staff of this branch, whatever else they are. */
export interface TabletClaim {
  id: number;
  branch_id: number;
  limited: boolean;
}

/** Hasura's claim namespace, so that the token would also serve there (SPEC §6–7). */
const CLAIMS = 'https://hasura.io/jwt/claims';
/** Tokens remembered as ours; they all expire within ten minutes anyway. */
const VERIFIED_LIMIT = 10_000;

/** Where staff work and what they may do; informs the token's reader only, our own checks ask the database. */
export interface StaffPlace {
  branch_id: number;
  account_role: number;
}

/** Which member of which family; informs the token's reader only, our own checks ask the database. */
export interface FamilyPlace {
  family_member_id: number;
  family_role: number;
}

export interface BearerTokens {
  issue(identity: BearerIdentity, place?: StaffPlace | FamilyPlace | null, lifetimeSeconds?: number): Promise<string>;
  /** Null for anything that is not a valid token of ours, or whose session was ended (by sign-out, a new password…). */
  verify(token: string): Promise<BearerIdentity | null>;
  keySet(): JSONWebKeySet;
}

/** Whether a session is over (ended-sessions.ts); from memory, so that a read costs no question to the database. */
export type WasEnded = (session_id: string) => boolean | Promise<boolean>;

export async function bearerTokens(
  privateJwk: string,
  issuer: string,
  clock: Clock,
  wasEnded: WasEnded,
): Promise<BearerTokens> {
  const jwk = JSON.parse(privateJwk) as JWK;
  const { d: _private, ...publicJwk } = jwk;
  const kid = createHash('sha256').update(JSON.stringify(publicJwk)).digest('base64url').slice(0, 16);
  const privateKey = await importJWK(jwk, 'ES256');
  const publicKey = await importJWK(publicJwk, 'ES256');
  // A page asks many times with the same token; its signature need not be computed each time.
  const verified = new Map<string, { identity: BearerIdentity; issued: number; expires: number }>();
  const identityOf = async (token: string): Promise<BearerIdentity | null> => {
    const now = clock.now().getTime();
    const known = verified.get(token);
    if (known !== undefined && known.issued <= now && now < known.expires) return known.identity;
    const options = { issuer, audience: 'imahoiku', algorithms: ['ES256'], currentDate: clock.now() };
    try {
      const { payload } = await jwtVerify(token, publicKey, options);
      const claims = payload[CLAIMS] as Record<string, unknown> | undefined;
      const role = claims?.['x-hasura-default-role'];
      if ((role !== 'user' && role !== 'staff') || typeof payload.sub !== 'string') return null;
      const tablet = (payload.tablet as TabletClaim | undefined) ?? null;
      const identity = { uid: payload.sub, role, session_id: String(payload.session_id), tablet } as const;
      if (verified.size >= VERIFIED_LIMIT) verified.clear();
      verified.set(token, { identity, issued: (payload.iat ?? 0) * 1000, expires: (payload.exp ?? 0) * 1000 });
      return identity;
    } catch {
      return null;
    }
  };
  return {
    issue({ uid, role, session_id, tablet = null }, at = null, lifetimeSeconds = BEARER_LIFETIME_SECONDS) {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      // Hasura wants every value of its namespace as text.
      const place = at && claimsOf(at);
      const roles = { 'x-hasura-default-role': role, 'x-hasura-allowed-roles': [role], 'x-hasura-user-id': uid };
      const bound = tablet === null ? {} : { tablet };
      return new SignJWT({ user_id: uid, uid, session_id, ...bound, [CLAIMS]: { ...roles, ...place } })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(issuer)
        .setAudience('imahoiku')
        .setSubject(uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(privateKey);
    },
    async verify(token) {
      const identity = await identityOf(token);
      return identity === null || (await wasEnded(identity.session_id)) ? null : identity;
    },
    keySet: () => ({ keys: [{ ...publicJwk, kid, use: 'sig', alg: 'ES256' }] }),
  };
}

export async function newSigningKey(): Promise<string> {
  const { privateKey } = await crypto.subtle
    .generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
    .then((pair) => pair as CryptoKeyPair);
  const { kty, crv, x, y, d } = await exportJWK(privateKey);
  return JSON.stringify({ kty, crv, x, y, d });
}

const claimsOf = (place: StaffPlace | FamilyPlace): Record<string, string> =>
  'branch_id' in place
    ? { 'x-hasura-branch-id': String(place.branch_id), 'x-hasura-account-role': String(place.account_role) }
    : {
        'x-hasura-family-member-id': String(place.family_member_id),
        'x-hasura-family-role': String(place.family_role),
      };
