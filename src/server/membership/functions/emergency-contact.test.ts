import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const watanabe = await app.tokenOf('demo-watanabe');
const contact = { emergency_contact_name: '渡辺 正', emergency_contact_tel: '0311112222' };
type Row = { id: number; tel: string; emergency_contact_name: string | null; emergency_contact_tel: string | null };
const rowOf = async (uid: string) =>
  (
    await app.pool.query<Row>(
      'select id, tel, emergency_contact_name, emergency_contact_tel from customers where uid = $1',
      [uid],
    )
  ).rows[0] as Row;

describe('updateEmergencyContact', () => {
  it('is written by the parent, also before the registration is complete', async () => {
    expect(await app.call('updateEmergencyContact', contact, watanabe)).toMatchObject({ status: 'OK' });
    expect(await rowOf('demo-watanabe')).toMatchObject(contact);
  });

  it("is never the parent's own number", async () => {
    const { tel } = await rowOf('demo-watanabe');
    expect(await app.call('updateEmergencyContact', { ...contact, emergency_contact_tel: tel }, watanabe)).toEqual({
      status: 'NG',
      type: 'input_error',
      msg: '緊急連絡先には、ご本人と別の電話番号を入力してください。',
      fields: ['emergency_contact_tel'],
    });
  });

  it('needs a name and a number', async () => {
    const nothing = { emergency_contact_name: ' ', emergency_contact_tel: '' };
    expect(await app.call('updateEmergencyContact', nothing, watanabe)).toMatchObject({
      type: 'input_error',
      fields: ['emergency_contact_name', 'emergency_contact_tel'],
    });
  });
});

describe('staffUpdateEmergencyContact', () => {
  it('is written at the door for a family the branch can see, and recorded', async () => {
    const { id, tel } = await rowOf('demo-sato');
    const staff = await app.tokenOf('demo-honbu', 'staff');
    const said = { customer_id: id, ...contact };
    expect(await app.call('staffUpdateEmergencyContact', said, staff)).toMatchObject({ status: 'OK' });
    expect(await rowOf('demo-sato')).toMatchObject(contact);
    const own = { ...said, emergency_contact_tel: tel };
    expect(await app.call('staffUpdateEmergencyContact', own, staff)).toMatchObject({
      fields: ['emergency_contact_tel'],
    });
    const { rows } = await app.pool.query(
      "select after from audit_logs where action = 'staffUpdateEmergencyContact' and record_id = $1",
      [id],
    );
    expect(rows).toEqual([{ after: contact }]);
  });

  it('of a family of another branch does not exist, and parents may not', async () => {
    const { rows } = await app.pool.query<{ id: number }>(
      `select c.id from customers c where c.status <> 4 and c.default_branch_id not in (2)
         and not exists (select from reserves r where r.customer_id = c.id and r.branch_id = 2) order by c.id limit 1`,
    );
    const stranger = { customer_id: rows[0]?.id ?? 0, ...contact };
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    expect(await app.call('staffUpdateEmergencyContact', stranger, staff)).toMatchObject({ type: 'not_found' });
    expect((await app.request('staffUpdateEmergencyContact', stranger, watanabe)).statusCode).toBe(403);
  });
});
