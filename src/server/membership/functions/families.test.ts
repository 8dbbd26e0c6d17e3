import { beforeEach, describe, expect, it } from 'vitest';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { pdfText } from '../../papers/testing/pdf-text.ts';
import { testApp } from '../../testing/app.ts';
import { memberDesk } from '../../testing/members.ts';
import { recordNames } from '../disclosure/record-names.ts';
import { findFamilies } from '../store/family-search.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const honbu = await app.tokenOf('demo-honbu', 'staff');
beforeEach(() => desk.noFaults());

const one = async (sql: string, ...values: unknown[]) =>
  (await app.pool.query(sql, values)).rows[0] as Record<string, unknown>;
const find = async (text: string, state: 'all' | 'stopped' | 'deleted' = 'all') => {
  const found = await app.call('headquartersFindFamilies', { text, state, page: 1 }, honbu);
  return found.status === 'OK' ? found.families.map(({ name }) => name) : found.type;
};

describe('headquartersFindFamilies', () => {
  it.each([
    ['佐藤', '佐藤 美咲'],
    ['佐藤美咲', '佐藤 美咲'],
    ['さとう', '佐藤 美咲'],
    ['SATO@example', '佐藤 美咲'],
    ['090-5551-0202', '鈴木 健太'],
    ['陽向', '佐藤 美咲'],
    ['ｻﾄｳ', '佐藤 美咲'],
    ['さとう　みさき', '佐藤 美咲'],
    ['佐藤 陽向', '佐藤 美咲'],
    ['佐', '佐藤 美咲'],
  ])('finds %s in all branches', async (text, name) => {
    const [tel] = [await one("select tel from customers where name like '鈴木%'")];
    const asked = text.startsWith('090') ? String(tel?.tel) : text;
    expect((await find(asked)).toString()).toContain(name.split(' ')[0]);
  });
  it('finds a number, one character, and the deleted where asked; odd signs are signs', async () => {
    expect(await find('12')).toContain('清水 陽介');
    expect(await find('1')).toContain('佐藤 美咲');
    await app.pool.query("update customers set email = 'a-b@example.jp' where id = 12");
    expect(await find('A-b@')).toEqual(['清水 陽介']);
    expect(await find('サ')).toContain('佐藤 美咲');
    expect(await find('井上')).toEqual([]);
    expect(await find('井上', 'deleted')).toEqual(['井上 久美子']);
    expect(await find('', 'stopped')).toEqual(['井上 久美子']);
    expect(await find('%%')).toEqual([]);
    expect(await find('__')).toEqual([]);
    expect(await find("'; drop")).toEqual([]);
  });
});

it('the search reads by its indexes: names by pairs of characters, numbers and addresses by how they begin or end', async () => {
  const plans: string[] = [];
  await app.services.database.transaction(app.services.clock.now(), async (tx) => {
    await tx.query('set local enable_seqscan = off');
    const explained = {
      query: (sql: string, values: unknown[]) => {
        const answer = tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
        return answer.then(({ rows }) => {
          plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
          return { rows: [] };
        });
      },
    };
    for (const text of ['さとう', '0905551']) await findFamilies(explained as never, { text, state: 'all', page: 1 });
  });
  expect(plans).toHaveLength(4);
  const used = (index: string) => plans.filter((plan) => new RegExp(`\\b${index}\\b`).test(plan)).length;
  expect(['customers_found', 'children_found', 'customers_by_email'].map(used)).toEqual([4, 4, 4]);
  expect(['customers_by_tel', 'customers_by_tel_end'].map(used)).toEqual([2, 2]);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on customers');
});

describe('headquartersCorrectCustomer', () => {
  async function formOf(id: number): Promise<FunctionPayload<'headquartersCorrectCustomer'>> {
    const row = await one('select * from customers where id = $1', id);
    return { ...row, customer_id: id, reason: 'お電話でのお申し出' } as never;
  }
  it('puts the details right by the parent’s rules, with before and after, and the parent is notified', async () => {
    const member = await desk.member();
    const form = {
      ...(await formOf(member.id)),
      emergency_contact_name: '会員 太郎',
      emergency_contact_tel: '08011112222',
      name: '会員 華子',
      email: `new-${member.email}`,
    };
    expect(await app.call('headquartersCorrectCustomer', { ...form, tel: '1' }, honbu)).toMatchObject({
      fields: ['tel'],
    });
    expect(await app.call('headquartersCorrectCustomer', { ...form, postal_code: '' }, honbu)).toMatchObject({
      fields: ['postal_code'],
    });
    expect(await app.call('headquartersCorrectCustomer', form, honbu)).toMatchObject({ status: 'OK' });
    expect(await app.call('headquartersCorrectCustomer', form, honbu)).toMatchObject({
      type: 'changed_meanwhile',
      details: { current: { name: '会員 華子' } },
    });
    const audit = await one(
      "select before, after, reason from audit_logs where action = 'headquartersCorrectCustomer'",
    );
    expect(audit).toMatchObject({ before: { name: '会員 花子' }, after: { name: '会員 華子' }, reason: form.reason });
    expect(await one('select email from auth.users where uid = $1', member.uid)).toEqual({ email: form.email });
    await app.runJobs();
    expect(await desk.stripe.customers.retrieve(member.stripe_customer_id)).toMatchObject({
      name: '会員 華子',
      email: form.email,
    });
    const notices = await one(
      "select content from notifications where customer_id = $1 and kind = 'profile_corrected'",
      member.id,
    );
    expect(notices.content).toContain('・お名前\n・メールアドレス\n・緊急連絡先');
  });
  it('refuses an address that belongs to someone else', async () => {
    const [one, two] = [await desk.member(), await desk.member()];
    const contact = { emergency_contact_name: '会員 太郎', emergency_contact_tel: '08011112222' };
    const form = { ...(await formOf(one.id)), ...contact, email: two.email };
    expect(await app.call('headquartersCorrectCustomer', form, honbu)).toMatchObject({ type: 'email_taken' });
  });
});

describe('headquartersSaveChild', () => {
  it('adds, corrects and takes off; a child with a reserve stays', async () => {
    const child = {
      name: '鈴木 二郎',
      name_kana: 'スズキ ジロウ',
      gender: 1,
      date_of_birth: '2024-04-01',
      customer_remarks: '',
    };
    const payload = { customer_id: 2, child_id: null, version: null, reason: 'お電話', ...child };
    const added = await app.call('headquartersSaveChild', payload, honbu);
    expect(added).toMatchObject({ status: 'OK' });
    const child_id = (added as { child_id: number }).child_id;
    const fixed = { ...payload, child_id, version: 1, name: '鈴木 次郎', disable_flag: 1 as const };
    expect(await app.call('headquartersSaveChild', { ...fixed, customer_id: 3 }, honbu)).toMatchObject({
      type: 'not_found',
    });
    expect(await app.call('headquartersSaveChild', fixed, honbu)).toMatchObject({ status: 'OK' });
    expect(await app.call('headquartersSaveChild', fixed, honbu)).toMatchObject({ type: 'changed_meanwhile' });
    const seated = await one(
      `select k.* from children k join reserve_details d on d.child_id = k.id join reserves r on r.id = d.reserve_id
       where r.live and r.childcare_status = 1 and not k.disable limit 1`,
    );
    const off = { ...seated, child_id: seated.id, reason: '理由', disable_flag: 1 } as never;
    expect(await app.call('headquartersSaveChild', off, honbu)).toMatchObject({ type: 'child_has_reserve' });
  });
});

describe('requests of the law', () => {
  it('exports what the family could, and logs who did it', async () => {
    const exported = await app.call('headquartersExportCustomer', { customer_id: 15, reason: 'ご本人の請求' }, honbu);
    if (exported.status !== 'OK') throw new Error(exported.type);
    expect(exported.data.customers).toHaveLength(1);
    expect(Object.keys(exported.data.merged_customers as object)).toEqual(['9']);
    expect(JSON.stringify(exported.data)).not.toContain('staff_remarks');
    // Every kind of record has a name a family understands, also where it is only counted.
    const kinds = Object.keys(exported.data).filter((kind) => kind !== 'merged_customers');
    expect(Object.keys(recordNames).toSorted()).toEqual(kinds.toSorted());
    const pages = Array.from({ length: 12 }, (_, page) => pdfText(Buffer.from(exported.paper, 'base64'), page));
    const paper = pages.flat().join('');
    const [customer] = exported.data.customers as { name: string; prefecture_id: number; address1: string }[];
    const prefecture = await one(`select name from prefectures where id = ${customer?.prefecture_id}`);
    for (const words of [
      'お預かりしている個人情報',
      customer?.name ?? '',
      `${prefecture.name}${customer?.address1}`,
      'お客様番号 15',
      'お客様番号 9',
      'お子さま',
    ]) {
      expect(paper.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
    }
    expect(paper).not.toContain('staff_remarks');
    const audit = await one(
      "select record_id, before, after from audit_logs where action = 'headquartersExportCustomer'",
    );
    expect(audit).toEqual({ record_id: 15, before: null, after: null });
  });

  it('erases at once, by the typed name, and not while something is open', async () => {
    const member = await desk.member({ plan_type_id: 2, subscription: 'active' });
    const payload = { customer_id: member.id, reason: 'ご本人の請求' };
    const erase = (confirm_name: string, more = {}) =>
      app.call('headquartersEraseCustomer', { ...payload, confirm_name, ...more }, honbu);
    expect(await erase('会員 太郎')).toMatchObject({ type: 'name_mismatch', fields: ['confirm_name'] });
    await app.pool.query(
      `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
         holiday_flag, reserve_amount)
       values (2, $1, '2026-12-20T00:00:00Z', '2026-12-20T02:00:00Z', 1, false, false, 1000)`,
      [member.id],
    );
    expect(await erase('会員　花子')).toMatchObject({ type: 'erasure_refused' });
    await app.pool.query('update reserves set cancel_flag = true where customer_id = $1', [member.id]);
    expect(await erase('会員花子')).toMatchObject({ status: 'OK' });
    await app.runJobs();
    const row = await one('select name, tel, email, erased_at, status from customers where id = $1', member.id);
    expect(row).toMatchObject({ name: '削除済み', email: null, status: 4 });
    expect(row.erased_at).not.toBeNull();
    const subscription = await desk.stripe.subscriptions.retrieve(member.stripe_subscription_id).catch(() => null);
    expect(subscription?.status ?? 'canceled').toBe('canceled');
  });

  it('erases merged numbers with the account they went into, not before', async () => {
    expect(
      await app.call(
        'headquartersEraseCustomer',
        { customer_id: 9, confirm_name: '井上久美子', reason: '請求' },
        honbu,
      ),
    ).toMatchObject({ type: 'erasure_refused' });
    await app.call('headquartersReopenCustomer', { customer_id: 15, reason: '理由' }, honbu);
    expect(
      await app.call('headquartersEraseCustomer', { customer_id: 15, confirm_name: '池田誠', reason: '請求' }, honbu),
    ).toMatchObject({ status: 'OK' });
    await app.runJobs();
    const { rows } = await app.pool.query('select id from customers where id in (9, 15) and erased_at is not null');
    expect(rows).toHaveLength(2);
    expect(await one('select reason from customer_stops where customer_id = 9')).toEqual({ reason: '削除済み' });
  });
});
