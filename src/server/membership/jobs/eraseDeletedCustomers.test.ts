import { expect, it } from 'vitest';
import { enqueue } from '../../queue/enqueue.ts';
import { recordWebhookEvent } from '../../store/webhook-events.ts';
import { testApp } from '../../testing/app.ts';
import { eraseCustomer } from '../store/customer-erasure.ts';
import { deleteOldRecords } from '../store/old-records.ts';

const app = await testApp();
const customer_id = 2;
const one = async <Row>(sql: string, ...values: unknown[]) => (await app.pool.query(sql, values)).rows[0] as Row;

/** Every row of every table, as text. */
async function everything(): Promise<{ table: string; row: string }[]> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'app', 'auth', 'graphile_worker')`,
  );
  const found: { table: string; row: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    found.push(...rows.map(({ row }) => ({ table: name, row })));
  }
  return found;
}

it('leaves nothing of the person in any table', async () => {
  const person = await one<Record<string, string>>(
    `select name, email, tel, address2, emergency_contact_name, emergency_contact_tel, stripe_customer_id
     from customers where id = $1`,
    customer_id,
  );
  const child = await one<{ id: number; name: string }>(
    'select id, name from children where customer_id = $1',
    customer_id,
  );
  const staff = await app.tokenOf('demo-honbu', 'staff');
  const remarks = { child_id: child.id, staff_remarks: 'くるみアレルギー', version: 0 };
  expect(await app.call('staffUpdateChildRemarks', remarks, staff)).toMatchObject({ status: 'OK' });
  const health = {
    child_id: child.id,
    version: 0,
    allergy_answer: 3,
    allergies: [{ allergen_id: 1, severity: 3, reaction: 'せきこみます', epipen_flag: 1 }],
    medical_history: '川崎病(2024年)',
    own_photos_flag: 1,
  };
  expect(await app.call('staffUpdateChildHealth', health as never, staff)).toMatchObject({ status: 'OK' });
  const { emergency_contact_name, emergency_contact_tel } = person;
  const contact = { customer_id, emergency_contact_name, emergency_contact_tel };
  expect(await app.call('staffUpdateEmergencyContact', contact as never, staff)).toMatchObject({ status: 'OK' });
  const payment = await one<{ id: number }>(
    'select id from payments where customer_id = $1 and payment_type = 1 and amount > 0 limit 1',
    customer_id,
  );
  const receipt = { payment_id: payment.id, addressee: '株式会社スズキ商店' };
  expect(await app.call('issueReceiptLink', receipt, await app.tokenOf('demo-suzuki'))).toMatchObject({ status: 'OK' });
  const reserve = await one<{ id: number }>('select id from reserves where customer_id = $1 limit 1', customer_id);
  await app.pool.query(`insert into app.branch_messages (branch_id, deduplication_key, body) values (2, $1, $2)`, [
    `reserve ${reserve.id} reserved`,
    `${person.name} 様 お子さま1名`,
  ]);
  const event = {
    id: 'evt_1',
    type: 'customer.updated',
    data: { object: { customer: person.stripe_customer_id, email: person.email } },
  };
  await app.services.database.transaction(app.services.clock.now(), async (tx) => {
    await recordWebhookEvent(tx, 'stripe', 'evt_1', 'customer.updated', event);
    await enqueue(tx, 'handleStripeEvent', { event_id: 'evt_1' });
  });
  await app.runJobs();
  await app.pool.query(
    `update reserve_details set temperature = 38.8, fetched_by_name = '鈴木の祖母', fetched_by_tel = '09099998888'
     where reserve_id = $1`,
    [reserve.id],
  );
  await app.pool.query(
    `insert into audit_logs (account_id, branch_id, action, table_name, record_id, before, after)
     values (1, 2, 'staffCheckIn', 'reserves', $1, $2, $2)`,
    [reserve.id, JSON.stringify({ id: reserve.id, attendance: [{ name: child.name, temperature: 38.8 }] })],
  );

  await app.pool.query('update reserves set childcare_status = 3 where customer_id = $1', [customer_id]);
  await app.pool.query('update customers set status = 4 where id = $1', [customer_id]);
  await app.services.database.transaction(app.services.clock.now(), (tx) => eraseCustomer(tx, customer_id));

  const words = [
    ...Object.values(person),
    child.name,
    'くるみアレルギー',
    'せきこみます',
    '川崎病(2024年)',
    'スズキ商店',
    '鈴木の祖母',
    '09099998888',
    '38.8',
  ];
  const rows = (await everything()).filter(({ row }) => words.some((word) => row.includes(word)));
  // Papers handed out outlive the account, in the words they were handed out in.
  const isPaper = ({ table }: { table: string }) => table === 'public.issued_documents';
  expect(rows.filter((row) => !isPaper(row))).toEqual([]);
  expect(rows.filter(isPaper)).toHaveLength(1);
  expect(rows.find(isPaper)?.row).toContain('株式会社スズキ商店');
});

it('papers go when their legal period is over, not before', async () => {
  const papers = () =>
    app.pool.query<{ keep_until: string }>(
      'select keep_until::text from issued_documents where customer_id = $1 and payment_id is not null',
      [customer_id],
    );
  const forget = (moment: string) => {
    app.clock.freeze(new Date(moment));
    return app.services.database.transaction(app.services.clock.now(), deleteOldRecords);
  };
  // Seven years (tax_settings) from two months after the end of the year.
  expect((await papers()).rows).toEqual([{ keep_until: '2034-02-28' }]);
  await expect(app.pool.query('delete from issued_documents')).rejects.toThrow('only added to');
  await forget('2034-02-28T12:00:00+09:00');
  expect((await papers()).rowCount).toBe(1);
  await forget('2034-03-01T12:00:00+09:00');
  expect((await papers()).rowCount).toBe(0);
});

it('the audit log stays final: entries lose personal fields at an erasure and nothing else, ever', async () => {
  const change = (sql: string, erasing: 'on' | 'off') =>
    app.services.database.transaction(app.services.clock.now(), async (tx) => {
      await tx.query("select set_config('app.erasing', $1, true)", [erasing]);
      await tx.query(sql);
    });
  const final = /never changed/;
  await expect(change("update audit_logs set before = before - 'name'", 'off')).rejects.toThrow(final);
  await expect(change("update audit_logs set reason = 'other'", 'on')).rejects.toThrow(final);
  await expect(change(`update audit_logs set after = after || '{"id": 0}'`, 'on')).rejects.toThrow(final);
  await expect(change('delete from audit_logs', 'on')).rejects.toThrow(final);
});
