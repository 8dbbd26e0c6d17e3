import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { inboxStatus } from '../../../domain/codes.ts';
import { messageSender } from '../../../domain/messages/message-codes.ts';
import { eraseCustomer } from '../../membership/store/customer-erasure.ts';
import { exportRows } from '../../membership/store/customer-export.ts';
import { cardSeal } from '../../sealed-card.ts';
import { testApp } from '../../testing/app.ts';
import { photograph, upload } from '../../testing/uploads.ts';
import { forgetOldRecords } from '../jobs/forgetOldRecords.ts';
import { remindInbox } from '../jobs/remindInbox.ts';
import { tellFamilyMessage } from '../jobs/tellFamilyMessage.ts';

const app = await testApp();
/** 木村 (customer 10): payer, second guardian, a relative. A stranger: 佐藤. */
const kimura = 10;
const one = async (sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0];
const branch_id: number = (await one('select default_branch_id as id from customers where id = $1', kimura)).id;
const people = {
  payer: ['demo-kimura', 'user'],
  guardian: ['demo-kimura-partner', 'user'],
  relative: ['demo-kimura-mother', 'user'],
  stranger: ['demo-sato', 'user'],
  elsewhere: ['demo-musashino-staff', 'staff'],
  honbu: ['demo-honbu', 'staff'],
} as const;
type Who = keyof typeof people | 'branch';
/** A member of staff of the family's branch. */
await app.pool.query(
  `with u as (insert into auth.users (uid, kind, email, password_hash)
     values ('own-staff', 'staff', 'own-staff@example.jp', 'none'))
   insert into accounts (uid, name, role, branch_id) values ('own-staff', '担当 花子', 3, $1)`,
  [branch_id],
);
const token = (who: Who) => {
  const [uid, role] = who === 'branch' ? (['own-staff', 'staff'] as const) : people[who];
  return app.tokenOf(uid, role);
};
const as = async <Name extends FunctionName>(who: Who, name: Name, input: FunctionPayload<Name>) =>
  app.call(name, input, await token(who));
const message = (more: object = {}) => ({
  branch_id,
  body: 'こんにちは。',
  file_keys: [],
  idempotency_key: randomUUID(),
  ...more,
});
const answer = (family_thread_id: number, more: object = {}) => ({
  family_thread_id,
  body: 'お待ちしています。',
  file_keys: [],
  idempotency_key: randomUUID(),
  ...more,
});
const thread = () => one('select * from family_threads where customer_id = $1 and branch_id = $2', kimura, branch_id);
async function written(more: object = {}) {
  const sent = await as('payer', 'sendFamilyMessage', message(more));
  if (sent.status !== 'OK') throw new Error(sent.type);
  return { family_message_id: sent.family_message_id, family_thread_id: (await thread()).id as number };
}

beforeEach(() => app.clock.freeze(TEST_NOW));

describe('who may write', () => {
  it('both guardians, to a branch of theirs; neither a relative nor a hidden person', async () => {
    expect(await as('payer', 'sendFamilyMessage', message())).toMatchObject({ status: 'OK' });
    expect(await as('guardian', 'sendFamilyMessage', message())).toMatchObject({ status: 'OK' });
    expect(await as('relative', 'sendFamilyMessage', message())).toMatchObject({ type: 'guardians_only' });
    await app.pool.query("update family_members set hidden_flag = true where uid = 'demo-kimura-partner'");
    expect(await as('guardian', 'sendFamilyMessage', message())).toMatchObject({ type: 'ask_headquarters' });
    const seen = await app.query<{ family_messages: unknown[]; message_branches: unknown[] }>(
      'SelectMypageMessages',
      { branch_id, limit: 50 },
      await token('guardian'),
    );
    expect([seen.family_messages, seen.message_branches]).toEqual([[], []]);
    expect((await upload(app, 'purpose=message_photo', await photograph(), await token('guardian'))).statusCode).toBe(
      403,
    );
    await app.pool.query('update family_members set hidden_flag = false');
    expect((await upload(app, 'purpose=message_photo', await photograph(), await token('relative'))).statusCode).toBe(
      403,
    );
    expect(await as('payer', 'sendFamilyMessage', message({ branch_id: 1 }))).toMatchObject({ type: 'not_found' });
    const { rows } = await app.pool.query(
      'select id from branches where real_store_flag and id not in (select * from app.message_branch_ids(array[$1::integer])) limit 1',
      [kimura],
    );
    expect(await as('payer', 'sendFamilyMessage', message({ branch_id: rows[0].id }))).toMatchObject({
      type: 'not_found',
    });
  });

  it('staff of the branch and headquarters; for another branch the thread does not exist', async () => {
    const { family_thread_id } = await written();
    const { version } = await thread();
    const calls = [
      ['staffSendFamilyMessage', answer(family_thread_id)],
      ['staffReadFamilyThread', { family_thread_id }],
      ['staffSetFamilyThread', { family_thread_id, version, step: 'take' }],
      ['staffHandOverFamilyThread', { family_thread_id, version, note: 'お願いします' }],
      ['staffOpenFamilyThread', { customer_id: kimura, branch_id }],
    ] as const;
    for (const [name, input] of calls) expect(await as('elsewhere', name, input)).toMatchObject({ type: 'not_found' });
    // A family that another branch does not know.
    expect(await as('elsewhere', 'staffOpenFamilyThread', { customer_id: kimura, branch_id: 3 })).toMatchObject({
      type: 'not_found',
    });
    const seen = async (who: Who) =>
      (
        await app.query<{ family_threads: unknown[] }>(
          'SelectStaffFamilyThread',
          { family_thread_id, limit: 50, today: '2026-11-16' },
          await token(who),
        )
      ).family_threads.length;
    expect(await Promise.all([seen('elsewhere'), seen('branch'), seen('honbu')])).toEqual([0, 1, 1]);
    expect(await as('branch', 'staffSendFamilyMessage', answer(family_thread_id))).toMatchObject({ status: 'OK' });
    expect(await as('honbu', 'staffSendFamilyMessage', answer(family_thread_id))).toMatchObject({ status: 'OK' });
    await expect(as('payer', 'staffSendFamilyMessage', answer(family_thread_id))).rejects.toThrow('403');
    await expect(app.call('sendFamilyMessage', message())).rejects.toThrow('401');
  });
});

describe('a message', () => {
  it('goes once for its key, other words with the same key are refused, nothing at all as well', async () => {
    const input = message({ body: '一度だけ' });
    const [first, second] = [
      await as('payer', 'sendFamilyMessage', input),
      await as('payer', 'sendFamilyMessage', input),
    ];
    expect(second).toEqual(first);
    expect(await as('payer', 'sendFamilyMessage', { ...input, body: '別' })).toMatchObject({
      type: 'key_used_for_other_content',
    });
    expect((await one("select count(*)::int as n from family_messages where body = '一度だけ'")).n).toBe(1);
    expect(await as('payer', 'sendFamilyMessage', message({ body: '  ' }))).toMatchObject({ type: 'input_error' });
    expect(await as('payer', 'sendFamilyMessage', message({ body: 'あ'.repeat(1001) }))).toMatchObject({
      type: 'input_error',
    });
  });

  it('waits for the branch, is marked as read by who opens it, and answered in the branch’s name', async () => {
    const { family_message_id, family_thread_id } = await written();
    expect(await thread()).toMatchObject({ status: inboxStatus.code.unread });
    expect((await thread()).waiting_since).not.toBeNull();
    // Headquarters who only look leave no mark.
    await as('honbu', 'staffReadFamilyThread', { family_thread_id });
    const mark = () =>
      one(
        'select last_read_message_id from family_thread_reads where family_thread_id = $1 and family_member_id is null',
        family_thread_id,
      );
    expect((await mark())?.last_read_message_id ?? 0).toBeLessThan(family_message_id);
    await as('branch', 'staffReadFamilyThread', { family_thread_id });
    expect(await mark()).toEqual({ last_read_message_id: family_message_id });
    expect(await thread()).toMatchObject({ status: inboxStatus.code.assigned });
    const sent = await as('branch', 'staffSendFamilyMessage', answer(family_thread_id));
    if (sent.status !== 'OK') throw new Error(sent.type);
    expect(await thread()).toMatchObject({ status: inboxStatus.code.answered, waiting_since: null });
    const row = await one(
      'select sender, account_id is not null as remembered from family_messages where id = $1',
      sent.family_message_id,
    );
    expect(row).toEqual({ sender: messageSender.code.branch, remembered: true });
    const unread = async (who: Who) =>
      (
        await app.query<{ message_branches: { unread_count: number }[] }>(
          'SelectMypageMessages',
          { branch_id, limit: 50 },
          await token(who),
        )
      ).message_branches[0]?.unread_count;
    expect([await unread('payer'), (await unread('guardian')) ?? 0]).toEqual([1, expect.any(Number)]);
    await as('payer', 'readFamilyThread', { branch_id, family_message_id: sent.family_message_id });
    expect(await unread('payer')).toBe(0);
    expect(await unread('guardian')).toBeGreaterThan(0);
    // Not back, and not beyond the thread.
    await as('payer', 'readFamilyThread', { branch_id, family_message_id: 1 });
    expect(await unread('payer')).toBe(0);
  });

  it('shows the family neither who of the staff wrote nor what they told headquarters', async () => {
    const columns = (
      await app.pool.query(
        "select column_name from information_schema.column_privileges where grantee = 'user' and table_name in ('family_messages', 'family_threads')",
      )
    ).rows.map(({ column_name }) => column_name);
    expect(columns).not.toContain('account_id');
    expect(columns).not.toContain('handed_note');
    expect(columns).not.toContain('assigned_account_id');
  });
});

describe('a photo', () => {
  it('is seen by both sides of its thread only, whatever address others hold', async () => {
    const sent = (await upload(app, 'purpose=message_photo', await photograph(), await token('guardian'))).json()
      .result;
    const link = async (who: Who) => as(who, 'issueFileLink', { file_key: sent.file_key });
    // Not yet in a message: visible to no one.
    expect(await link('guardian')).toMatchObject({ type: 'not_found' });
    const posted = await as('guardian', 'sendFamilyMessage', message({ body: '', file_keys: [sent.file_key] }));
    expect(posted).toMatchObject({ status: 'OK' });
    for (const who of ['payer', 'guardian', 'branch', 'honbu'] as const)
      expect(await link(who)).toMatchObject({ status: 'OK' });
    for (const who of ['relative', 'stranger', 'elsewhere'] as const)
      expect(await link(who)).toMatchObject({ type: 'not_found' });
    await app.pool.query("update family_members set hidden_flag = true where uid = 'demo-kimura-partner'");
    expect(await link('guardian')).toMatchObject({ type: 'not_found' });
    await app.pool.query('update family_members set hidden_flag = false');
    const given = await link('payer');
    if (given.status !== 'OK') throw new Error(given.type);
    // Shared or guessed: it opens only for the person it was made for (files/upload.test.ts).
    for (const url of [given.url, `/files/${sent.file_key}/800.webp`, given.url.split('?')[0] ?? '']) {
      expect((await app.server.inject(url)).statusCode).toBe(404);
    }
    // A file is used once, and not another family's.
    expect(await as('payer', 'sendFamilyMessage', message({ file_keys: [sent.file_key] }))).toMatchObject({
      type: 'file_gone',
    });
    const strangers = (await upload(app, 'purpose=message_photo', await photograph(), await token('stranger'))).json()
      .result;
    expect(await as('payer', 'sendFamilyMessage', message({ file_keys: [strangers.file_key] }))).toMatchObject({
      type: 'file_gone',
    });
  });

  it('of the branch goes with an answer', async () => {
    const { family_thread_id } = await written();
    const query = `purpose=message_photo&branch_id=${branch_id}`;
    const sent = (await upload(app, query, await photograph(), await token('branch'))).json().result;
    expect((await upload(app, query, await photograph(), await token('elsewhere'))).statusCode).toBe(404);
    expect(
      await as('branch', 'staffSendFamilyMessage', answer(family_thread_id, { file_keys: [sent.file_key] })),
    ).toMatchObject({ status: 'OK' });
    expect(await as('payer', 'issueFileLink', { file_key: sent.file_key })).toMatchObject({ status: 'OK' });
    // Neither one of another branch nor one the family has just sent up becomes the branch's.
    const another = await upload(
      app,
      'purpose=message_photo&branch_id=3',
      await photograph(),
      await token('elsewhere'),
    );
    const theirs = await upload(app, 'purpose=message_photo', await photograph(), await token('payer'));
    for (const photo of [another, theirs]) {
      const file_keys = [photo.json().result.file_key as string];
      expect(await as('branch', 'staffSendFamilyMessage', answer(family_thread_id, { file_keys }))).toMatchObject({
        type: 'file_gone',
      });
    }
  });
});

describe('the notice', () => {
  const notices = async () =>
    (
      await app.pool.query(
        "select title, content, link from notifications where kind = 'family_message' and customer_id = $1 and family_member_id = (select id from family_members where customer_id = $1 and role = 1)",
        [kimura],
      )
    ).rows;
  it('waits for the morning, says nothing of the words, and is not sent for what was read', async () => {
    const { family_thread_id } = await written();
    app.clock.freeze(new Date('2026-11-16T23:00:00+09:00'));
    const sent = await as('branch', 'staffSendFamilyMessage', answer(family_thread_id, { body: '卵アレルギーの件' }));
    if (sent.status !== 'OK') throw new Error(sent.type);
    const before = (await notices()).length;
    const job = { family_message_id: sent.family_message_id };
    await tellFamilyMessage(app.services, job);
    expect(await notices()).toHaveLength(before);
    const { rows } = await app.pool.query('select key from graphile_worker.jobs where key = $1', [
      `family message ${sent.family_message_id}`,
    ]);
    expect(rows).toHaveLength(1);
    app.clock.freeze(new Date('2026-11-17T07:00:00+09:00'));
    await tellFamilyMessage(app.services, job);
    await tellFamilyMessage(app.services, job);
    expect(await notices()).toHaveLength(before + 1);
    expect((await notices()).at(-1)).toMatchObject({
      title: '園からメッセージが届いています',
      link: `/mypage/messages/${branch_id}`,
    });
    expect(JSON.stringify(await notices())).not.toContain('アレルギー');
    await as('payer', 'readFamilyThread', { branch_id, family_message_id: sent.family_message_id });
    const next = await as('branch', 'staffSendFamilyMessage', answer(family_thread_id));
    if (next.status !== 'OK') throw new Error(next.type);
    await as('payer', 'readFamilyThread', { branch_id, family_message_id: next.family_message_id });
    await tellFamilyMessage(app.services, { family_message_id: next.family_message_id });
    expect(await notices()).toHaveLength(before + 1);
  });

  it('to the branch contains no names, and comes again while the family waits', async () => {
    await app.pool.query("update branches set chatwork_room_id = '1' where id = $1", [branch_id]);
    await app.pool.query('update family_threads set status = 4, waiting_since = null');
    await written({ body: '秘密の言葉' });
    const bodies = async () =>
      (
        await app.pool.query(
          "select body from app.branch_messages where deduplication_key like 'family message%' and branch_id = $1",
          [branch_id],
        )
      ).rows.map(({ body }) => body);
    const first = await bodies();
    expect(first.at(-1)).toContain('ご家族からメッセージ');
    expect(first.join()).not.toContain('秘密');
    app.clock.advance(7 * 3600);
    await remindInbox(app.services, {});
    await remindInbox(app.services, {});
    expect(await bodies()).toHaveLength(first.length + 1);
  });
});

describe('hand-over', () => {
  it('gives headquarters the thread with a note, and back', async () => {
    const { family_thread_id } = await written();
    const { version } = await thread();
    const handed = await as('branch', 'staffHandOverFamilyThread', {
      family_thread_id,
      version,
      note: '返金のご相談です',
    });
    if (handed.status !== 'OK') throw new Error(handed.type);
    expect(await thread()).toMatchObject({
      handed_note: '返金のご相談です',
      assigned_account_id: null,
      status: inboxStatus.code.unread,
    });
    const notices = await one("select content, link from headquarters_messages where kind = 'familyThreadHanded'");
    expect(notices).toMatchObject({ link: `/staff/inbox/families/${family_thread_id}` });
    expect(notices.content).not.toContain('返金');
    expect(
      await as('branch', 'staffHandOverFamilyThread', { family_thread_id, version: handed.version, note: 'x' }),
    ).toMatchObject({ type: 'transition_refused' });
    await as('honbu', 'staffReadFamilyThread', { family_thread_id });
    const sent = await as('honbu', 'staffSendFamilyMessage', answer(family_thread_id));
    if (sent.status !== 'OK') throw new Error(sent.type);
    expect(await one('select sender from family_messages where id = $1', sent.family_message_id)).toEqual({
      sender: messageSender.code.headquarters,
    });
    await expect(as('branch', 'headquartersReturnFamilyThread', { family_thread_id, version: 1 })).rejects.toThrow(
      '403',
    );
    expect(await as('honbu', 'headquartersReturnFamilyThread', { family_thread_id, version: 1 })).toMatchObject({
      type: 'changed_meanwhile',
    });
    const now = await thread();
    expect(
      await as('honbu', 'headquartersReturnFamilyThread', { family_thread_id, version: now.version }),
    ).toMatchObject({ status: 'OK' });
    expect(await thread()).toMatchObject({ handed_to_headquarters_at: null, handed_note: '' });
  });
});

describe('in the end', () => {
  it('the family takes its messages along, without what staff said among themselves', async () => {
    await written({ body: '書き出しの言葉' });
    const data = await app.services.database.read(app.clock.now(), (db) =>
      exportRows(db, { customer_id: kimura, uid: 'demo-kimura' }, cardSeal(app.services.config)),
    );
    expect(JSON.stringify(data.family_messages)).toContain('書き出しの言葉');
    expect(JSON.stringify([data.family_messages, data.family_threads])).not.toMatch(/account_id|handed_note/);
  });

  it('old words go by themselves, and everything with the family', async () => {
    const { family_message_id } = await written();
    app.clock.advance(25 * 31 * 86_400);
    await forgetOldRecords(app.services, {});
    expect(await one('select id from family_messages where id = $1', family_message_id)).toBeUndefined();
    await app.pool.query(
      `update customers set status = 4, registration_status = 0, withdrawn_date = '2026-11-16' where id = $1`,
      [kimura],
    );
    await app.services.database.transaction(app.clock.now(), (tx) => eraseCustomer(tx, kimura));
    expect(await thread()).toBeUndefined();
    expect(
      (await one("select count(*)::int as n from files where purpose = 'message_photo' and customer_id = $1", kimura))
        .n,
    ).toBe(0);
  });
});
