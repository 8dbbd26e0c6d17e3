import { describe, expect, it } from 'vitest';
import { ConfigError, demoDefaults, parseConfig } from './config.ts';

const demo = { DATABASE_URL: 'postgres://x@/y', AUTH_SIGNING_KEY: 'k', GOOGLE_SERVICE_ACCOUNT: '{}' };

describe('parseConfig', () => {
  it('lets the emulators follow the port', () => {
    const config = parseConfig({ ...demo, PORT: '4100' });
    expect(config.LINE_ISSUER).toBe('http://localhost:4101');
    expect(config.STRIPE_API_BASE).toBe('http://localhost:4102');
    expect(config.SMTP_URL).toBe('smtp://localhost:4103');
    expect(config.demo).toMatchObject({ emulators: true, freeQueries: true, gallery: true, controls: false });
  });

  it.each([
    ['PORT', 'abc'],
    ['MODE', 'staging'],
    ['PUBLIC_URL', 'example.jp'],
    ['RATE_LIMIT_SIGN_IN', 'many'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'http://mail'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'x'],
    ['LOG_LEVEL', 'trace'],
    ['CONNECTIONS', '0'],
    ['DRAIN_SECONDS', 'soon'],
    ['VAPID_PUBLIC_KEY', 'short'],
    ['TROUBLE_DATABASE_SIZE_GB', '-1'],
  ])('names %s when its value is wrong', (name, value) => {
    const start = () => parseConfig({ ...demo, [name]: value });
    expect(start).toThrow(new RegExp(`^${name} must `, 'm'));
    expect(start).not.toThrow(/Invalid|expected|Too small|Too big/);
  });

  it('names every missing secret in production', () => {
    const start = () => parseConfig({ MODE: 'production', DATABASE_URL: 'postgres://x@db/y' });
    expect(start).toThrow(ConfigError);
    for (const name of ['STRIPE_SECRET_KEY', 'LINE_LOGIN_CHANNEL_SECRET', 'AUTH_SIGNING_KEY', 'PUBLIC_URL']) {
      expect(start).toThrow(new RegExp(`^${name} is missing`, 'm'));
    }
  });

  it('refuses local addresses and demo controls in production', () => {
    const secrets = Object.fromEntries(
      [
        'LINE_LOGIN_CHANNEL_ID LINE_LOGIN_CHANNEL_SECRET LINE_MESSAGING_TOKEN LINE_MESSAGING_SECRET CHATWORK_TOKEN',
        'MAIL_FROM',
      ]
        .join(' ')
        .split(' ')
        .map((name) => [name, 'secret']),
    );
    Object.assign(secrets, {
      HEALTH_DATA_KEY: 'a-secret-of-some-length',
      AUTH_SIGNING_KEY: '{"kty":"EC","crv":"P-256","d":"x"}',
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    });
    const good = {
      MODE: 'production',
      DATABASE_URL: 'postgres://x@db/y',
      PUBLIC_URL: 'https://imahoiku.example',
      CHAT_URL: 'https://chat.example',
      SMTP_URL: 'smtps://mail.example',
      ...secrets,
    };
    expect(parseConfig(good).demo).toMatchObject({ freeQueries: false, openMetrics: false });
    expect(() => parseConfig({ ...good, STRIPE_API_BASE: 'http://localhost:3002' })).toThrow(/STRIPE_API_BASE/);
    expect(() => parseConfig({ ...good, SMTP_URL: 'smtp://localhost:25' })).toThrow(/SMTP_URL/);
    const store = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };
    expect(parseConfig({ ...good, ...store, S3_ENDPOINT: 'https://s3.example' }).S3_ENDPOINT).toBe(
      'https://s3.example',
    );
    expect(() => parseConfig({ ...good, ...store, S3_ENDPOINT: 'http://s3.example' })).toThrow(/^S3_ENDPOINT/);
    expect(() => parseConfig({ ...good, S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b' })).toThrow(
      'S3_ACCESS_KEY_ID is missing: please set it.\nS3_SECRET_ACCESS_KEY is missing: please set it.',
    );
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = demoDefaults(3000);
    expect(() => parseConfig({ ...good, VAPID_PUBLIC_KEY })).toThrow(/^VAPID_PRIVATE_KEY is missing/);
    expect(() => parseConfig({ ...good, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY })).toThrow(
      "VAPID_PUBLIC_KEY must not be the demo's.\nVAPID_PRIVATE_KEY must not be the demo's.",
    );
    const demoKey = { ...store, S3_SECRET_ACCESS_KEY: demoDefaults(3000).S3_SECRET_ACCESS_KEY };
    expect(() => parseConfig({ ...good, ...demoKey })).toThrow(/S3_SECRET_ACCESS_KEY must not be the demo's/);
    expect(() => parseConfig({ ...good, DEMO_CONTROLS: '1' })).toThrow('DEMO_CONTROLS must be 0 in production');
    for (const [name, value] of [
      ['AUTH_SIGNING_KEY', 'hello'],
      ['GOOGLE_SERVICE_ACCOUNT', 'hello'],
      ['STRIPE_SECRET_KEY', 'pk_live_x'],
      ['STRIPE_PUBLISHABLE_KEY', 'sk_live_x'],
      ['STRIPE_WEBHOOK_SECRET', 'abc'],
      ['STRIPE_WEBHOOK_SECRET', 'whsec_a, whsec_b'],
    ] as const) {
      expect(() => parseConfig({ ...good, [name]: value })).toThrow(new RegExp(`^${name} must `));
    }
    expect(parseConfig({ ...good, STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b' }).STRIPE_WEBHOOK_SECRET).toBe(
      'whsec_a,whsec_b',
    );
    // An environment copied from a demo: everybody can read these in our source.
    for (const name of Object.keys(secrets)) {
      const known = demoDefaults(3000)[name];
      if (known === undefined || name === 'MAIL_FROM') continue;
      expect(() => parseConfig({ ...good, [name]: known })).toThrow(new RegExp(`^${name} must not be the demo's`));
    }
    const twoSecrets = `whsec_real,${demoDefaults(3000).STRIPE_WEBHOOK_SECRET}`;
    expect(() => parseConfig({ ...good, STRIPE_WEBHOOK_SECRET: twoSecrets })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  });
});
