import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import webPush from 'web-push';
import { newSigningKey } from '../src/server/bearer-tokens.ts';

/** The secrets a company makes for itself, as lines of its environment file; each run makes others. */
export async function newKeys(): Promise<Record<string, string>> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const secret = () => randomBytes(32).toString('base64url');
  return {
    AUTH_SIGNING_KEY: await newSigningKey(),
    HEALTH_DATA_KEY: secret(),
    METRICS_TOKEN: secret(),
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
}

/** `npm run keys` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [name, value] of Object.entries(await newKeys())) console.log(`${name}='${value}'`);
}
