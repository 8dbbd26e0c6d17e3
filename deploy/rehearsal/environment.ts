import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { startEmulators } from '../../emulators/start.ts';
import { newSigningKey } from '../../src/server/bearer-tokens.ts';
import type { TlsFront } from './tls-front.ts';

/** The machine's own address in its network: production refuses local ones, and on several machines there are none. */
export function networkAddress(): string {
  const found = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  if (!found) throw new Error('missing: a network address other than 127.0.0.1 (production takes no local one)');
  return found.address;
}

const secret = () => randomBytes(24).toString('hex');

export interface ThirdParties {
  /** Plain addresses of the emulators, for what only the rehearsal does (seeding, faults, reading what arrived). */
  urls: Awaited<ReturnType<typeof startEmulators>>['urls'];
  /** The part of the program's environment that names them. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** The emulators, with secrets of this rehearsal alone, behind the TLS front. */
export async function startThirdParties(front: TlsFront, publicUrl: string): Promise<ThirdParties> {
  const stripeWebhookSecret = `whsec_${secret()}`;
  const secrets = {
    lineChannelId: `2${randomBytes(4).readUInt32BE()}`,
    lineChannelSecret: secret(),
    lineMessagingToken: secret(),
    lineMessagingSecret: secret(),
    chatworkToken: secret(),
    s3Bucket: `rehearsal-${randomBytes(4).toString('hex')}`,
    s3AccessKeyId: secret(),
    s3SecretAccessKey: secret(),
  };
  const emulators = await startEmulators({
    basePort: 0,
    webhooks: {
      stripe: { url: `${publicUrl}/webhooks/stripe`, secret: stripeWebhookSecret },
      line: { url: `${publicUrl}/webhooks/line` },
    },
    secrets,
  });
  const { urls } = emulators;
  const [line, stripe, google, chatwork, s3, smtp] = [
    await front.open(urls.line),
    await front.open(urls.stripe),
    await front.open(urls.googleCalendar),
    await front.open(urls.chatwork),
    await front.open(urls.s3),
    await front.open(urls.smtp),
  ];
  const private_key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  return {
    urls,
    environment: {
      STRIPE_API_BASE: stripe,
      STRIPE_JS_URL: `${stripe}/stripe.js`,
      STRIPE_PUBLISHABLE_KEY: `pk_test_${secret()}`,
      STRIPE_SECRET_KEY: `sk_test_${secret()}`,
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      LINE_ISSUER: line,
      LINE_API_BASE: line,
      LINE_API_DATA_BASE: line,
      LINE_LOGIN_CHANNEL_ID: secrets.lineChannelId,
      LINE_LOGIN_CHANNEL_SECRET: secrets.lineChannelSecret,
      LINE_MESSAGING_TOKEN: secrets.lineMessagingToken,
      LINE_MESSAGING_SECRET: secrets.lineMessagingSecret,
      GOOGLE_TOKEN_URL: `${google}/token`,
      GOOGLE_CALENDAR_BASE: google,
      GOOGLE_SERVICE_ACCOUNT: JSON.stringify({ client_email: 'calendar@rehearsal.example', private_key }),
      CHATWORK_BASE: chatwork,
      CHATWORK_TOKEN: secrets.chatworkToken,
      SMTP_URL: smtp,
      MAIL_FROM: 'いまほいく <info@imahoiku.example>',
      S3_ENDPOINT: s3,
      S3_BUCKET: secrets.s3Bucket,
      S3_ACCESS_KEY_ID: secrets.s3AccessKeyId,
      S3_SECRET_ACCESS_KEY: secrets.s3SecretAccessKey,
      AUTH_SIGNING_KEY: await newSigningKey(),
      HEALTH_DATA_KEY: secret(),
      METRICS_TOKEN: secret(),
    },
    close: emulators.close,
  };
}
