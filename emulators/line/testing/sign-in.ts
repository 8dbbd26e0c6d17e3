import * as client from 'openid-client';
import { startEmulator } from '../../shared/emulator.ts';
import { lineEmulator } from '../index.ts';

export const OPTIONS = {
  channelId: '1650000001',
  channelSecret: 'login-channel-secret-0123456789abcdef',
  messagingToken: 'messaging-token',
  messagingSecret: 'messaging-channel-secret',
};

export const REDIRECT_URI = 'http://localhost:9/registration/customers/callback';

export const startLine = (webhookUrl?: string) =>
  startEmulator(lineEmulator({ ...OPTIONS, ...(webhookUrl === undefined ? {} : { webhookUrl }) }), { port: 0 });

/** The client exactly as the product must set it up. */
const discover = (url: string) =>
  client.discovery(
    new URL(url),
    OPTIONS.channelId,
    { id_token_signed_response_alg: 'HS256' },
    client.ClientSecretPost(OPTIONS.channelSecret),
    { execute: [client.allowInsecureRequests] },
  );

interface Attempt {
  config: client.Configuration;
  authorizeUrl: URL;
  verifier: string;
  state: string;
  nonce: string;
}

export async function beginSignIn(url: string, extra: Record<string, string> = {}): Promise<Attempt> {
  const config = await discover(url);
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const authorizeUrl = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT_URI,
    scope: 'profile openid',
    state,
    nonce,
    prompt: 'consent',
    bot_prompt: 'normal',
    ui_locales: 'ja-JP',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { config, authorizeUrl, verifier, state, nonce };
}

/** Presses a button of the consent page and returns where LINE sends the browser. */
export async function decide(attempt: Attempt, form: Record<string, string>): Promise<URL> {
  const page = await fetch(attempt.authorizeUrl);
  const query = /name="query" value="([^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&#38;', '&') ?? '';
  const answer = await fetch(new URL('/oauth2/v2.1/authorize/consent', attempt.authorizeUrl), {
    method: 'POST',
    body: new URLSearchParams({ query, ...form }),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? 'about:blank');
}

export const exchange = ({ config, verifier, state, nonce }: Attempt, callback: URL) =>
  client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
  });
