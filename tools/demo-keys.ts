import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningKey } from '../src/server/bearer-tokens.ts';

/** Keys that a demo makes for itself at its first start and keeps in its data folder. */
export async function demoKeys(dataDir: string): Promise<Record<string, string>> {
  return {
    AUTH_SIGNING_KEY: await kept(join(dataDir, 'auth-signing-key.json'), newSigningKey),
    GOOGLE_SERVICE_ACCOUNT: await kept(join(dataDir, 'google-service-account.json'), newServiceAccount),
  };
}

async function kept(path: string, make: () => string | Promise<string>): Promise<string> {
  if (!existsSync(path)) writeFileSync(path, await make(), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

function newServiceAccount(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  return JSON.stringify({ client_email: 'calendar@imahoiku.example', private_key });
}
