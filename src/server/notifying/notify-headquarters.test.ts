import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { notifyHeadquarters } from './notify-headquarters.ts';

const app = await testApp({ emulators: true });
const mail = app.emulators?.mail ?? '';
const staff = async (key: string) => app.tokenOf(`demo-${key}`, 'staff');
const notify = (key: string, more: object = {}) =>
  app.services.database.transaction(app.services.clock.now(), (tx) =>
    notifyHeadquarters(tx, 'stripeDispute', { key, branch_id: 2, lines: [`3,500円 (Stripe ${key})`], ...more }),
  );
const address = 'honbu@imahoiku.example';
const mails = async () =>
  (
    (await (await fetch(`${mail}/emulator/messages?to=${address}`)).json()) as {
      messages: { text: string; subject: string }[];
    }
  ).messages;
type Message = { id: number; title: string; content: string; link: string | null; done_at: string | null };
const messagesSeenBy = async (key: string) =>
  (
    await app.query<{ headquarters_messages: Message[] }>(
      'SelectStaffHeadquartersMessages',
      { where: {}, limit: 100, offset: 0 },
      await staff(key),
    )
  ).headquarters_messages;
beforeEach(async () => {
  await app.pool.query('update branches set chatwork_room_id = null, email = $1 where not real_store_flag', [address]);
});

describe('a matter of money', () => {
  it('reaches headquarters without a Chatwork room: in the console and by mail, once', async () => {
    const { rows } = await app.pool.query('select id, customer_id from payments where branch_id = 2 limit 1');
    await notify('dp_1', { payment_id: rows[0].id });
    await notify('dp_1', { payment_id: rows[0].id });
    await app.runJobs();
    const seen = (await messagesSeenBy('honbu')).filter(({ content }) => content.includes('dp_1)'));
    expect(seen).toMatchObject([
      { title: 'カード会社からの異議申し立て', link: `/staff/customers/${rows[0].customer_id}`, done_at: null },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(['【いまほいく】カード会社からの異議申し立て']);
    expect((await mails())[0]?.text).toContain('/staff/headquarters/messages');
  });

  it('stays in the console whatever becomes of its mail', async () => {
    const fault = (status: number) =>
      fetch(`${mail}/emulator/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'status', status, path: '/smtp/rcpt' }),
      });
    const statusOf = async (key: string) => {
      const { rows } = await app.pool.query(
        'select mail_status from headquarters_messages where deduplication_key = $1',
        [`stripeDispute ${key}`],
      );
      return rows[0].mail_status;
    };
    await fault(550);
    await notify('dp_2');
    await app.runJobs();
    await fault(451);
    await notify('dp_3');
    await app.runJobs();
    expect([await statusOf('dp_2'), await statusOf('dp_3')]).toEqual(['failed', 'waiting']);
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    expect([await statusOf('dp_2'), await statusOf('dp_3')]).toEqual(['failed', 'sent']);
    expect((await messagesSeenBy('honbu')).filter(({ content }) => /dp_[23]\)/.test(content))).toHaveLength(2);
  });

  it('is marked as done by headquarters alone, with a trace, and back again', async () => {
    await notify('dp_4');
    const find = async () => (await messagesSeenBy('honbu')).find(({ content }) => content.includes('dp_4)'));
    const headquarters_message_id = (await find())?.id ?? 0;
    const finish = async (key: string, done_flag: 0 | 1) =>
      app.request('staffFinishHeadquartersMessage', { headquarters_message_id, done_flag }, await staff(key));
    for (const key of ['minato-manager', 'minato-staff']) expect((await finish(key, 1)).statusCode).toBe(403);
    expect(await messagesSeenBy('minato-manager')).toEqual([]);
    expect((await finish('honbu', 1)).json().result).toEqual({ status: 'OK', msg: expect.any(String) });
    expect((await find())?.done_at).not.toBeNull();
    expect((await finish('honbu', 0)).json().result).toEqual({ status: 'OK', msg: expect.any(String) });
    expect((await find())?.done_at).toBeNull();
    const { rows } = await app.pool.query(
      "select account_id from audit_logs where table_name = 'headquarters_messages' and record_id = $1",
      [headquarters_message_id],
    );
    expect(rows).toEqual([{ account_id: 1 }, { account_id: 1 }]);
    const nothing = { headquarters_message_id: 999_999, done_flag: 1 } as const;
    expect(await app.call('staffFinishHeadquartersMessage', nothing, await staff('honbu'))).toMatchObject({
      type: 'not_found',
    });
  });
});
