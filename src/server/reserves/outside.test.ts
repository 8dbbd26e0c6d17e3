import { beforeEach, describe, expect, it, vi } from 'vitest';
import { instantOf } from '../../domain/time.ts';
import { enqueue } from '../queue/enqueue.ts';
import type { JobName } from '../queue/names.ts';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes, type Times } from '../waitlist/testing/create-payload.ts';
import { freshToken } from './testing/families.ts';

const app = await testApp({ emulators: true });
const urls = app.emulators;
if (urls === null) throw new Error('no emulators');
const withChatwork = 2;
const withCalendar = 3;
const room = '318840201';
const calendar = 'musashino-midori@group.calendar.example';
const lineUser = `U${'1'.padStart(32, '0')}`;

const json = async <Body>(url: string, init?: RequestInit): Promise<Body> =>
  (await fetch(url, init)).json() as Promise<Body>;
const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const fail = (base: string, fault: object) =>
  post(`${base}/emulator/faults`, { kind: 'status', status: 503, ...fault });
const token = (uid = 'demo-sato') => freshToken(app, uid);

type Message = { body: string };
const roomMessages = async () =>
  (await json<{ messages: Message[] }>(`${urls.chatwork}/emulator/messages?room_id=${room}`)).messages;
const lineMessages = async () =>
  (
    await json<{ messages: { message: { type: string; altText: string; contents: object } }[] }>(
      `${urls.line}/emulator/messages?user_id=${lineUser}`,
    )
  ).messages;
const mails = async (to = 'sato@example.jp') =>
  (
    await json<{ messages: { subject: string; text: string; html: string; attachments: { filename: string }[] }[] }>(
      `${urls.mail}/emulator/messages?to=${to}`,
    )
  ).messages;
type Event = { id: string; status: string; summary: string; start: { dateTime: string } };
async function events(): Promise<Event[]> {
  const url = `${urls?.googleCalendar}/emulator/events`;
  const { calendars } = await json<{ calendars: Record<string, Record<string, Event>> }>(url);
  return Object.values(calendars[calendar] ?? {});
}

/** Failed jobs wait longer and longer; the test does not. A round may end before a failure is written down. */
async function runUntilDone() {
  for (let round = 0; round < 60; round += 1) {
    await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await app.runJobs();
    const { rows } = await app.pool.query('select count(*)::integer as waiting from graphile_worker._private_jobs');
    if (rows[0].waiting === 0) return;
  }
  const { rows } = await app.pool.query('select task_identifier, attempts, last_error from graphile_worker.jobs');
  throw new Error(`jobs are left: ${JSON.stringify(rows)}`);
}
async function sweep(name: JobName) {
  await app.services.database.transaction(app.services.clock.now(), (tx) => enqueue(tx, name, {} as never));
  await runUntilDone();
}

async function reserve(branch_id: number, times: Times, child_ids: number[], uid = 'demo-sato') {
  const quoted = await app.call('quoteReserve', { ...formTimes(times), branch_id, child_ids }, await token(uid));
  if (quoted.status !== 'OK') throw new Error(quoted.type);
  const payload = createPayload(times, { branch_id, child_ids, quoted_amount: quoted.quote.reserve_amount });
  const result = await app.call('createReserve', payload, await token(uid));
  if (result.status !== 'OK') throw new Error(result.type);
  return result.reserve_id;
}

beforeEach(async () => {
  app.clock.freeze(instantOf('2026-11-16', 600));
  await runUntilDone();
  for (const url of [urls.line, urls.chatwork, urls.googleCalendar, urls.mail]) await post(`${url}/emulator/reset`, {});
});

describe('messages to the parent', () => {
  it('go by LINE and mail once each, though both were down at first', async () => {
    await fail(urls.line, { times: 2 });
    await fail(urls.line, { kind: 'drop', when: 'after', times: 1 });
    const reserve_id = await reserve(4, { date: '2026-12-01', from: '10:00', to: '12:00' }, [1]);
    await runUntilDone();
    expect((await lineMessages()).map(({ message }) => message.altText)).toEqual([
      expect.stringMatching(/^ご予約が確定しました[\s\S]*12月1日\(火\) 10:00〜12:00[\s\S]*世田谷こもれび園/),
    ]);
    expect(await mails()).toMatchObject([
      {
        subject: '【いまほいく】ご予約が確定しました',
        // What one looks for on the way, and until when one may still change one's mind.
        text: expect.stringMatching(
          /佐藤 美咲 様[\s\S]*住所: 東京都世田谷区[\s\S]*電話: 03-[\s\S]*持ち物[\s\S]*キャンセル料: 11月30日\(月\) 18:00まで 0円、その後は 1,000円\(50%\)、開始の2時間前からは 1,600円\(80%\)/,
        ),
        html: expect.stringMatching(`<h1[\\s\\S]*/mypage/reserves/${reserve_id}"[\\s\\S]*園の地図を見る`),
        attachments: [{ filename: `imahoiku-${reserve_id}.ics`, mime_type: 'text/calendar' }],
      },
    ]);
  });

  it('say what was before and after a change, who comes for the child and what to bring', async () => {
    const times = { date: '2026-12-08', from: '10:00', to: '12:00' };
    const reserve_id = await reserve(4, times, [1]);
    const changed = { ...formTimes({ ...times, to: '13:00' }), reserve_id, quoted_amount: 3500 };
    const fetched = { pickup_flag: 1, pickup_name: '佐藤 和子', pickup_tel: '09012345678' } as const;
    const remarks = '卵アレルギーがあります';
    expect(
      await app.call('updateReserve', { ...changed, ...fetched, lunch_support_flag: 1, remarks }, await token()),
    ).toMatchObject({
      status: 'OK',
    });
    await runUntilDone();
    const [mail] = (await mails()).filter(({ subject }) => subject.includes('ご予約を変更しました'));
    expect(mail).toMatchObject({
      text: expect.stringMatching(
        /変わったところ\n日時: .*10:00〜12:00 → .*10:00〜13:00\n食事: なし → 昼食\nお迎え: .* → 佐藤 和子さま\n見積もり: 2,000円 → 3,500円[\s\S]*お迎えの方の身分証/,
      ),
      attachments: [{ filename: `imahoiku-${reserve_id}.ics` }],
    });
    // What the parent tells the branch about the child's health travels in no message.
    expect(JSON.stringify([await mails(), await lineMessages()])).not.toContain('アレルギー');
  });

  it('are decided when they are sent: a cancelled reserve is not confirmed or reminded any more', async () => {
    const reserve_id = await reserve(4, { date: '2026-12-02', from: '10:00', to: '12:00' }, [1]);
    await app.call('cancelReserve', { reserve_id, quoted_fee: 0 }, await token());
    await runUntilDone();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['【いまほいく】ご予約をキャンセルしました']);
    expect(await lineMessages()).toHaveLength(1);
  });

  it('name the fee of a reserve made on the day itself, by LINE and mail', async () => {
    app.clock.freeze(instantOf('2026-11-16', 600));
    await reserve(4, { date: '2026-11-16', from: '11:15', to: '13:15' }, [1]);
    await runUntilDone();
    const fee =
      /キャンセル料: 11月16日\(月\) \d+:\d\dまで 0円、その後は 2,000円\(80%\)、ご連絡のないお休みは 2,500円\(100%\)/;
    expect((await lineMessages()).map(({ message }) => message.altText)).toEqual([expect.stringMatching(fee)]);
    expect(await mails()).toMatchObject([{ text: expect.stringMatching(fee) }]);
  });

  it('remind once at 12:00 of the day before, with the free deadline and the fee after it', async () => {
    const date = '2026-12-03';
    await reserve(4, { date, from: '10:00', to: '12:00' }, [1]);
    await runUntilDone();
    const reminders = async () => (await mails()).filter(({ subject }) => subject.includes('明日のご予約'));
    app.clock.freeze(instantOf('2026-12-02', 12 * 60 - 1));
    await sweep('remindReserves');
    expect(await reminders()).toEqual([]);
    app.clock.advance(60);
    await sweep('remindReserves');
    await sweep('remindReserves');
    expect(await reminders()).toMatchObject([
      { text: expect.stringMatching(/キャンセル料: 12月2日\(水\) 18:00まで 0円、その後は 1,000円\(50%\)/) },
    ]);
  });

  it('do not remind of a day to which the reserve was moved after its hour: the family was just notified of the change', async () => {
    const reserve_id = await reserve(4, { date: '2026-12-10', from: '10:00', to: '12:00' }, [1]);
    app.clock.freeze(instantOf('2026-12-03', 13 * 60));
    const change = async (date: string) =>
      app.call(
        'updateReserve',
        { ...formTimes({ date, from: '10:00', to: '12:00' }), reserve_id, quoted_amount: 2000 },
        await token(),
      );
    expect(await change('2026-12-04')).toMatchObject({ status: 'OK' });
    await sweep('remindReserves');
    expect((await mails()).filter(({ subject }) => subject.includes('明日のご予約'))).toEqual([]);
    expect(await change('2026-12-05')).toMatchObject({ status: 'OK' });
    app.clock.freeze(instantOf('2026-12-04', 12 * 60));
    await sweep('remindReserves');
    expect((await mails()).filter(({ subject }) => subject.includes('明日のご予約'))).toHaveLength(1);
  });

  it('remind at another hour from the day on that the settings say so', async () => {
    const copied = `window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes,
      request_lapse_minutes, card_due_minutes, card_due_lead_minutes, retention_days`;
    await app.pool.query(
      `insert into reserve_settings (adaptation_date, reminder_time, ${copied})
       select '2027-01-07', '20:30', ${copied} from reserve_settings`,
    );
    await reserve(4, { date: '2027-01-07', from: '10:00', to: '12:00' }, [1]);
    await reserve(4, { date: '2027-01-08', from: '10:00', to: '12:00' }, [1]);
    await runUntilDone();
    const remindedAt = async (date: string, minute: number) => {
      app.clock.freeze(instantOf(date, minute));
      await sweep('remindReserves');
      return (await mails()).filter(({ subject }) => subject.includes('明日のご予約')).length;
    };
    expect(await remindedAt('2027-01-06', 12 * 60 - 1)).toBe(0);
    expect(await remindedAt('2027-01-06', 12 * 60)).toBe(1);
    expect(await remindedAt('2027-01-07', 20 * 60 + 29)).toBe(1);
    expect(await remindedAt('2027-01-07', 20 * 60 + 30)).toBe(2);
  });
});

describe('sweeps', () => {
  it('reject an unanswered request, free the seat and tell the parent', async () => {
    const reserve_id = await reserve(withChatwork, { date: '2026-11-20', from: '14:00', to: '16:00' }, [1]);
    app.clock.freeze(instantOf('2026-11-20', 13 * 60 - 1));
    await sweep('lapseRequests');
    const status = async () =>
      (await app.pool.query('select approval_status, live from reserves where id = $1', [reserve_id])).rows[0];
    expect(await status()).toEqual({ approval_status: 2, live: true });
    app.clock.advance(60);
    await sweep('lapseRequests');
    expect(await status()).toEqual({ approval_status: 4, live: false });
    expect((await mails()).map(({ subject }) => subject)).toContain('【いまほいく】リクエストにお答えできませんでした');
  });

  it('leave the branch the promised minutes for a request that starts in an hour', async () => {
    app.clock.freeze(instantOf('2026-11-20', 600));
    const reserve_id = await reserve(withChatwork, { date: '2026-11-20', from: '11:00', to: '12:00' }, [1]);
    const row = async () =>
      (await app.pool.query('select approval_status, answer_due_datetime from reserves where id = $1', [reserve_id]))
        .rows[0];
    expect(await row()).toEqual({ approval_status: 2, answer_due_datetime: instantOf('2026-11-20', 620) });
    app.clock.freeze(new Date(instantOf('2026-11-20', 620).getTime() - 1000));
    await sweep('lapseRequests');
    expect(await row()).toMatchObject({ approval_status: 2 });
    app.clock.advance(1);
    await sweep('lapseRequests');
    expect(await row()).toMatchObject({ approval_status: 4 });
  });

  it('cancel a reserve without a card when it is due, free of charge, and spare one with a card', async () => {
    const { rows } = await app.pool.query<{ id: number; due: Date }>(
      'select id, card_due_datetime as due from reserves where customer_id = 6 and card_due_datetime is not null',
    );
    const [waiting] = rows;
    if (waiting === undefined) throw new Error('no reserve waits for a card');
    app.clock.freeze(new Date(waiting.due.getTime() - 1000));
    await sweep('cancelCardDue');
    const live = async () =>
      (await app.pool.query('select live from reserves where id = $1', [waiting.id])).rows[0].live;
    expect(await live()).toBe(true);
    app.clock.advance(1);
    await sweep('cancelCardDue');
    expect(await live()).toBe(false);
    const { rows: cancelled } = await app.pool.query('select * from reserve_cancellations where reserve_id = $1', [
      waiting.id,
    ]);
    expect(cancelled[0]).toMatchObject({ cancel_type: 3, cancel_amount: 0, cancel_settlement_status: 0 });
    const { rows: notices } = await app.pool.query('select kind from notifications where reserve_id = $1', [
      waiting.id,
    ]);
    expect(notices).toContainEqual({ kind: 'reserve_card_due_cancelled' });
  });
});

describe('the branch', () => {
  it('carries a name as it is written, never as an instruction to the room', async () => {
    await app.pool.query("update customers set name = '[toall][/info]佐藤' where uid = 'demo-sato'");
    await reserve(withChatwork, { date: '2026-12-09', from: '10:00', to: '12:00' }, [1]);
    await runUntilDone();
    await app.pool.query("update customers set name = '佐藤 美咲' where uid = 'demo-sato'");
    const [message] = await roomMessages();
    expect(message?.body).toContain('［toall］［/info］佐藤 様');
    expect(message?.body.match(/\[\/?\w+\]/g)).toEqual(['[info]', '[title]', '[/title]', '[/info]']);
  });

  it('gets its Chatwork message later when too many were sent at once, with all its attempts left', async () => {
    await fail(urls.chatwork, { method: 'POST', status: 429, times: 1 });
    await reserve(withChatwork, { date: '2026-12-04', from: '14:00', to: '15:00' }, [1]);
    await app.runJobs();
    // The first one may still be on its way out of the queue.
    await vi.waitFor(async () => {
      const { rows } = await app.pool.query(
        `select attempts, last_error, run_at > now() as later from graphile_worker.jobs
         where task_identifier = 'postBranchMessage'`,
      );
      expect(rows).toEqual([{ attempts: 0, last_error: null, later: true }]);
    }, 20_000);
    expect(await roomMessages()).toEqual([]);
    await runUntilDone();
    expect(await roomMessages()).toHaveLength(1);
  });

  it('gets exactly one Chatwork message, though the room was down, then lost an answer', async () => {
    await fail(urls.chatwork, { method: 'POST', times: 2 });
    await fail(urls.chatwork, { method: 'POST', kind: 'drop', when: 'after', times: 1 });
    await reserve(withChatwork, { date: '2026-12-04', from: '10:00', to: '12:00' }, [1]);
    await runUntilDone();
    const messages = await roomMessages();
    expect(messages).toHaveLength(1);
    expect(messages[0]?.body).toMatch(
      /新しい予約[\s\S]*12月4日\(金\) 10:00〜12:00[\s\S]*お子さま1名\(\d+歳\d+か月\)[\s\S]*http\S+\/staff\/reserves\/\d+/,
    );
    expect(messages[0]?.body).not.toContain('陽向');
  });

  it('gets exactly one calendar event per child, which moves and goes with the reserve', async () => {
    await fail(urls.googleCalendar, { path: '/calendar', times: 2 });
    await fail(urls.googleCalendar, { path: '/calendar', kind: 'drop', when: 'after', times: 1 });
    const reserve_id = await reserve(withCalendar, { date: '2026-12-07', from: '10:00', to: '12:00' }, [1, 2]);
    await runUntilDone();
    const live = async () => (await events()).filter(({ status }) => status === 'confirmed');
    expect((await live()).map(({ summary }) => summary).sort()).toEqual(['佐藤 結菜さま', '佐藤 陽向さま']);

    const move = { ...formTimes({ date: '2026-12-08', from: '09:00', to: '10:00' }), reserve_id, child_ids: [2] };
    expect(await app.call('updateReserve', { ...move, quoted_amount: 1000 }, await token())).toMatchObject({
      status: 'OK',
    });
    await runUntilDone();
    expect(await live()).toMatchObject([{ summary: '佐藤 結菜さま', start: { dateTime: '2026-12-08T00:00:00.000Z' } }]);

    await app.call('cancelReserve', { reserve_id, quoted_fee: 0 }, await token());
    await runUntilDone();
    expect(await live()).toEqual([]);
    expect(await events()).toHaveLength(2);
  });
});
