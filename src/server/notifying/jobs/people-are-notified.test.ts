import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { notify } from '../notify.ts';

const app = await testApp({ emulators: true });
const { line = '', mail = '' } = app.emulators ?? {};
const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const kimura = 10;
const partnerLine = `U${'1'.padStart(32, '0')}`;
const payerLine = `U${'2'.padStart(32, '0')}`;

beforeEach(async () => {
  await app.pool.query(
    `delete from notifications where customer_id = $1;`.replace('$1', String(kimura)) +
      `delete from notification_settings; delete from line_quotas;
       update customers set line_user_id = null, line_notification_flag = false;
       update family_members set hidden_flag = false, removed_at = null where customer_id = ${kimura};
       update family_member_contacts set line_user_id = null, line_notification_flag = false, email_bounced_at = null`,
  );
  await fetch(`${line}/emulator/reset`, { method: 'POST' });
});

let notices = 0;
const stopped = async () => {
  notices += 1;
  await app.services.database.transaction(app.clock.now(), (tx) =>
    notify(tx, {
      customer_id: kimura,
      kind: 'family_stopped',
      data: { until_date: null },
      occurrence: String(notices),
    }),
  );
};
const emergency = async () => {
  notices += 1;
  const data = {
    kind: 1,
    branch_name: 'みなと広場園',
    branch_tel: '0312345678',
    place: '園庭',
    message: '避難しました。',
    count: { children: 1, found: 1, missing: 0 },
  };
  await app.services.database.transaction(app.clock.now(), (tx) =>
    notify(tx, { customer_id: kimura, kind: 'emergency', data, occurrence: String(notices) }),
  );
};
const copies = async () =>
  (
    await app.pool.query<{ uid: string; kind: string; line_status: string; mail_status: string }>(
      `select m.uid, n.kind, n.line_status, n.mail_status from notifications n join family_members m on m.id = n.family_member_id
       where n.customer_id = $1 order by n.id`,
      [kimura],
    )
  ).rows;
const mailsTo = async (address: string) =>
  (
    (await (await fetch(`${mail}/emulator/messages?to=${address}`)).json()) as {
      messages: { text: string; subject: string }[];
    }
  ).messages;
const partnerMail = async () =>
  (await app.pool.query("select email from auth.users where uid = 'demo-kimura-partner'")).rows[0].email as string;
const linkPartner = () =>
  app.pool.query(
    `update family_member_contacts set line_user_id = $1, line_notification_flag = true
     where family_member_id = (select id from family_members where uid = 'demo-kimura-partner')`,
    [partnerLine],
  );
const choose = (uid: string, kind_group: number, line_flag: boolean, mail_flag: boolean) =>
  app.pool.query(
    `insert into notification_settings (family_member_id, kind_group, line_flag, mail_flag)
     select id, $2, $3, $4 from family_members where uid = $1`,
    [uid, kind_group, line_flag, mail_flag],
  );
const lineTo = async (user: string) =>
  ((await (await fetch(`${line}/emulator/messages?user_id=${user}`)).json()) as { messages: unknown[] }).messages
    .length;

describe('a message to a family', () => {
  it('has a copy for each guardian, by their own name and channels; money is the paying member’s alone', async () => {
    await stopped();
    await app.services.database.transaction(app.clock.now(), async (tx) => {
      const card = { customer_id: kimura, kind: 'card_changed', data: { brand: 'visa', last4: '4242' } } as const;
      await notify(tx, { ...card, occurrence: 'x' });
      await notify(tx, { ...card, occurrence: 'x' });
    });
    await app.runJobs();
    expect(await copies()).toMatchObject([
      { uid: 'demo-kimura', kind: 'family_stopped', mail_status: 'sent' },
      { uid: 'demo-kimura-partner', kind: 'family_stopped', mail_status: 'sent' },
      { uid: 'demo-kimura', kind: 'card_changed' },
    ]);
    const [newest] = await mailsTo(await partnerMail());
    expect(newest?.text).toContain('木村 直樹 様');
  });

  it('goes by LINE to whom it was linked, and a block and a refused address are the person’s own', async () => {
    await linkPartner();
    await stopped();
    await app.runJobs();
    expect(await copies()).toMatchObject([{ line_status: 'skipped' }, { line_status: 'sent' }]);
    expect(await lineTo(partnerLine)).toBe(1);
    await app.pool.query(
      `insert into app.webhook_events (source, event_id, event_type, payload, received_at) values ('line', 'b1', 'unfollow', $1, now())`,
      [{ type: 'unfollow', source: { userId: partnerLine } }],
    );
    await app.pool.query("select graphile_worker.add_job('handleLineEvent', json_build_object('event_id', 'b1'))");
    await app.runJobs();
    const contact = await app.pool.query(
      'select line_notification_flag, line_blocked_at is not null as blocked from family_member_contacts where line_user_id = $1',
      [partnerLine],
    );
    expect(contact.rows).toEqual([{ line_notification_flag: false, blocked: true }]);
    await post(`${mail}/emulator/faults`, {
      kind: 'status',
      status: 550,
      path: `/smtp/rcpt/${await partnerMail()}`,
      share: 1,
    });
    await stopped();
    await app.runJobs();
    await fetch(`${mail}/emulator/faults`, { method: 'DELETE' });
    expect((await copies()).at(-1)).toMatchObject({ uid: 'demo-kimura-partner', mail_status: 'failed' });
    const bounced = await app.pool.query(
      'select m.uid from family_member_contacts k join family_members m on m.id = k.family_member_id where email_bounced_at is not null',
    );
    expect(bounced.rows).toEqual([{ uid: 'demo-kimura-partner' }]);
  });

  it('is not written for, nor sent to, who was removed or from whom stays are hidden', async () => {
    const partner = "update family_members set %s where uid = 'demo-kimura-partner'";
    await app.pool.query(partner.replace('%s', 'hidden_flag = true'));
    await emergency();
    await stopped();
    expect((await copies()).map(({ uid, kind }) => `${uid} ${kind}`)).toEqual([
      'demo-kimura emergency',
      'demo-kimura family_stopped',
      'demo-kimura-partner family_stopped',
    ]);
    await app.pool.query(partner.replace('%s', 'hidden_flag = false'));
    await emergency();
    await app.pool.query(partner.replace('%s', 'hidden_flag = true'));
    await app.runJobs();
    expect((await copies()).at(-1)).toMatchObject({ uid: 'demo-kimura-partner', mail_status: 'skipped' });
    // What was told before is not read any more; what tells nothing of a stay is.
    const seen = await app.query<{ notifications: { title: string }[] }>(
      'SelectMypageNotifications',
      { where: {}, limit: 20 },
      await app.tokenOf('demo-kimura-partner'),
    );
    expect(seen.notifications.map(({ title }) => title)).toEqual(['新しいお申し込みの受付をお休みしています']);
    await app.pool.query(partner.replace('%s', 'hidden_flag = false, removed_at = now()'));
    await stopped();
    expect((await copies()).at(-1)?.uid).toBe('demo-kimura');
  });
});

describe('what a person chose', () => {
  it('is obeyed for each group and person', async () => {
    await linkPartner();
    await choose('demo-kimura-partner', 7, false, true);
    await stopped();
    await app.runJobs();
    expect((await copies()).at(-1)).toMatchObject({ line_status: 'skipped', mail_status: 'sent' });
    await app.pool.query('update notification_settings set line_flag = true, mail_flag = false');
    await stopped();
    await app.runJobs();
    expect((await copies()).slice(-2)).toMatchObject([
      { uid: 'demo-kimura', mail_status: 'sent' },
      { uid: 'demo-kimura-partner', line_status: 'sent', mail_status: 'skipped' },
    ]);
  });
});

describe('the month’s LINE messages', () => {
  const limit = (monthly_limit: number | null) => post(`${line}/emulator/seed`, { settings: { monthly_limit } });
  const watch = async () => {
    await app.pool.query("select graphile_worker.add_job('watchLineQuota')");
    await app.runJobs();
  };
  const noticesOfHeadquarters = async () =>
    (await app.pool.query("select kind from headquarters_messages where kind like 'lineQuota%' order by id")).rows.map(
      ({ kind }) => kind,
    );

  it('are reserved for the same day when few are left; headquarters are notified once', async () => {
    await linkPartner();
    await limit(5);
    await watch();
    expect(await noticesOfHeadquarters()).toEqual([]);
    for (let n = 0; n < 4; n += 1) await stopped();
    await app.runJobs();
    await watch();
    await watch();
    expect(await noticesOfHeadquarters()).toEqual(['lineQuotaLow']);
    await stopped();
    await app.runJobs();
    await watch();
    await watch();
    expect(await noticesOfHeadquarters()).toEqual(['lineQuotaLow', 'lineQuotaShort']);
    await stopped();
    await app.runJobs();
    expect((await copies()).at(-1)).toMatchObject({ line_status: 'skipped', mail_status: 'sent' });
    // A larger plan ends it.
    await limit(100);
    await watch();
    await stopped();
    await app.runJobs();
    expect((await copies()).at(-1)).toMatchObject({ line_status: 'sent' });
    await limit(null);
  });

  it('that are used up leave the mail, also to whom only LINE was enough', async () => {
    await linkPartner();
    await app.pool.query('update customers set line_user_id = $1, line_notification_flag = true where id = $2', [
      payerLine,
      kimura,
    ]);
    await choose('demo-kimura-partner', 7, true, false);
    await limit(0);
    await stopped();
    await app.runJobs();
    expect(await copies()).toMatchObject([
      { line_status: 'failed', mail_status: 'sent' },
      { line_status: 'failed', mail_status: 'sent' },
    ]);
    await limit(null);
  });
});
