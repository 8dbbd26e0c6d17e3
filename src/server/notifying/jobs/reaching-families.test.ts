import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { notify } from '../notify.ts';

const app = await testApp({ emulators: true });
const mail = app.emulators?.mail ?? '';
const refuse = (address: string, status: number) =>
  fetch(`${mail}/emulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'status', status, path: `/smtp/rcpt/${address}`, share: 1 }),
  });
const noFaults = () => fetch(`${mail}/emulator/faults`, { method: 'DELETE' });
beforeEach(noFaults);

const stateOf = async (id: number) => {
  const { rows } = await app.pool.query(
    'select email_verified_at is not null as verified, email_bounced_at is not null as bounced, line_blocked_at is not null as blocked from customers where id = $1',
    [id],
  );
  return rows[0];
};
let notices = 0;
const notifyIt = async (customer_id: number) => {
  notices += 1;
  const notice = { customer_id, kind: 'email_changed', data: {}, occurrence: `test ${notices}` } as const;
  await app.services.database.transaction(app.services.clock.now(), (tx) => notify(tx, notice));
  await app.runJobs();
  const { rows } = await app.pool.query(
    'select mail_status from notifications where customer_id = $1 order by id desc limit 1',
    [customer_id],
  );
  return rows[0].mail_status;
};
const verify = async (token: string) => (await app.post('/auth/email_verification', { token })).statusCode;
async function mailedLink(address: string): Promise<string> {
  const answer = await fetch(`${mail}/emulator/messages?to=${encodeURIComponent(address)}`);
  return /email_verification\?token=(?:3D)?([\w-]+)/.exec(await answer.text())?.[1] ?? '';
}

describe('an address that is refused for good', () => {
  it('is marked, not tried again with the same mail, and cleared when a mail is accepted', async () => {
    await refuse('sato@example.jp', 550);
    expect(await notifyIt(1)).toBe('failed');
    expect(await stateOf(1)).toMatchObject({ bounced: true });
    // The queue forgets a job a moment after it ended.
    await eventually(async () =>
      expect((await app.pool.query('select from graphile_worker._private_jobs')).rowCount).toBe(0),
    );
    const seen = await app.query<{ customers: object[] }>('SelectMypageTop', {}, await app.tokenOf('demo-sato'));
    expect(seen.customers[0]).toMatchObject({ email: 'sato@example.jp', email_bounced_at: expect.any(String) });
    await noFaults();
    expect(await notifyIt(1)).toBe('sent');
    expect(await stateOf(1)).toMatchObject({ bounced: false });
  });

  it('is cleared when the address changes', async () => {
    await refuse('suzuki@example.jp', 550);
    await notifyIt(2);
    expect(await stateOf(2)).toMatchObject({ bounced: true });
    await app.pool.query("update customers set email = 'suzuki2@example.jp' where id = 2");
    expect(await stateOf(2)).toMatchObject({ bounced: false, verified: false });
  });

  it('is not marked for a bad day of the mail server: the mail waits', async () => {
    await refuse('takahashi@example.jp', 451);
    expect(await notifyIt(3)).toBe('waiting');
    expect(await stateOf(3)).toMatchObject({ bounced: false });
    await app.pool.query('delete from graphile_worker._private_jobs');
  });
});

describe('a new address', () => {
  it('is verified by the mailed link, without a session, as often as it is opened', async () => {
    await app.pool.query("update customers set email = 'moved@example.jp' where id = 1");
    const token = await app.tokenOf('demo-sato');
    expect(await app.call('resendEmailVerification', null, token)).toEqual({ status: 'OK', msg: expect.any(String) });
    await app.runJobs();
    const link = await mailedLink('moved@example.jp');
    // The last letter carries spare bits, so the middle one is changed: into whichever it is not.
    const middle = link.length - 10;
    const other = link[middle] === 'A' ? 'B' : 'A';
    expect(await verify(`${link.slice(0, middle)}${other}${link.slice(middle + 1)}`)).toBe(400);
    expect(await verify(link.replace(/^1-/, '2-'))).toBe(400);
    expect(await stateOf(1)).toMatchObject({ verified: false });
    expect([await verify(link), await verify(link)]).toEqual([200, 200]);
    expect(await stateOf(1)).toMatchObject({ verified: true });
    // Nothing is left to verify: no second mail.
    await app.call('resendEmailVerification', null, token);
    await app.runJobs();
    const inbox = await (await fetch(`${mail}/emulator/messages?to=moved@example.jp`)).json();
    expect(inbox.messages).toHaveLength(1);
  });

  it('is not verified by a link to the old one, nor by one that is too old', async () => {
    await app.pool.query("update customers set email = 'first@example.jp' where id = 3");
    await app.call('resendEmailVerification', null, await app.tokenOf('demo-takahashi'));
    await app.runJobs();
    const link = await mailedLink('first@example.jp');
    await app.pool.query("update customers set email = 'second@example.jp' where id = 3");
    expect(await verify(link)).toBe(400);
    await app.pool.query("update customers set email = 'first@example.jp' where id = 3");
    app.clock.advance(7 * 86_400 + 1);
    expect(await verify(link)).toBe(400);
  });

  it('can be asked for ten times an hour', async () => {
    const token = await app.tokenOf('demo-yamamoto');
    const answers = [];
    for (let n = 0; n < 11; n += 1) answers.push((await app.call('resendEmailVerification', null, token)).status);
    expect(answers).toEqual([...Array(10).fill('OK'), 'NG']);
    await app.pool.query('delete from graphile_worker._private_jobs');
  });
});

describe('a LINE account that blocks us', () => {
  const event = async (type: string, id: string) => {
    await app.pool.query(
      `insert into app.webhook_events (source, event_id, event_type, payload, received_at) values ('line', $1, $2, $3, now())`,
      [id, type, { type, source: { userId: `U${'1'.padStart(32, '0')}` } }],
    );
    await app.pool.query("select graphile_worker.add_job('handleLineEvent', json_build_object('event_id', $1::text))", [
      id,
    ]);
    await app.runJobs();
  };
  it('is marked until it follows again', async () => {
    await event('unfollow', 'e1');
    expect(await stateOf(1)).toMatchObject({ blocked: true });
    await event('follow', 'e2');
    expect(await stateOf(1)).toMatchObject({ blocked: false });
  });
});
