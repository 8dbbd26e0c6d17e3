import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { lateAnswer, lateKind } from '../../../domain/messages/message-codes.ts';
import { type Family, freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload } from '../../waitlist/testing/create-payload.ts';
import { escalatePickUps } from '../jobs/escalatePickUps.ts';

const app = await testApp();

/** みなと広場園: 8:00–19:00, extended 7:00–21:00. */
const branch_id = 2;
await app.pool.query('update branches set capacity = 500, staffing_mode = 1 where id = $1', [branch_id]);
const day = '2026-11-19';
const at = (time: string) => new Date(`${day}T${time}:00+09:00`);
const freeze = (time: string) => app.clock.freeze(at(time));
const staff = (key = 'minato-staff') => app.tokenOf(`demo-${key}`, 'staff');
const { pickUp, arrival } = lateKind.code;

/** A separate family, two children, 16:00 to 18:00; the children came at the planned time. */
async function stay({
  came = true,
} = {}): Promise<{ family: Family; reserve_id: number; token: () => Promise<string> }> {
  app.clock.freeze(new Date('2026-11-16T10:00:00+09:00'));
  const [family] = await makeFamilies(app, 1, 2);
  if (family === undefined) throw new Error('no family');
  const token = () => freshToken(app, family.uid);
  const payload = createPayload(
    { date: day, from: '16:00', to: '18:00' },
    { branch_id, child_ids: family.child_ids, quoted_amount: 4400 },
  );
  const made = await app.call('createReserve', payload, await token());
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  freeze('16:00');
  if (came) await app.call('staffCheckIn', { reserve_id: made.reserve_id }, await staff());
  return { family, reserve_id: made.reserve_id, token };
}
type Said = FunctionPayload<'sendLateNotice'>;
const said = (reserve_id: number, expected_time: string, quoted_amount: number, more: Partial<Said> = {}): Said => ({
  ...{ reserve_id, kind: pickUp, expected_time, quoted_amount, idempotency_key: randomUUID() },
  ...more,
});
async function quote(reserve_id: number, token: string, kind = pickUp as number) {
  const answer = await app.call('lateQuote', { reserve_id, kind: kind as never }, token);
  if (answer.status !== 'OK') throw new Error(answer.type);
  return answer.choices;
}
const rowsOf = async (reserve_id: number) =>
  (await app.pool.query('select * from late_notices where reserve_id = $1 order by id', [reserve_id])).rows;

describe('the cost that is shown', () => {
  it.each(['18:05', '18:15', '18:20', '18:45', '19:00', '19:10', '20:30', '21:00'])(
    'is what is billed at %s',
    async (time) => {
      const { reserve_id, token } = await stay();
      freeze('17:30');
      const shown = (await quote(reserve_id, await token())).find((choice) => choice.time === time);
      freeze(time);
      const left = await app.call(
        'staffCheckOut',
        { reserve_id, pick_up_name: null, pick_up_tel: null },
        await staff(),
      );
      expect(left.status).toBe('OK');
      const { rows } = await app.pool.query('select total_amount from childcares where reserve_id = $1', [reserve_id]);
      expect(shown?.extra_amount).toBe(rows[0].total_amount - 4400);
      expect(shown?.extra_amount).toBeGreaterThan(0);
    },
  );

  it('of a late arrival is nothing', async () => {
    const { reserve_id, token } = await stay({ came: false });
    freeze('15:50');
    expect(new Set((await quote(reserve_id, await token(), arrival)).map(({ extra_amount }) => extra_amount))).toEqual(
      new Set([0]),
    );
  });
});

describe('a late notice', () => {
  it('is stored once, the newer one counts, the reserve stays as it is', async () => {
    const { reserve_id, token } = await stay();
    freeze('17:30');
    const [first] = await quote(reserve_id, await token());
    const input = said(reserve_id, '18:05', first?.extra_amount ?? 0);
    const sent = await app.call('sendLateNotice', input, await token());
    expect(await app.call('sendLateNotice', input, await token())).toEqual(sent);
    expect(await app.call('sendLateNotice', { ...input, expected_time: '18:30' }, await token())).toMatchObject({
      type: 'key_used_for_other_content',
    });
    const half = (await quote(reserve_id, await token())).find(({ time }) => time === '18:30');
    expect(
      await app.call('sendLateNotice', said(reserve_id, '18:30', (half?.extra_amount ?? 0) + 1), await token()),
    ).toMatchObject({ type: 'quote_changed' });
    expect(
      await app.call('sendLateNotice', said(reserve_id, '18:30', half?.extra_amount ?? 0), await token()),
    ).toMatchObject({ status: 'OK' });
    const rows = await rowsOf(reserve_id);
    expect(rows.map(({ minutes, replaced_at }) => [minutes, replaced_at !== null])).toEqual([
      [5, true],
      [30, false],
    ]);
    const { rows: reserves } = await app.pool.query('select end_datetime from reserves where id = $1', [reserve_id]);
    expect(reserves[0].end_datetime).toEqual(at('18:00'));
    // The first is no longer answered.
    expect(
      await app.call(
        'staffAnswerLateNotice',
        { late_notice_id: rows[0].id, answer: lateAnswer.code.understood },
        await staff(),
      ),
    ).toMatchObject({ type: 'late_notice_replaced' });
  });

  it('is refused past closing, before the plan, and of a stay that is over or not begun', async () => {
    const { reserve_id, token } = await stay();
    freeze('17:30');
    expect(await app.call('sendLateNotice', said(reserve_id, '22:30', 0), await token())).toMatchObject({
      type: 'late_after_closing',
    });
    expect(await app.call('sendLateNotice', said(reserve_id, '17:45', 0), await token())).toMatchObject({
      type: 'late_time_past',
    });
    expect(
      await app.call('sendLateNotice', said(reserve_id, '17:45', 0, { kind: arrival }), await token()),
    ).toMatchObject({ type: 'late_not_now' });
    app.clock.freeze(new Date('2026-11-18T17:00:00+09:00'));
    expect(await app.call('lateQuote', { reserve_id, kind: pickUp }, await token())).toMatchObject({
      type: 'late_not_now',
    });
  });

  it('is said by both guardians alone, answered by the branch alone, and the family is notified', async () => {
    const { family, reserve_id, token } = await stay();
    await app.pool.query(
      `with u as (insert into auth.users (uid, kind, email, password_hash) values
         ('g-' || $1::text, 'customer', 'g-' || $1::text || '@example.jp', 'x'), ('r-' || $1::text, 'customer', 'r-' || $1::text || '@example.jp', 'x'))
       insert into family_members (customer_id, role, uid, name) values ($1::integer, 2, 'g-' || $1::text, '二人目'), ($1::integer, 3, 'r-' || $1::text, '祖母')`,
      [family.customer_id],
    );
    freeze('17:30');
    const [first] = await quote(reserve_id, await token());
    const input = () => said(reserve_id, '18:05', first?.extra_amount ?? 0);
    const as = (uid: string) => freshToken(app, uid);
    expect(await app.call('sendLateNotice', input(), await as(`r-${family.customer_id}`))).toMatchObject({
      type: 'guardians_only',
    });
    expect(await app.call('sendLateNotice', input(), await as('demo-sato'))).toMatchObject({ type: 'not_found' });
    const sent = await app.call('sendLateNotice', input(), await as(`g-${family.customer_id}`));
    if (sent.status !== 'OK') throw new Error(sent.type);
    const answer = { late_notice_id: sent.late_notice_id, answer: lateAnswer.code.understood };
    expect(await app.call('staffAnswerLateNotice', answer, await staff('musashino-staff'))).toMatchObject({
      type: 'not_found',
    });
    await expect(app.call('staffAnswerLateNotice', answer, await token())).rejects.toThrow('403');
    for (const _ of [1, 2])
      expect(await app.call('staffAnswerLateNotice', answer, await staff())).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query(
      "select distinct content from notifications where kind = 'late_answered' and customer_id = $1",
      [family.customer_id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].content).toContain('18:05頃');
    expect(rows[0].content).not.toContain('こども');
    const entries = "select from audit_logs where action = 'staffAnswerLateNotice' and record_id = $1";
    expect((await app.pool.query(entries, [sent.late_notice_id])).rowCount).toBe(1);
  });

  it('holds the alarm about a child not fetched until the time that was said', async () => {
    const { reserve_id, token } = await stay();
    const steps = async () =>
      (await app.pool.query('select from pick_up_escalations where reserve_id = $1', [reserve_id])).rowCount;
    freeze('17:30');
    const last = (await quote(reserve_id, await token())).at(-1);
    await app.call('sendLateNotice', said(reserve_id, last?.time ?? '', last?.extra_amount ?? 0), await token());
    const [{ expected_datetime }] = await rowsOf(reserve_id);
    const { rows } = await app.pool.query(
      "select overdue_manager_minutes as m from app.reserve_settings_on('2026-11-19')",
    );
    app.clock.freeze(new Date(expected_datetime.getTime() + (rows[0].m - 1) * 60_000));
    await escalatePickUps(app.services, {});
    expect(await steps()).toBe(0);
    app.clock.advance(60);
    await escalatePickUps(app.services, {});
    expect(await steps()).toBe(1);
  });
});
