import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../contract/functions/functions.ts';
import { testApp } from '../testing/app.ts';
import { formTimes } from '../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from './testing/families.ts';

const app = await testApp();
const MINATO = 2;
const date = '2026-11-20';
const staff = () => app.tokenOf('demo-minato-manager', 'staff');
const [family] = (await makeFamilies(app, 1, 3)) as [Family];
const [first, second, third] = family.child_ids as [number, number, number];
const token = () => freshToken(app, family.uid);
const stay = (from: string, to: string, child_ids: number[] = [first, second], day = date) => ({
  ...formTimes({ date: day, from, to }),
  branch_id: MINATO,
  child_ids,
});
const eats = (child: number, ...meals: ('breakfast' | 'lunch' | 'supper')[]) => ({
  child,
  ...Object.fromEntries(meals.map((meal) => [`${meal}_support_flag`, 1])),
});

type Payload = ReturnType<typeof stay> & Partial<FunctionPayload<'createReserve'>>;
const quote = async (payload: Payload) => app.call('quoteReserve', payload, await token());
async function create(payload: Payload): Promise<{ reserve_id: number; reserve_amount: number }> {
  const quoted = await quote(payload);
  if (!('quote' in quoted)) throw new Error(JSON.stringify(quoted));
  const quoted_amount = quoted.quote.reserve_amount;
  const made = await app.call(
    'createReserve',
    { ...payload, quoted_amount, idempotency_key: randomUUID() },
    await token(),
  );
  if (!('reserve_id' in made)) throw new Error(JSON.stringify(made));
  return made;
}
/** What the reserve says, then child by child: 'L' for lunch, '-' for nothing. */
async function stored(reserve_id: number): Promise<string[]> {
  const letters = (table: string) =>
    `case when ${table}.breakfast_support_flag then 'B' else '' end || case when ${table}.lunch_support_flag then 'L' else '' end
     || case when ${table}.supper_support_flag then 'S' else '' end`;
  const { rows } = await app.pool.query<{ any: string; each: string[] }>(
    `select ${letters('r')} as any, (select array_agg(${letters('d')} order by d.child_id) from reserve_details d
       where d.reserve_id = r.id) as each from reserves r where r.id = $1`,
    [reserve_id],
  );
  const [row] = rows;
  return row ? [row.any, ...row.each].map((meals) => meals || '-') : [];
}

describe('meals per child', () => {
  it('only the flags mean every child', async () => {
    const made = await create({ ...stay('10:00', '13:00'), lunch_support_flag: 1 });
    expect(made.reserve_amount).toBe(2 * (3300 + 500));
    expect(await stored(made.reserve_id)).toEqual(['L', 'L', 'L']);
  });

  it('each child has its own, and the flags say that some child eats', async () => {
    const payload = {
      ...stay('08:00', '13:00', [second, first], '2026-11-24'),
      child_meals: [eats(first, 'breakfast', 'lunch')],
    };
    const made = await create(payload);
    expect(made.reserve_amount).toBe(2 * 5500 + 1000);
    expect(await stored(made.reserve_id)).toEqual(['BL', 'BL', '-']);
    const { rows } = await app.pool.query<{ lines: [number, string][] }>(
      `select (select json_agg(json_build_array(l -> 'child_index', l ->> 'kind')) from jsonb_array_elements(amount_lines) l
        where l ->> 'kind' = 'meal_support') as lines from reserves where id = $1`,
      [made.reserve_id],
    );
    // By the order in which the children were named.
    expect(rows[0]?.lines).toEqual([[1, 'meal_support']]);
  });

  it('an edit changes it child by child, also without naming the children', async () => {
    const payload = stay('10:00', '13:00', [first, second, third], '2026-11-25');
    const made = await create({ ...payload, child_meals: [eats(first, 'lunch')] });
    const { branch_id: _b, child_ids: _c, ...times } = payload;
    const child_meals = [eats(second, 'lunch'), eats(third, 'lunch')];
    const edit = { ...times, child_meals, reserve_id: made.reserve_id, quoted_amount: made.reserve_amount + 500 };
    expect(await app.call('updateReserve', edit, await token())).toMatchObject({ status: 'OK' });
    expect(await stored(made.reserve_id)).toEqual(['L', '-', 'L', 'L']);
  });

  it('a line stays with its child when another one joins', async () => {
    const payload = stay('10:00', '13:00', [second], '2026-12-04');
    const { reserve_id } = await create(payload);
    const joined = { ...payload, child_ids: [first, second], child_meals: [eats(first, 'lunch')] };
    const { branch_id: _b, ...edit } = { ...joined, reserve_id, quoted_amount: 7100 };
    expect(await app.call('updateReserve', edit, await token())).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query<{ child_id: number; kind: string }>(
      `select d.child_id, l ->> 'kind' as kind from reserves r, jsonb_array_elements(r.amount_lines) l,
         lateral (select array_agg(child_id order by id) as ids from reserve_details where reserve_id = r.id) o,
         lateral (select o.ids[(l ->> 'child_index')::integer + 1] as child_id) d
       where r.id = $1 and l ->> 'kind' = 'meal_support'`,
      [reserve_id],
    );
    expect(rows).toEqual([{ child_id: first, kind: 'meal_support' }]);
  });

  it('is what check-out charges, child by child', async () => {
    const made = await create({
      ...stay('10:00', '13:00', [first, second], '2026-11-26'),
      child_meals: [eats(second, 'lunch')],
    });
    app.clock.freeze(new Date('2026-11-26T10:00:00+09:00'));
    await app.call('staffCheckIn', { reserve_id: made.reserve_id }, await staff());
    app.clock.freeze(new Date('2026-11-26T13:00:00+09:00'));
    await app.call('staffCheckOut', { reserve_id: made.reserve_id }, await staff());
    const { rows } = await app.pool.query(
      'select meal_support_amount, total_amount from childcares where reserve_id = $1',
      [made.reserve_id],
    );
    expect(rows).toEqual([{ meal_support_amount: 500, total_amount: 6600 + 500 }]);
    app.clock.freeze(new Date('2026-11-16T09:40:00+09:00'));
  });
});

describe('a meal outside its hours', () => {
  const refused = { status: 'NG', type: 'meal_outside_hours' };
  const breakfast = {
    fields: ['breakfast_support_flag'],
    msg: '朝食は7:00〜9:00の間に30分以上お預かりするときにご用意できます。食事の選択を外すか、時間を変えてください。',
  };
  it('is refused at the quote and at the save, with its hours', async () => {
    const payload = { ...stay('11:00', '13:00', [third]), breakfast_support_flag: 1 as const };
    expect(await quote(payload)).toMatchObject({ ...refused, ...breakfast });
    const sent = { ...payload, quoted_amount: 2700, idempotency_key: randomUUID() };
    expect(await app.call('createReserve', sent, await token())).toMatchObject({ ...refused, ...breakfast });
    const each = { ...stay('11:00', '13:00', [third]), child_meals: [eats(third, 'lunch', 'supper')] };
    expect(await quote(each)).toMatchObject({ ...refused, fields: ['supper_support_flag'] });
  });

  it('is refused when an edit moves the stay away from it, for staff too', async () => {
    const payload = stay('10:00', '13:00', [third], '2026-11-24');
    const made = await create({ ...payload, child_meals: [eats(third, 'lunch')] });
    const moved = { ...stay('14:00', '17:00', [third], '2026-11-24'), child_meals: [eats(third, 'lunch')] };
    const { branch_id: _b, ...edit } = { ...moved, reserve_id: made.reserve_id, quoted_amount: made.reserve_amount };
    expect(await app.call('updateReserve', edit, await token())).toMatchObject({
      ...refused,
      fields: ['lunch_support_flag'],
    });
    const { quoted_amount: _q, ...byStaff } = edit;
    const override = { ...byStaff, override_reason: 'お電話での希望' };
    expect(await app.call('staffUpdateReserve', override, await staff())).toMatchObject(refused);
    expect(await stored(made.reserve_id)).toEqual(['L', 'L']);
  });

  it('is judged by the hours in force on the day', async () => {
    await app.pool.query(
      `insert into meal_hours (adaptation_date, breakfast_start_time, breakfast_end_time, lunch_start_time, lunch_end_time,
         supper_start_time, supper_end_time, minimum_overlap_minutes)
       values ('2026-12-01', '07:00', '09:00', '12:00', '14:00', '17:00', '19:00', 60)`,
    );
    const lunch = (day: string, to: string) => quote({ ...stay('10:00', to, [third], day), lunch_support_flag: 1 });
    expect(await lunch('2026-11-30', '12:30')).toMatchObject({ status: 'OK' });
    expect(await lunch('2026-12-01', '12:30')).toMatchObject(refused);
    expect(await lunch('2026-12-01', '13:00')).toMatchObject({ status: 'OK' });
    const slots = await app.call('reserveSlots', { branch_id: MINATO, date: '2026-12-01' });
    expect(slots).toMatchObject({
      meal_hours: { lunch_start_time: '12:00', minimum_overlap_minutes: 60 },
      meal_price: 500,
    });
  });
});
