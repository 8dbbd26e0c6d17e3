import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { announcementAudience, announcementKind } from '../../../domain/messages/announcement-codes.ts';
import { noticeGroup } from '../../../domain/messages/notice-codes.ts';
import { testApp } from '../../testing/app.ts';
import { sendAnnouncements } from '../jobs/sendAnnouncements.ts';

const app = await testApp({ emulators: true });
const { duty, news, advertising, emergency } = announcementKind.code;
const { all, branch, prefecture, reserved, chosen } = announcementAudience.code;
const MINATO = 2;
const headquarters = () => app.tokenOf('demo-honbu', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const rows = async <Row>(sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows as Row[];
const one = async <Row>(sql: string, ...values: unknown[]) => (await rows<Row>(sql, ...values))[0] as Row;
const at = (moment: string) => app.clock.freeze(new Date(moment));
const idOf = async (uid: string) => (await one<{ id: number }>('select id from family_members where uid = $1', uid)).id;
const { id: kimura } = await one<{ id: number }>("select id from customers where uid = 'demo-kimura'");
const { id: sato } = await one<{ id: number }>("select id from customers where uid = 'demo-sato'");

let number = 0;
type Word = FunctionPayload<'staffSaveAnnouncement'>;
function word(more: Partial<Word> = {}): Word {
  number += 1;
  const digits = createHash('sha256').update(String(number)).digest('hex').slice(0, 12);
  return {
    ...{ kind: duty, audience: all, title: `知らせ${number}`, content: '内容です。' },
    ...more,
    idempotency_key: `00000000-0000-4000-8000-${digits}`,
  };
}
async function saved(input: Word, token?: string): Promise<number> {
  const answer = await app.call('staffSaveAnnouncement', input, token ?? (await headquarters()));
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.announcement_id;
}
const send = () => sendAnnouncements(app.services, {});
const toldOf = async (id: number) =>
  rows<{ uid: string; customer_id: number; kind: string; kind_group: number }>(
    `select m.uid, n.customer_id, n.kind, n.kind_group from notifications n join family_members m on m.id = n.family_member_id
     where n.announcement_id = $1 order by n.id`,
    id,
  );
const shown = async (announcement_id: number) => {
  const answer = await app.call('staffReadAnnouncement', { announcement_id }, await headquarters());
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer.announcement;
};

beforeAll(async () => {
  await app.pool.query("update family_members set hidden_flag = false where uid = 'demo-kimura-partner'");
});
beforeEach(() => at('2026-11-16T10:00:00+09:00'));

describe('who may write to many', () => {
  it('headquarters to everybody; a manager of what has to be known, to the own branch', async () => {
    const input = word();
    for (const token of [await app.tokenOf('demo-minato-staff', 'staff'), await app.tokenOf('demo-kimura')]) {
      expect((await app.request('staffSaveAnnouncement', input, token)).statusCode).toBe(403);
    }
    expect((await app.request('staffSaveAnnouncement', input)).statusCode).toBe(401);
    const own = { audience: branch, branch_id: MINATO };
    for (const more of [
      {},
      { audience: branch, branch_id: 3 },
      { ...own, kind: advertising },
      { ...own, kind: emergency },
    ]) {
      const refused = await app.call('staffSaveAnnouncement', word(more), await manager());
      expect(refused).toMatchObject({ status: 'NG' });
      expect(await app.call('staffPreviewAnnouncement', { ...word(more) }, await manager())).toMatchObject({
        status: 'NG',
      });
    }
    const id = await saved(word({ ...own, kind: news }), await manager());
    const list = await app.call('staffListAnnouncements', { page: 1 }, await manager());
    expect(list.status === 'OK' && list.announcements[0]).toMatchObject({ id });
    const foreign = await saved(
      word({ audience: prefecture, prefecture_id: 13, send_date: '2026-12-01', send_time: '10:00' }),
    );
    const read = { announcement_id: foreign };
    expect(await app.call('staffReadAnnouncement', read, await manager())).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffWithdrawAnnouncement', read, await manager())).toMatchObject({ type: 'not_found' });
    const audited = await rows(
      'select action, branch_id from audit_logs where table_name = $1 and record_id = $2',
      'announcements',
      id,
    );
    expect(audited).toEqual([{ action: 'staffSaveAnnouncement', branch_id: MINATO }]);
  });
});

describe('a word', () => {
  it('goes to each guardian once, however often it is pressed and whatever becomes of the worker', async () => {
    const input = word({ audience: chosen, customer_ids: [kimura, sato] });
    const [id, again] = await Promise.all([saved(input), saved(input)]);
    expect(again).toBe(id);
    const other = { ...input, title: '別の件名' };
    expect(await app.call('staffSaveAnnouncement', other, await headquarters())).toMatchObject({
      type: 'key_used_for_other_content',
    });
    await Promise.all([send(), send(), send()]);
    const told = await toldOf(id);
    expect(told.map(({ uid }) => uid).sort()).toEqual(['demo-kimura', 'demo-kimura-partner', 'demo-sato']);
    expect(told[0]).toMatchObject({ kind: 'announced_duty', kind_group: noticeGroup.code.account });
    // As after a restart from an older state: nothing is written twice.
    await app.pool.query('update announcements set sent_at = null, begun_at = null where id = $1', [id]);
    await app.pool.query('update announcement_families set told_at = null where announcement_id = $1', [id]);
    await send();
    expect(await toldOf(id)).toHaveLength(3);
    await app.runJobs();
    const { line, mail, seen, people, families } = await shown(id);
    expect({ seen, people, families }).toEqual({ seen: 0, people: 3, families: 2 });
    expect(line + mail).toBeGreaterThan(0);
    const { notifications } = await app.query<{ notifications: { id: number }[] }>(
      'SelectMypageNotifications',
      { where: { title: { _eq: input.title } }, limit: 5 },
      await app.tokenOf('demo-kimura'),
    );
    await app.query('UpdateMypageNotificationsRead', { id: [notifications[0]?.id] }, await app.tokenOf('demo-kimura'));
    expect(await shown(id)).toMatchObject({ seen: 1 });
  });

  it('waits for its time and the morning, an emergency for neither; before it begins it is taken back', async () => {
    const planned = word({ audience: chosen, customer_ids: [sato], send_date: '2026-11-17', send_time: '23:30' });
    const id = await saved(planned);
    expect(await shown(id)).toMatchObject({ send_at: '2026-11-17T22:00:00.000Z', begun_at: null });
    at('2026-11-18T06:59:00+09:00');
    await send();
    expect(await toldOf(id)).toEqual([]);
    at('2026-11-18T07:00:00+09:00');
    await send();
    expect(await toldOf(id)).toHaveLength(1);
    expect(await app.call('staffWithdrawAnnouncement', { announcement_id: id }, await headquarters())).toMatchObject({
      type: 'announcement_begun',
    });
    at('2026-11-18T23:30:00+09:00');
    const urgent = await saved(word({ kind: emergency, audience: chosen, customer_ids: [sato] }));
    const late = await saved(word({ kind: news, audience: chosen, customer_ids: [sato] }));
    await send();
    expect([(await toldOf(urgent)).length, (await toldOf(late)).length]).toEqual([1, 0]);
    const withdraw = { announcement_id: late };
    for (let press = 0; press < 2; press += 1) {
      expect(await app.call('staffWithdrawAnnouncement', withdraw, await headquarters())).toMatchObject({
        status: 'OK',
      });
    }
    at('2026-11-19T10:00:00+09:00');
    await send();
    expect(await toldOf(late)).toEqual([]);
    const past = word({ send_date: '2026-11-16', send_time: '09:00' });
    expect(await app.call('staffSaveAnnouncement', past, await headquarters())).toMatchObject({
      fields: ['send_time'],
    });
  });

  it('is for the families it names: of a branch, who has reserved from a day on', async () => {
    const uids = async (more: Partial<Word>) => {
      const id = await saved(word(more));
      await send();
      return new Set((await toldOf(id)).map(({ customer_id }) => customer_id));
    };
    const ofBranch = await uids({ audience: branch, branch_id: MINATO });
    const expected = await rows<{ id: number }>(
      `select c.id from customers c where c.status in (1, 2) and c.registration_status > 0 and (c.default_branch_id = $1
         or exists (select from reserves r where r.customer_id = c.id and r.branch_id = $1 and r.live and r.reserve_date > '2025-11-16'))
         and exists (select from family_members m where m.customer_id = c.id and m.role < 3 and m.removed_at is null and not m.hidden_flag)`,
      MINATO,
    );
    expect(ofBranch).toEqual(new Set(expected.map(({ id }) => id)));
    const coming = await uids({
      audience: reserved,
      branch_id: MINATO,
      date_from: '2026-11-17',
      date_until: '2026-11-20',
    });
    const stays = await rows<{ id: number }>(
      "select distinct customer_id as id from reserves where branch_id = $1 and live and reserve_date between '2026-11-17' and '2026-11-20'",
      MINATO,
    );
    expect(coming).toEqual(new Set(stays.map(({ id }) => id)));
    const nobody = word({ audience: reserved, date_from: '2029-01-01' });
    expect(await app.call('staffSaveAnnouncement', nobody, await headquarters())).toMatchObject({
      type: 'announcement_reaches_nobody',
    });
  });
});

describe('people from whom the family is hidden, or who left it', () => {
  it('hear what everybody hears, and nothing that tells of a branch, a stay or a child', async () => {
    await app.pool.query("update family_members set hidden_flag = true where uid = 'demo-kimura-partner'");
    const told = async (more: Partial<Word>) => {
      const id = await saved(word(more));
      await send();
      return (await toldOf(id)).map(({ uid }) => uid).filter((uid) => uid.startsWith('demo-kimura'));
    };
    expect(await told({ audience: all })).toEqual(['demo-kimura', 'demo-kimura-partner']);
    for (const kind of [duty, news, emergency]) {
      expect(await told({ kind, audience: chosen, customer_ids: [kimura] })).toEqual(['demo-kimura']);
    }
    const preview = await app.call(
      'staffPreviewAnnouncement',
      { kind: duty, audience: chosen, customer_ids: [kimura] },
      await headquarters(),
    );
    expect(preview).toMatchObject({ families: 1, people: 1, hidden: 1 });
    await app.pool.query(
      "update family_members set hidden_flag = false, removed_at = app.now() where uid = 'demo-kimura-partner'",
    );
    expect(await told({ audience: all })).toEqual(['demo-kimura']);
    await app.pool.query("update family_members set removed_at = null where uid = 'demo-kimura-partner'");
  });
});

describe('advertising', () => {
  const consents = async (uid: string) =>
    rows<{ agreed_flag: boolean; way: number; words: string }>(
      'select agreed_flag, way, words from advertising_consents where family_member_id = $1 order by id',
      await idOf(uid),
    );

  it('goes to who agreed alone, each message with its own way out, which needs no sign-in and works once for all', async () => {
    const input = { kind: advertising, audience: chosen, customer_ids: [kimura, sato] };
    expect(await app.call('staffSaveAnnouncement', word(input), await headquarters())).toMatchObject({
      type: 'announcement_reaches_nobody',
    });
    const agree = async (uid: string, agreed_flag: boolean) =>
      app.call('saveAdvertisingConsent', { agreed_flag }, await app.tokenOf(uid));
    for (const uid of ['demo-kimura', 'demo-sato']) expect(await agree(uid, true)).toMatchObject({ status: 'OK' });
    await agree('demo-kimura', true);
    expect(await consents('demo-kimura')).toMatchObject([
      { agreed_flag: true, way: 1, words: expect.stringContaining('広告') },
    ]);
    // A pushed title has no room for the way out: whoever has a device is still not pushed (one of them has two).
    await app.pool.query(
      `insert into push_subscriptions (family_member_id, endpoint, p256dh, auth)
       select id, 'https://push.example/' || id, 'x', 'x' from family_members where uid in ('demo-kimura', 'demo-sato')`,
    );
    expect(await app.call('staffPreviewAnnouncement', { ...input }, await headquarters())).toMatchObject({
      families: 2,
      people: 2,
      push: 0,
      without_consent: 1,
    });
    expect(await app.call('staffPreviewAnnouncement', { ...input, kind: news }, await headquarters())).toMatchObject({
      push: 3,
    });

    // Who takes it back after it was written is not told either: neither by mail nor by LINE.
    const id = await saved(word(input));
    await send();
    await agree('demo-sato', false);
    await app.runJobs();
    expect((await toldOf(id)).map(({ uid }) => uid).sort()).toEqual(['demo-kimura', 'demo-sato']);
    const states = await rows<{ uid: string; mail_status: string; line_status: string }>(
      `select m.uid, n.mail_status, n.line_status from notifications n join family_members m on m.id = n.family_member_id
       where n.announcement_id = $1 order by m.uid`,
      id,
    );
    expect(states[1]).toMatchObject({ uid: 'demo-sato', mail_status: 'skipped', line_status: 'skipped' });
    const sent = await (await fetch(`${app.emulators?.mail}/emulator/messages`)).json();
    const { messages } = await (await fetch(`${app.emulators?.line}/emulator/messages`)).json();
    const token = /advertising\/stop#token=([\w-]+)/.exec(JSON.stringify([sent, messages]))?.[1] ?? '';
    expect(token).not.toBe('');
    for (const wrong of ['x', token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))]) {
      expect(await app.call('stopAdvertising', { token: wrong })).toMatchObject({ type: 'way_out_ended' });
    }
    for (let press = 0; press < 2; press += 1) {
      expect(await app.call('stopAdvertising', { token })).toMatchObject({ status: 'OK' });
    }
    expect(await consents('demo-kimura')).toMatchObject([{ agreed_flag: true }, { agreed_flag: false, way: 2 }]);
    const again = await app.call('staffSaveAnnouncement', word(input), await headquarters());
    expect(again).toMatchObject({ type: 'announcement_reaches_nobody' });
  });

  it('is each person’s own to read', async () => {
    const seen = async (uid: string) =>
      (await app.query<{ advertising_consents: object[] }>('SelectMypageNoticeSettings', {}, await app.tokenOf(uid)))
        .advertising_consents;
    expect(await seen('demo-kimura')).toHaveLength(1);
    expect(await seen('demo-kimura-partner')).toEqual([]);
  });
});

it('says before by how many of each way it goes, by each person’s choice, and what LINE has left', async () => {
  await app.pool.query(
    `insert into line_quotas (month, limit_number, used_number, asked_at, short_at) values ('2026-11-01', 1000, 990, app.now(), null)
     on conflict (month) do update set limit_number = 1000, used_number = 990, short_at = null`,
  );
  const ask = async (kind: number) => {
    const input = { kind, audience: chosen, customer_ids: [kimura] };
    const answer = await app.call('staffPreviewAnnouncement', input, await headquarters());
    if (answer.status !== 'OK') throw new Error(answer.type);
    return answer;
  };
  const before = await ask(news);
  expect(before).toMatchObject({ families: 1, people: 2, line_left: 10, line_short: false, waits: false });
  const none = { kind_group: noticeGroup.code.company, line_flag: false, mail_flag: false, push_flag: false };
  expect(await app.call('saveNoticeChoice', none, await app.tokenOf('demo-kimura'))).toMatchObject({ status: 'OK' });
  const after = await ask(news);
  expect(after.page_only).toBe(before.page_only + 1);
  expect(await ask(duty)).toMatchObject({ page_only: before.page_only });
  await app.pool.query("update line_quotas set short_at = app.now() where month = '2026-11-01'");
  const short = await ask(duty);
  expect(short.line).toBeLessThanOrEqual(before.line);
  expect(short.line_short).toBe(true);
});
