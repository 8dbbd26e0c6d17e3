import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { insertChildren, insertReserve } from '../../../../db/tests/rows.ts';
import type { FunctionName, FunctionPayload } from '../../../contract/functions/functions.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const people = {
  headquarters: 'demo-honbu',
  manager: 'demo-minato-manager',
  staff: 'demo-minato-staff',
  elsewhere: 'demo-musashino-manager',
} as const;
type Person = keyof typeof people;
const call = async <Name extends FunctionName>(name: Name, input: FunctionPayload<Name>, person: Person) =>
  app.call(name, input, await app.tokenOf(people[person], 'staff'));

async function stay() {
  const client = await app.pool.connect();
  try {
    const [child_id = 0] = await insertChildren(client, 1, 1);
    const start = '2026-11-16T09:00+09:00';
    const reserve_id = await insertReserve(client, { start, end: '2026-11-16T15:00+09:00', child_ids: [child_id] });
    return { child_id, reserve_id };
  } finally {
    client.release();
  }
}
const here = await stay();
const payload = (over: Partial<FunctionPayload<'staffReceiveMedicine'>> = {}) => ({
  ...here,
  hospital: 'みなとこどもクリニック',
  illness: '鼻かぜ',
  drug_name: 'シロップ',
  kind: 2,
  dose: '3mL',
  timing: 2,
  due_time: '12:30',
  storage: 2,
  guardian_name: '佐藤 美咲',
  prescribed_flag: 1 as const,
  taken_before_flag: 1 as const,
  labelled_flag: 1 as const,
  sheet_seen_flag: 1 as const,
  handed_over_flag: 1 as const,
  idempotency_key: randomUUID(),
  ...over,
});

describe('receiving a medicine', () => {
  it.each([
    ['medicine_not_prescribed', { prescribed_flag: 0 as const }],
    ['medicine_first_dose', { taken_before_flag: 0 as const }],
    ['medicine_as_needed', { as_needed_flag: 1 as const }],
    ['medicine_not_ready', { sheet_seen_flag: 0 as const }],
    ['medicine_instruction_missing', { kind: 7 }],
    ['medicine_not_here', { child_id: 1 }],
  ])('is refused in words: %s', async (type, over) => {
    expect(await call('staffReceiveMedicine', payload(over), 'staff')).toMatchObject({ type });
  });

  it('is the branch’s, once, at the hour of its day, and its illness stays out of the audit log', async () => {
    const input = payload({ kind: 7, instruction_flag: 1 });
    expect(await call('staffReceiveMedicine', input, 'elsewhere')).toMatchObject({ type: 'not_found' });
    await expect(app.call('staffReceiveMedicine', input, await app.tokenOf('demo-sato'))).rejects.toThrow();
    await expect(app.call('staffReceiveMedicine', input)).rejects.toThrow();
    const first = await call('staffReceiveMedicine', input, 'staff');
    expect(first).toMatchObject({ status: 'OK' });
    expect(await call('staffReceiveMedicine', input, 'staff')).toEqual(first);
    expect(await call('staffReceiveMedicine', { ...input, dose: '5mL' }, 'staff')).toMatchObject({
      type: 'key_used_for_other_content',
    });
    const { rows } = await app.pool.query(
      'select due_at, account_id from medicine_requests where idempotency_key = $1',
      [input.idempotency_key],
    );
    expect(rows).toEqual([{ due_at: new Date('2026-11-16T12:30+09:00'), account_id: 3 }]);
    const logs = await app.pool.query("select * from audit_logs where action = 'staffReceiveMedicine'");
    expect(JSON.stringify(logs.rows)).not.toContain('鼻かぜ');
  });

  it('can be withdrawn with a reason until a dose is under way', async () => {
    const received = await call('staffReceiveMedicine', payload(), 'manager');
    const medicine_request_id = received.status === 'OK' ? received.medicine_request_id : 0;
    const back = { medicine_request_id, reason: '熱が下がったため' };
    expect(await call('staffWithdrawMedicine', back, 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffWithdrawMedicine', back, 'staff')).toMatchObject({ status: 'OK' });
    expect(await call('staffPrepareDose', { medicine_request_id }, 'staff')).toMatchObject({
      type: 'medicine_withdrawn',
    });
  });
});

describe('a dose', () => {
  it('is prepared by one, checked by another, and only then given', async () => {
    const received = await call('staffReceiveMedicine', payload(), 'staff');
    const medicine_request_id = received.status === 'OK' ? received.medicine_request_id : 0;
    expect(await call('staffPrepareDose', { medicine_request_id }, 'elsewhere')).toMatchObject({ type: 'not_found' });
    const prepared = await call('staffPrepareDose', { medicine_request_id }, 'staff');
    const medicine_dose_id = prepared.status === 'OK' ? prepared.medicine_dose_id : 0;
    expect(await call('staffPrepareDose', { medicine_request_id }, 'manager')).toMatchObject({
      type: 'dose_under_way',
    });
    expect(await call('staffGiveDose', { medicine_dose_id }, 'staff')).toMatchObject({ type: 'dose_not_checked' });
    expect(await call('staffCheckDose', { medicine_dose_id }, 'staff')).toMatchObject({
      type: 'dose_check_by_another',
    });
    expect(await call('staffCheckDose', { medicine_dose_id }, 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffCheckDose', { medicine_dose_id, wrong: '量がちがう' }, 'manager')).toMatchObject({
      status: 'OK',
    });
    const again = await call('staffPrepareDose', { medicine_request_id }, 'staff');
    const second = { medicine_dose_id: again.status === 'OK' ? again.medicine_dose_id : 0 };
    expect(await call('staffCheckDose', second, 'manager')).toMatchObject({ status: 'OK' });
    expect(await call('staffGiveDose', second, 'elsewhere')).toMatchObject({ type: 'not_found' });
    expect(await call('staffGiveDose', { ...second, note: '全量' }, 'staff')).toMatchObject({ status: 'OK' });
    expect(await call('staffGiveDose', second, 'staff')).toMatchObject({ type: 'dose_under_way' });
    const { rows } = await app.pool.query(
      `select status, prepared_account_id, checked_account_id, given_account_id, note from medicine_doses
       where medicine_request_id = $1 order by id`,
      [medicine_request_id],
    );
    expect(rows).toEqual([
      { status: 5, prepared_account_id: 3, checked_account_id: 2, given_account_id: null, note: '量がちがう' },
      { status: 3, prepared_account_id: 3, checked_account_id: 2, given_account_id: 3, note: '全量' },
    ]);
  });

  it('checked by the person who prepared it cannot be stored', async () => {
    await expect(
      app.pool.query('update medicine_doses set checked_account_id = prepared_account_id'),
    ).rejects.toMatchObject({ constraint: 'checked_by_another' });
  });
});
