import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { devicesOfPerson } from '../../../domain/messages/push-limits.ts';
import { notify } from '../../notifying/notify.ts';
import { testApp } from '../../testing/app.ts';

/** A push service: takes what is sent, or answers as the path says (/410/…). */
type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer };
const pushed: Pushed[] = [];
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const path = request.url ?? '';
    pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(Number(/^\/(\d{3})\//.exec(path)?.[1] ?? 201)).end();
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => service.close());
const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;

const app = await testApp({ emulators: true, environment: { PUSH_EMULATOR_BASE: base } });
const payer = () => app.tokenOf('demo-kimura');
const partner = () => app.tokenOf('demo-kimura-partner');
const mother = () => app.tokenOf('demo-kimura-mother');

const browserKey = createECDH('prime256v1').generateKeys('base64url');
const device = (path: string) => ({
  endpoint: `${base}${path}`,
  p256dh: browserKey,
  auth: randomBytes(16).toString('base64url'),
});
const kept = async () =>
  (
    await app.pool.query<{ uid: string; path: string; failed: boolean }>(
      `select m.uid, replace(s.endpoint, $1, '') as path, s.failed_at is not null as failed
       from push_subscriptions s join family_members m on m.id = s.family_member_id order by s.id`,
      [base],
    )
  ).rows;
let notices = 0;
const notifyIt = async () => {
  notices += 1;
  await app.services.database.transaction(app.clock.now(), (tx) =>
    notify(tx, { customer_id: 10, kind: 'family_stopped', data: { until_date: null }, occurrence: String(notices) }),
  );
  await app.runJobs();
};
const copies = async () =>
  (
    await app.pool.query<{ uid: string; push_status: string; mail_status: string }>(
      `select m.uid, n.push_status, n.mail_status from notifications n join family_members m on m.id = n.family_member_id
       where n.customer_id = 10 and n.kind = 'family_stopped' order by n.id desc limit 2`,
    )
  ).rows.reverse();

beforeEach(async () => {
  await app.pool.query('delete from push_subscriptions; delete from notification_settings');
  pushed.length = 0;
});

describe('a browser that shows messages too', () => {
  it('is each person’s own, also a relative’s, and the last one’s who switched it on', async () => {
    expect(await app.call('savePushSubscription', device('/a'), await payer())).toMatchObject({ status: 'OK' });
    expect(await app.call('savePushSubscription', device('/b'), await mother())).toMatchObject({ status: 'OK' });
    const mine = async (token: string) =>
      (await app.query<{ push_subscriptions: { endpoint: string }[] }>('SelectMypageNoticeSettings', {}, token))
        .push_subscriptions;
    expect(await mine(await payer())).toMatchObject([{ endpoint: `${base}/a` }]);
    expect(await mine(await partner())).toEqual([]);
    await app.call('removePushSubscription', { endpoint: `${base}/a` }, await partner());
    expect(await kept()).toHaveLength(2);
    await app.call('savePushSubscription', device('/a'), await partner());
    expect(await kept()).toMatchObject([
      { uid: 'demo-kimura-partner', path: '/a' },
      { uid: 'demo-kimura-mother', path: '/b' },
    ]);
    expect(await app.call('removePushSubscription', { endpoint: `${base}/a` }, await partner())).toMatchObject({
      status: 'OK',
    });
    expect(await kept()).toMatchObject([{ path: '/b' }]);
  });

  it('is not taken from strangers, staff or who is hidden', async () => {
    for (const name of ['savePushSubscription', 'removePushSubscription'] as const) {
      expect((await app.request(name, device('/a'))).statusCode).toBe(401);
      for (const uid of ['demo-honbu', 'demo-minato-manager', 'demo-minato-staff', 'demo-musashino-staff']) {
        expect((await app.request(name, device('/a'), await app.tokenOf(uid, 'staff'))).statusCode, uid).toBe(403);
      }
    }
    await app.pool.query("update family_members set hidden_flag = true where uid = 'demo-kimura-partner'");
    expect(await app.call('savePushSubscription', device('/a'), await partner())).toMatchObject({
      type: 'ask_headquarters',
    });
    await app.pool.query("update family_members set hidden_flag = false where uid = 'demo-kimura-partner'");
    expect(await kept()).toEqual([]);
  });

  it('lies at a known push service, and a person has only so many', async () => {
    for (const endpoint of ['https://localhost/x', 'http://fcm.googleapis.com/x', 'http://127.0.0.1:9/x']) {
      expect(await app.call('savePushSubscription', { ...device('/a'), endpoint }, await payer())).toMatchObject({
        type: 'push_unsupported',
      });
    }
    expect(await app.call('savePushSubscription', { ...device('/a'), auth: 'short' }, await payer())).toMatchObject({
      type: 'input_error',
    });
    const token = await payer();
    for (let n = 0; n <= devicesOfPerson; n += 1) await app.call('savePushSubscription', device(`/${n}`), token);
    expect((await kept()).map(({ path }) => path)).toEqual(
      Array.from({ length: devicesOfPerson }, (_, n) => `/${n + 1}`),
    );
  });
});

describe('a pushed message', () => {
  it('goes encrypted, under our key, to the devices of its person alone', async () => {
    await app.call('savePushSubscription', device('/a'), await payer());
    await notifyIt();
    expect(await copies()).toMatchObject([
      { uid: 'demo-kimura', push_status: 'sent', mail_status: 'sent' },
      { uid: 'demo-kimura-partner', push_status: 'skipped', mail_status: 'sent' },
    ]);
    expect(pushed).toHaveLength(1);
    const { headers, body } = pushed[0] as Pushed;
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers.ttl).toBe('86400');
    const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(app.config.VAPID_PUBLIC_KEY);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aud: base, sub: 'mailto:info@imahoiku.example' });
    expect(body.length).toBeGreaterThan(86);
    expect(body.toString('utf8')).not.toContain('お申し込み');
    expect(body.toString('utf8')).not.toContain('mypage');
  });

  it('forgets who is gone, remembers who was refused, and is never tried again nor counted as reached', async () => {
    const token = await payer();
    for (const path of ['/410/a', '/404/b', '/500/c']) await app.call('savePushSubscription', device(path), token);
    await notifyIt();
    expect(await kept()).toEqual([{ uid: 'demo-kimura', path: '/500/c', failed: true }]);
    expect((await copies())[0]).toMatchObject({ push_status: 'failed', mail_status: 'sent' });
    expect(pushed).toHaveLength(3);
    await app.call('savePushSubscription', device('/d'), token);
    await notifyIt();
    expect((await copies())[0]).toMatchObject({ push_status: 'sent' });
    expect(pushed).toHaveLength(5);
  });

  it('is left out where the person chose so, while LINE and mail stay as they are', async () => {
    await app.call('savePushSubscription', device('/a'), await payer());
    const choice = { kind_group: 7, line_flag: true, mail_flag: true, push_flag: false } as const;
    expect(await app.call('saveNoticeChoice', choice, await payer())).toMatchObject({ status: 'OK' });
    await notifyIt();
    expect((await copies())[0]).toMatchObject({ push_status: 'skipped', mail_status: 'sent' });
    expect(pushed).toEqual([]);
    // The devices alone are not enough for what must arrive.
    const alone = { ...choice, line_flag: false, mail_flag: false, push_flag: true };
    expect(await app.call('saveNoticeChoice', alone, await payer())).toMatchObject({ type: 'input_error' });
  });

  it('reaches no address that is not a push service’s, even if it is in the database', async () => {
    await app.call('savePushSubscription', device('/a'), await payer());
    await app.pool.query("update push_subscriptions set endpoint = replace(endpoint, '127.0.0.1', 'localhost')");
    await notifyIt();
    expect(pushed).toEqual([]);
    expect((await copies())[0]).toMatchObject({ push_status: 'failed' });
  });
});
