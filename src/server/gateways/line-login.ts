import { jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { Config } from '../config.ts';

interface LineAuthorization {
  state: string;
  nonce: string;
  code_verifier: string;
  redirect_uri: string;
  /** After a failed automatic login LINE's own advice is to ask for it not to be tried. */
  disable_auto_login?: boolean;
}

export interface LineIdentity {
  line_user_id: string;
  display_name: string;
  friend: boolean;
}

/** LINE answered, and said no (expired code, wrong verifier, forged token). */
export class LineRefused extends Error {}

export interface LineLogin {
  authorizationUrl(authorization: LineAuthorization): Promise<string>;
  exchange(callbackUrl: URL, authorization: LineAuthorization): Promise<LineIdentity>;
}

export function lineLoginGateway(config: Config): LineLogin {
  let discovered: Promise<openid.Configuration> | null = null;
  const client = () => {
    discovered ??= discover(config).catch((error) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    async authorizationUrl({ state, nonce, code_verifier, redirect_uri, disable_auto_login }) {
      const parameters = {
        redirect_uri,
        state,
        nonce,
        scope: 'profile openid',
        prompt: 'consent',
        bot_prompt: 'normal',
        ui_locales: 'ja-JP',
        code_challenge: await openid.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        ...(disable_auto_login ? { disable_auto_login: 'true' } : {}),
      };
      return openid.buildAuthorizationUrl(await client(), parameters).href;
    },
    async exchange(callbackUrl, { state, nonce, code_verifier, redirect_uri }) {
      const target = new URL(redirect_uri);
      target.search = callbackUrl.search;
      const tokens = await openid
        .authorizationCodeGrant(await client(), target, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: code_verifier,
        })
        .catch((error) => {
          // A fault of LINE's own (5xx) says nothing about the code.
          const answered = error instanceof openid.ResponseBodyError && error.status < 500;
          if (answered || error instanceof openid.AuthorizationResponseError) {
            throw new LineRefused(error.error, { cause: error });
          }
          throw error;
        });
      const claims = await verifyIdToken(config, tokens.id_token ?? '', nonce);
      return { ...claims, friend: await isFriend(config, tokens.access_token) };
    },
  };
}

function discover(config: Config): Promise<openid.Configuration> {
  const issuer = new URL(config.LINE_ISSUER);
  const execute = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  return openid.discovery(
    issuer,
    config.LINE_LOGIN_CHANNEL_ID,
    { id_token_signed_response_alg: 'HS256' },
    openid.ClientSecretPost(config.LINE_LOGIN_CHANNEL_SECRET),
    { execute, timeout: 10 },
  );
}

/** openid-client accepted an id_token with a wrong HMAC, so the signature is always checked here too. */
async function verifyIdToken(config: Config, idToken: string, nonce: string) {
  const secret = new TextEncoder().encode(config.LINE_LOGIN_CHANNEL_SECRET);
  const issuer = config.LINE_ISSUER.replace(/\/$/, '');
  const options = { issuer, audience: config.LINE_LOGIN_CHANNEL_ID, algorithms: ['HS256'] };
  const { payload } = await jwtVerify(idToken, secret, options).catch((error) => {
    throw new LineRefused('id_token', { cause: error });
  });
  if (payload.nonce !== nonce || typeof payload.sub !== 'string') throw new LineRefused('nonce');
  return { line_user_id: payload.sub, display_name: String(payload.name ?? '') };
}

async function isFriend(config: Config, accessToken: string): Promise<boolean> {
  const response = await fetch(new URL('/friendship/v1/status', config.LINE_API_BASE), {
    headers: { authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  if (!response?.ok) return false;
  const { friendFlag } = (await response.json()) as { friendFlag?: boolean };
  return friendFlag === true;
}
