import { describe, expect, it } from 'vitest';
import { notify } from '../../notifying/notify.ts';
import { pdfText } from '../../papers/testing/pdf-text.ts';
import { testApp } from '../../testing/app.ts';
import { passDesk } from '../testing/passes.ts';

const app = await testApp();
const day = '2026-11-19';
const desk = await passDesk(app, 2, day);
const honbu = () => app.tokenOf('demo-honbu', 'staff');
const open = (url: string) => app.server.inject({ url });
const hide = (uid: string) => app.pool.query('update family_members set hidden_flag = true where uid = $1', [uid]);

describe('a hidden paying member', () => {
  it('keeps amount, day and number of a payment; the receipt names neither branch nor child nor hours', async () => {
    const uid = 'demo-sato';
    const token = () => app.tokenOf(uid);
    const { rows } = await app.pool.query<{ id: number; child: string }>(
      `select p.id, (select k.name from children k where k.customer_id = p.customer_id limit 1) as child
       from payments p join customers c on c.id = p.customer_id
       where c.uid = $1 and p.payment_type = 1 and p.reverses_payment_id is null and p.amount > 0 order by p.id limit 1`,
      [uid],
    );
    const payment_id = rows[0]?.id ?? 0;
    const before = await app.call('issueReceiptLink', { payment_id }, await token());
    if (before.status !== 'OK') throw new Error(JSON.stringify(before));
    const whole = pdfText((await open(before.url)).rawPayload);
    expect(whole.join()).toMatch(/ご利用園/);
    await app.pool.query('update family_members set hidden_flag = true where uid = $1', [uid]);
    const after = await app.call('issueReceiptLink', { payment_id }, await token());
    if (after.status !== 'OK') throw new Error(JSON.stringify(after));
    expect(after.number).toBe(before.number);
    // Also the link that was made before.
    for (const { url } of [before, after]) {
      const text = pdfText((await open(url)).rawPayload);
      expect(text).toContain(`No. ${before.number}`);
      expect(text.join()).toMatch(/お支払日/);
      expect(text.join()).not.toMatch(/ご利用園|園\s|お子さま,|ご利用日時|保育料/);
      expect(text.join()).not.toContain(rows[0]?.child ?? '-');
    }
    const { rows: documents } = await app.pool.query<{ id: number }>(
      'select max(id) as id from issued_documents where payment_id = $1',
      [payment_id],
    );
    const opened = await app.call('headquartersOpenDocument', { document_id: documents[0]?.id ?? 0 }, await honbu());
    if (opened.status !== 'OK') throw new Error(JSON.stringify(opened));
    expect(pdfText((await open(opened.url)).rawPayload).join()).toMatch(/ご利用園/);
  });

  it('owes and pays without learning where; takes along the own account alone', async () => {
    const { rows } = await app.pool.query<{ uid: string; child: string }>(
      `select c.uid, k.name as child from customers c join childcares u on u.customer_id = c.id
       join children k on k.customer_id = c.id where u.status = 3 and c.uid is not null and c.status < 4 limit 1`,
    );
    const { uid = '', child = '' } = rows[0] ?? {};
    await hide(uid);
    const token = await app.tokenOf(uid);
    const unpaid = await app.call('readUnpaid', {}, token);
    if (unpaid.status !== 'OK') throw new Error(JSON.stringify(unpaid));
    expect(unpaid.claims[0]).toMatchObject({ branch_name: '', branch_tel: null, reserve_id: 0, amount_lines: [] });
    expect(unpaid.claims[0]?.amount).toBeGreaterThan(0);
    const exported = await app.call('exportCustomerData', {}, token);
    if (exported.status !== 'OK') throw new Error(JSON.stringify(exported));
    const own = [
      ...['customers', 'customer_consents', 'customer_stops', 'family_members', 'plan_type_customer_histories'],
      ...['payments', 'tickets', 'unpaid_steps', 'instalment_plans', 'instalments', 'inquiries', 'notifications'],
      ...['unsubscribe_questionnaires', 'notification_settings', 'push_subscriptions', 'app.subscription_changes'],
      ...['auth.users', 'auth.session_families', 'auth.email_changes', 'temporary_customer_informations'],
    ];
    const given = Object.entries(exported.data as Record<string, unknown[]>).filter(([, list]) => list.length > 0);
    expect(given.map(([table]) => table).filter((table) => !own.includes(table))).toEqual([]);
    expect(JSON.stringify(exported.data)).not.toContain(child);
    expect(JSON.stringify(exported.data)).not.toMatch(/"(default_)?branch_id"/);
  });

  it('hears of money without branch or stay, and of nothing else', async () => {
    const stay = await desk.stay();
    await hide(stay.uids.payer);
    const about = { customer_id: stay.customer_id, occurrence: 'standing' };
    await app.services.database.transaction(app.clock.now(), async (tx) => {
      const data = { purpose: 'usage', amount: 2200, date: `${day}T01:00:00Z`, branch_name: 'みなと広場園' } as const;
      await notify(tx, { ...about, kind: 'settlement_paid', reserve_id: stay.reserve_id, data });
      await notify(tx, { ...about, kind: 'card_changed', data: { brand: 'visa', last4: '4242' } });
      await notify(tx, { ...about, kind: 'family_left', data: { name: '試験 家人' } });
    });
    const { rows } = await app.pool.query<{ kind: string; content: string }>(
      `select n.kind, n.content, n.reserve_id, n.plain_flag from notifications n join family_members m on m.id = n.family_member_id
       where m.uid = $1 and n.deduplication_key like '%standing' order by n.id`,
      [stay.uids.payer],
    );
    expect(rows).toMatchObject([
      { kind: 'settlement_paid', reserve_id: null, plain_flag: true },
      { kind: 'card_changed', plain_flag: true },
    ]);
    expect(rows[0]?.content).not.toMatch(/みなと|2,200|11月/);
  });
});
