import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { escalatePickUps } from './jobs/escalatePickUps.ts';

const app = await testApp({ emulators: true });
const MINATO = 2;
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const elsewhere = () => app.tokenOf('demo-musashino-manager', 'staff');
const parent = () => app.tokenOf('demo-sato');
const at = (time: string) => new Date(`2026-12-08T${time}:00+09:00`);
const key = (number: number) => `00000000-0000-4000-8000-0000000e0${String(number).padStart(3, '0')}`;

// One family with two children, one with a single child, all present at 13:00.
async function present(uid: string, children: number, from = '10:00', until = '15:00'): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
       holiday_flag, reserve_amount, childcare_status)
     select $1, id, $3, $4, 1, false, false, 2000, 2 from customers where uid = $2 returning id`,
    [MINATO, uid, at(from), at(until)],
  );
  const id = rows[0]?.id ?? 0;
  await app.pool.query(
    `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag,
       attendance_status, arrived_datetime)
     select $1, k.id, k.date_of_birth, false, false, 2, $4 from children k join customers c on c.id = k.customer_id
     where c.uid = $2 and not k.disable order by k.id limit $3`,
    [id, uid, children, at(from)],
  );
  await app.pool.query(
    `insert into childcares (reserve_id, branch_id, customer_id, start_datetime)
     select id, branch_id, customer_id, start_datetime from reserves where id = $1`,
    [id],
  );
  return id;
}

await app.pool.query(
  'update reserve_details set attendance_status = 1, arrived_datetime = null where attendance_status = 2',
);
await present('demo-sato', 2);
const late = await present('demo-kimura', 1);
const payload = (number: number) => ({
  branch_id: MINATO,
  kind: 2,
  place: '中央公園',
  idempotency_key: key(number),
});

describe('an emergency', () => {
  it('makes the roll first without notifying anyone; the message follows the head count', async () => {
    app.clock.freeze(at('13:00'));
    expect((await app.request('staffDeclareEmergency', payload(1), await parent())).statusCode).toBe(403);
    expect(await app.call('staffDeclareEmergency', payload(1), await elsewhere())).toMatchObject({ type: 'not_found' });
    const declared = await app.call('staffDeclareEmergency', payload(1), await staff());
    expect(declared).toMatchObject({ status: 'OK', children: 3 });
    // The press repeated, and another tablet's.
    expect(await app.call('staffDeclareEmergency', payload(1), await staff())).toMatchObject({
      status: 'OK',
      children: 3,
    });
    expect(await app.call('staffDeclareEmergency', payload(2), await staff())).toMatchObject({
      type: 'emergency_goes_on',
    });
    const told = async () =>
      (
        await app.pool.query<{ content: string }>(
          `select content from notifications where kind = 'emergency'
             and family_member_id in (select id from family_members where role = 1) order by id`,
        )
      ).rows.map(({ content }) => content);
    expect(await told()).toEqual([]);
    const { rows: roll } = await app.pool.query<{ id: number; emergency_id: number }>(
      `select c.id, c.emergency_id from emergency_children c join emergencies e on e.id = c.emergency_id
       where e.ended_datetime is null order by c.id`,
    );
    const emergency_id = roll[0]?.emergency_id ?? 0;
    const notify = async (number: number, message: string) =>
      app.call('staffMessageEmergency', { emergency_id, message, idempotency_key: key(number) }, await staff());
    const count = async (id: number | undefined, found: boolean | null, token?: string) =>
      app.call('staffCountChild', { emergency_child_id: id ?? 0, found }, token ?? (await staff()));

    // Staff decide to tell before the count is complete: the words say so.
    expect(await count(roll[0]?.id, true)).toMatchObject({ status: 'OK' });
    expect(await count(roll[1]?.id, false)).toMatchObject({ status: 'OK' });
    expect(await count(roll[1]?.id, true, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(
      (await app.request('staffCountChild', { emergency_child_id: 1, found: true }, await parent())).statusCode,
    ).toBe(403);
    expect(await notify(4, '避難しています。')).toMatchObject({ families: 2 });
    expect(await told()).toHaveLength(2);
    for (const content of await told()) {
      expect(content).toContain('人数の確認を続けています');
      expect(content).not.toMatch(/全員|無事/);
    }
    for (const { id } of roll) await count(id, true);
    // Pressed offline: stored with its own moment, and never overrides a look that was made after it.
    app.clock.freeze(at('13:10'));
    const emergency_child_id = roll[1]?.id ?? 0;
    const late = async (found: boolean, made: string) => {
      const input = { emergency_child_id, found, made_at: at(made).toISOString() };
      expect(await app.call('staffCountChild', input, await staff())).toMatchObject({ status: 'OK' });
      const { rows } = await app.pool.query<{ found: boolean; counted_datetime: Date }>(
        'select found, counted_datetime from emergency_children where id = $1',
        [emergency_child_id],
      );
      return rows[0];
    };
    expect(await late(false, '13:05')).toEqual({ found: false, counted_datetime: at('13:05') });
    expect(await late(true, '13:02')).toEqual({ found: false, counted_datetime: at('13:05') });
    expect(await late(true, '14:00')).toEqual({ found: true, counted_datetime: at('13:10') });
    await notify(5, '広場にいます。');
    expect((await told()).at(-1)).toContain('お子さま全員(3名)を確認しました');
    const { rows } = await app.pool.query('select message from emergencies where id = $1', [emergency_id]);
    expect(rows).toEqual([{ message: '避難しています。' }]);
  });

  it('hands each child over, takes it back, tells more, and ends', async () => {
    const roll = (
      await app.pool.query<{ id: number; emergency_id: number }>(
        'select c.id, c.emergency_id from emergency_children c join emergencies e on e.id = c.emergency_id where e.ended_datetime is null order by 1',
      )
    ).rows;
    const [first] = roll;
    const asked = { emergency_child_id: first?.id ?? 0, handed_to: '祖母 佐藤' };
    // A person the family has not named is asked about here as at the door.
    expect(await app.call('staffHandOverChild', asked, await staff())).toMatchObject({ type: 'attendance_doubt' });
    const hand = { ...asked, accepted: ['unlisted' as const] };
    expect(await app.call('staffHandOverChild', hand, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffHandOverChild', hand, await staff())).toMatchObject({ status: 'OK' });
    expect(await app.call('staffHandOverChild', { ...hand, handed_to: null }, await staff())).toMatchObject({
      status: 'OK',
    });
    expect(await app.call('staffHandOverChild', hand, await staff())).toMatchObject({ status: 'OK' });
    const emergency_id = first?.emergency_id ?? 0;
    const more = { emergency_id, message: '園に戻りました。', idempotency_key: key(3) };
    expect(await app.call('staffMessageEmergency', more, await staff())).toMatchObject({ families: 2 });
    expect(await app.call('staffMessageEmergency', more, await staff())).toMatchObject({ families: 2 });
    expect(await app.call('staffEndEmergency', { emergency_id }, await elsewhere())).toMatchObject({
      type: 'not_found',
    });
    expect(await app.call('staffEndEmergency', { emergency_id }, await staff())).toMatchObject({ status: 'OK' });
    expect(await app.call('staffEndEmergency', { emergency_id }, await staff())).toMatchObject({
      type: 'emergency_is_over',
    });
    expect(await app.call('staffHandOverChild', hand, await staff())).toMatchObject({ type: 'not_found' });
    const { rows } = await app.pool.query(
      `select count(*)::integer as told from notifications where kind = 'emergency'
         and family_member_id in (select id from family_members where role = 1)`,
    );
    expect(rows[0]).toEqual({ told: 6 });
  });
});

describe('a child not fetched after closing', () => {
  const steps = async () =>
    (await app.pool.query('select step from pick_up_escalations where reserve_id = $1 order by step', [late])).rows.map(
      ({ step }) => step,
    );

  it.each([
    // The branch closes at 21:00; managers after 15 minutes, headquarters after 45.
    ['20:50', []],
    ['21:14', []],
    ['21:15', [1]],
    ['21:44', [1]],
    ['21:45', [1, 2]],
    ['22:30', [1, 2]],
  ])('at %s the steps are %j', async (time, expected) => {
    app.clock.freeze(at(time));
    await escalatePickUps(app.services, {});
    expect(await steps()).toEqual(expected);
  });

  it('is announced by mail without a name, and every call is recorded', async () => {
    await app.runJobs();
    const { rows } = await app.pool.query(
      `select title, content from headquarters_messages where kind = 'pickUpOverdue'`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const call = { reserve_id: late, called: 1, result: 2, expected_time: '18:40', note: '' };
    expect(await app.call('staffNotePickUpCall', call, await elsewhere())).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffNotePickUpCall', call, await staff())).toMatchObject({ status: 'OK' });
    const noted = await app.pool.query(
      'select called, result, expected_time from pick_up_calls where reserve_id = $1',
      [late],
    );
    expect(noted.rows).toEqual([{ called: 1, result: 2, expected_time: '18:40:00' }]);
  });
});
