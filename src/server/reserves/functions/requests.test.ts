import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { approvalStatus } from '../../../domain/codes.ts';
import { refusalReason } from '../../../domain/reserves/refusal-reasons.ts';
import { addMinutes, instantOf, minuteOfDayOf, timeText, tokyoDateOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from '../testing/families.ts';

/** The demo world at Mon 2026-11-16 10:00 in Tokyo; branch 2 has △ on 11-25. */
const app = await testApp();
const minato = 2;
const asked = { date: '2026-11-25', from: '10:00', to: '12:00' };
const { pending, rejected, notUsed } = approvalStatus.code;
const now = instantOf('2026-11-16', 600);
app.clock.freeze(now);

async function askingFamily(times = asked): Promise<Family & { reserve_id: number }> {
  const [family] = await makeFamilies(app, 1, 1);
  if (!family) throw new Error('no family');
  const stayPayload = { branch_id: minato, child_ids: family.child_ids, quoted_amount: 2200 };
  const answer = await app.call('createReserve', createPayload(times, stayPayload), family.token);
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  expect(answer.approval_status).toBe(pending);
  return { ...family, reserve_id: answer.reserve_id };
}
async function placesOf(family: Family & { reserve_id: number }) {
  const { reserve_id } = family;
  const answer = await app.call('requestAlternatives', { reserve_id }, await freshToken(app, family.uid));
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.alternatives;
}
type Place = Awaited<ReturnType<typeof placesOf>>[number];
const takePayload = (reserve_id: number, place: Place) => ({
  reserve_id,
  branch_id: place.branch_id,
  reserve_date: tokyoDateOf(place.start_datetime),
  start_time: timeText(minuteOfDayOf(place.start_datetime)),
  quoted_amount: place.quote.reserve_amount,
  idempotency_key: randomUUID(),
});
const stateOf = async (id: number) =>
  (await app.pool.query('select approval_status, cancel_flag, live, refusal_reason from reserves where id = $1', [id]))
    .rows[0];
async function sweep(name: string, at: Date) {
  app.clock.freeze(at);
  await app.pool.query('select app.enqueue($1, $2)', [name, '{}']);
  await app.runJobs();
}

describe('places that can be had at once', () => {
  it('are one near by at the same time and one at the same branch, with what they cost', async () => {
    const family = await askingFamily();
    const places = await placesOf(family);
    expect(places).toHaveLength(2);
    const [near, own] = places as [Place, Place];
    expect(near).toMatchObject({ kept: 'time', start_datetime: '2026-11-25T01:00:00.000Z', lost_meals: '' });
    expect(near.branch_id).not.toBe(minato);
    expect(own).toMatchObject({ kept: 'branch', branch_id: minato });
    expect(tokyoDateOf(own.start_datetime)).not.toBe(asked.date);
    expect(timeText(minuteOfDayOf(own.start_datetime))).toBe(asked.from);
    expect(near.quote.reserve_amount).toBe(2200);
  });

  it('are shown only to the family of the request', async () => {
    const family = await askingFamily();
    const payload = { reserve_id: family.reserve_id };
    const [place] = (await placesOf(family)) as [Place];
    const move = takePayload(family.reserve_id, place);
    expect(await app.call('requestAlternatives', payload, await app.tokenOf('demo-suzuki'))).toMatchObject({
      type: 'not_found',
    });
    expect(await app.call('moveRequest', move, await app.tokenOf('demo-suzuki'))).toMatchObject({ type: 'not_found' });
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    for (const token of [undefined, staff]) {
      for (const [name, input] of [
        ['requestAlternatives', payload],
        ['moveRequest', move],
      ] as const) {
        await expect(app.call(name, input, token)).rejects.toThrow();
      }
    }
    expect(await stateOf(family.reserve_id)).toMatchObject({ approval_status: pending, live: true });
  });
});

describe('taking one of them', () => {
  it('makes the reserve and withdraws the request without a fee, once', async () => {
    const family = await askingFamily();
    const [place] = (await placesOf(family)) as [Place];
    const payload = takePayload(family.reserve_id, place);
    const [first, again] = await Promise.all([
      app.call('moveRequest', payload, family.token),
      app.call('moveRequest', payload, family.token),
    ]);
    expect(first).toMatchObject({ status: 'OK', approval_status: notUsed, branch_id: place.branch_id });
    expect(again).toEqual(first);
    expect(await stateOf(family.reserve_id)).toMatchObject({ cancel_flag: true, live: false });
    const { rows } = await app.pool.query(
      `select (select count(*)::integer from reserves where customer_id = $1 and live) as live,
         (select array_agg(cancel_amount) from reserve_cancellations where reserve_id = $2) as fees,
         (select array_agg(kind order by id) from notifications where customer_id = $1) as told,
         (select content from notifications where customer_id = $1 and kind = 'reserve_confirmed') as content`,
      [family.customer_id, family.reserve_id],
    );
    expect(rows[0]).toMatchObject({ live: 1, fees: [0], told: ['reserve_requested', 'reserve_confirmed'] });
    expect(rows[0].content).toContain('リクエスト(みなと広場園 11月25日(水) 10:00〜12:00)は、取り下げました');
    const other = { ...payload, idempotency_key: randomUUID() };
    expect(await app.call('moveRequest', other, family.token)).toMatchObject({ type: 'request_decided' });
  });

  it('that is not there any more leaves the request as it was', async () => {
    const family = await askingFamily();
    const places = await placesOf(family);
    const near = places.find(({ kept }) => kept === 'time') as Place;
    const mark = (status: string) =>
      app.pool.query(
        `insert into reservable_managements (branch_id, date, status) values ($1, $2, $3)
         on conflict (branch_id, date) do update set status = excluded.status`,
        [near.branch_id, asked.date, status],
      );
    const take = () => app.call('moveRequest', takePayload(family.reserve_id, near), family.token);
    await mark('△');
    expect(await take()).toMatchObject({ type: 'alternative_gone' });
    await mark('×');
    expect(await take()).toMatchObject({ type: 'reserve_closed_day' });
    expect(await stateOf(family.reserve_id)).toMatchObject({
      approval_status: pending,
      cancel_flag: false,
      live: true,
    });
    expect((await placesOf(family)).map(({ branch_id }) => branch_id)).not.toContain(near.branch_id);
    await mark('○');
  });

  it('is refused once the branch has said yes', async () => {
    const family = await askingFamily();
    const [place] = (await placesOf(family)) as [Place];
    const answer = { reserve_id: family.reserve_id, approval_comment: '' };
    await app.call('staffApproveReserve', answer, await app.tokenOf('demo-minato-staff', 'staff'));
    expect(await app.call('moveRequest', takePayload(family.reserve_id, place), family.token)).toMatchObject({
      type: 'request_decided',
    });
    expect(await placesOf(family)).toEqual([]);
  });
});

describe('a refusal', () => {
  it('says why, in the message and in the row, and offers other places', async () => {
    const family = await askingFamily();
    const { reserve_id } = family;
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    const unexplained = { reserve_id, approval_comment: '' };
    expect(await app.call('staffRejectReserve', unexplained, staff)).toMatchObject({ fields: ['approval_comment'] });
    const clockwork = { ...unexplained, refusal_reason: refusalReason.code.unanswered };
    expect(await app.call('staffRejectReserve', clockwork, staff)).toMatchObject({ fields: ['refusal_reason'] });
    const refusal = { ...unexplained, refusal_reason: refusalReason.code.staff };
    expect(await app.call('staffRejectReserve', refusal, staff)).toMatchObject({ status: 'OK' });
    expect(await stateOf(reserve_id)).toMatchObject({ approval_status: rejected, refusal_reason: 2 });
    expect(await app.call('staffUndoAnswer', { reserve_id }, staff)).toMatchObject({ status: 'OK' });
    expect(await stateOf(reserve_id)).toMatchObject({ approval_status: pending, refusal_reason: null });
    await app.call('staffRejectReserve', refusal, staff);
    await sweep('tellAnswers', addMinutes(now, 2));
    const { rows } = await app.pool.query(
      "select content, link from notifications where reserve_id = $1 and kind = 'reserve_rejected'",
      [reserve_id],
    );
    expect(rows[0].content).toContain('理由: 職員の配置が整わないため');
    expect(rows[0].link).toBe(`/mypage/reserves/${reserve_id}`);
    const [place] = (await placesOf(family)) as [Place];
    const token = await freshToken(app, family.uid);
    const taken = await app.call('moveRequest', takePayload(reserve_id, place), token);
    expect(taken).toMatchObject({ status: 'OK', approval_status: notUsed });
    expect(await stateOf(reserve_id)).toMatchObject({ approval_status: rejected, cancel_flag: false });
    app.clock.freeze(now);
  });
});

describe('the clock of a request', () => {
  const messages = async (reserve_id: number) =>
    (
      await app.pool.query(
        `select deduplication_key as key, body from app.branch_messages
         where deduplication_key like 'reserve ' || $1 || ' answer%' order by id`,
        [reserve_id],
      )
    ).rows as { key: string; body: string }[];

  it('reminds the branch before the answer is due and when it is late, once each, then apologises', async () => {
    await app.pool.query("update branches set chatwork_room_id = '4711' where id = $1", [minato]);
    const family = await askingFamily();
    const { reserve_id } = family;
    await sweep('remindRequests', addMinutes(now, 1440 - 61));
    expect(await messages(reserve_id)).toEqual([]);
    for (const minutes of [60, 59]) await sweep('remindRequests', addMinutes(now, 1440 - minutes));
    expect(await messages(reserve_id)).toEqual([
      { key: expect.stringContaining('answer_due'), body: expect.stringContaining('まもなく回答の期限です') },
    ]);
    for (const minutes of [0, 5]) await sweep('remindRequests', addMinutes(now, 1440 + minutes));
    const notices = await messages(reserve_id);
    expect(notices).toHaveLength(2);
    expect(notices[1]?.body).toContain('回答の期限を過ぎています');
    expect(notices.map(({ body }) => body).join()).not.toContain('試験 こども');
    await sweep('lapseRequests', addMinutes(instantOf(asked.date, 600), -60));
    expect(await stateOf(reserve_id)).toMatchObject({ approval_status: rejected, refusal_reason: 6 });
    const { rows } = await app.pool.query(
      "select content, link from notifications where reserve_id = $1 and kind = 'reserve_lapsed'",
      [reserve_id],
    );
    expect(rows[0].content).toContain('申し訳ありません');
    expect(rows[0].link).toBe(`/mypage/reserves/${reserve_id}`);
    app.clock.freeze(now);
  });

  it('reminds of a short promise when half of it is over', async () => {
    const family = await askingFamily({ ...asked, from: '13:00', to: '15:00' });
    await app.pool.query('update reserves set created_at = $2, answer_due_datetime = $3 where id = $1', [
      family.reserve_id,
      now,
      addMinutes(now, 20),
    ]);
    await sweep('remindRequests', addMinutes(now, 9));
    expect(await messages(family.reserve_id)).toHaveLength(0);
    await sweep('remindRequests', addMinutes(now, 10));
    expect(await messages(family.reserve_id)).toHaveLength(1);
    app.clock.freeze(now);
  });
});
