import { describe, expect, it } from 'vitest';
import { bookByHand } from '../../../../db/testing/by-hand.ts';
import { pdfText } from '../../papers/testing/pdf-text.ts';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const issue = async (payment_id: number, uid = 'demo-sato', addressee?: string, honorific?: '様' | '御中') =>
  app.call('issueReceiptLink', { payment_id, addressee, honorific }, await app.tokenOf(uid));
type Link = { url: string; number: string; reissue: boolean };
const open = (url: string) => app.server.inject({ url });
const paymentOf = async (condition: string) => {
  const { rows } = await app.pool.query<{
    id: number;
    amount: number;
    payment_date: string;
    uid: string;
    name: string;
  }>(
    `select p.id, p.amount, p.payment_date, c.uid, c.name from payments p join customers c on c.id = p.customer_id
     where ${condition} order by p.id limit 1`,
  );
  const [payment] = rows;
  if (payment === undefined) throw new Error(`no payment where ${condition}`);
  return payment;
};
const yen = (amount: number) => amount.toLocaleString('en-US');

describe('issueReceiptLink', () => {
  it('a usage: addressee, number, date, each line with its tax class, totals and issuer', async () => {
    const payment = await paymentOf("p.payment_type = 1 and c.uid = 'demo-sato'");
    const { url, number, reissue } = (await issue(payment.id)) as Link;
    expect(url).toMatch(/^\/receipts\/[\w-]+\.pdf$/);
    expect(number).toBe(`IH-${payment.payment_date.replaceAll('-', '')}-${String(payment.id).padStart(6, '0')}`);
    expect(reissue).toBe(false);
    const answer = await open(url);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const text = pdfText(answer.rawPayload);
    expect(text).toEqual(
      expect.arrayContaining([
        '領収書',
        `No. ${number}`,
        '発行日 2026年11月16日',
        '佐藤 美咲',
        '様',
        `¥${yen(payment.amount)}-`,
        '但し 一時保育ご利用料金として',
        '保育料 ※',
        'クレジットカード',
        '株式会社いまほいく',
        '登録番号 T0123456789012',
      ]),
    );
    expect(text).not.toContain('再発行');
    expect(text.some((words) => words === '10%対象' || words === '非課税')).toBe(true);
  });

  it.each([
    [2, 'キャンセル料', '不課税'],
    [3, '月額プラン', '10%対象'],
    [4, '20回券', '不課税'],
  ])('payment type %i: %s, %s', async (type, label, tax) => {
    const condition = type === 4 ? "p.remarks = '20回券'" : `p.payment_type = ${type}`;
    const payment = await paymentOf(`${condition} and c.status <> 4`);
    const { url } = (await issue(payment.id, payment.uid)) as Link;
    const text = pdfText((await open(url)).rawPayload);
    expect(text).toEqual(expect.arrayContaining([label, tax, `¥${yen(payment.amount)}-`]));
    if (type === 3) expect(text).toContain(`(${yen(Math.floor((payment.amount * 10) / 110))}円)`);
  });

  it('the first copy is the original, a second click the same copy, later ones are marked 再発行', async () => {
    const payment = await paymentOf("p.payment_type = 3 and c.uid = 'demo-takahashi'");
    const [first, again] = await Promise.all([1, 2].map(() => issue(payment.id, payment.uid)));
    expect([first, again]).toMatchObject([{ reissue: false }, { reissue: false }]);
    app.clock.advance(660);
    const later = (await issue(payment.id, payment.uid)) as Link;
    expect(later).toMatchObject({ reissue: true, number: (first as Link).number });
    const againText = pdfText((await open(later.url)).rawPayload);
    expect(againText).toEqual(
      expect.arrayContaining(['再発行', '発行日 2026年11月16日', '再発行日 2026年11月16日', 'お支払日']),
    );
    expect(againText.some((words) => words.includes('初回の発行日 2026年11月16日'))).toBe(true);
    const named = (await issue(payment.id, payment.uid, '株式会社あおぞら')) as Link;
    const text = pdfText((await open(named.url)).rawPayload);
    expect(text).toEqual(expect.arrayContaining(['株式会社あおぞら', '再発行']));
  });

  it('a company is 御中, a person 様 whatever was asked; the children are named', async () => {
    const payment = await paymentOf("p.payment_type = 1 and c.uid = 'demo-sato'");
    const words = async (addressee: string, honorific: '様' | '御中') => {
      const { url } = (await issue(payment.id, payment.uid, addressee, honorific)) as Link;
      return pdfText((await open(url)).rawPayload);
    };
    const company = await words('株式会社あおぞら', '御中');
    expect(company).toEqual(expect.arrayContaining(['株式会社あおぞら', '御中', 'お子さま']));
    expect(company.some((text) => text.includes('佐藤 陽向'))).toBe(true);
    expect(company).not.toContain('様');
    expect(await words('株式会社あおぞら', '様')).toContain('様');
    expect(await words('', '御中')).toEqual(expect.arrayContaining(['佐藤 美咲', '様']));
  });

  it('但し書き is the family’s, up to 40 characters; a blank one is by the kind of payment', async () => {
    const payment = await paymentOf('p.payment_type = 2 and c.status <> 4');
    const token = await app.tokenOf(payment.uid);
    const payload = { payment_id: payment.id, purpose: '保育所等利用補助の申請に伴う一時預かり事業利用料として' };
    const { url } = (await app.call('issueReceiptLink', payload, token)) as Link;
    expect(pdfText((await open(url)).rawPayload)).toContain(`但し ${payload.purpose}`);
    const long = await app.request('issueReceiptLink', { ...payload, purpose: 'あ'.repeat(41) }, token);
    expect(long.json().result).toMatchObject({ status: 'NG', fields: ['purpose'] });
  });

  it('the paper is drawn from its own words, whatever changes afterwards', async () => {
    const payment = await paymentOf(
      "p.payment_type = 3 and c.status = 1 and c.uid not in ('demo-sato', 'demo-takahashi')",
    );
    const { url } = (await issue(payment.id, payment.uid)) as Link;
    const before = (await open(url)).rawPayload;
    await app.pool.query("update customers set name = '別の名前' where uid = $1", [payment.uid]);
    await app.pool.query(
      `insert into company_facts (adaptation_date, name, representative, postal_code, address, tel, email)
       values ('2020-01-01', '別の会社', '別の人', '1000001', '別の住所', '0312345678', 'x@example.jp')`,
    );
    expect((await open(url)).rawPayload.equals(before)).toBe(true);
    const change = app.pool.query("update issued_documents set addressee = 'x'");
    await expect(change).rejects.toThrow('only added to');
  });

  it('after a refund a new paper corrects the old one, in the classes that are left', async () => {
    const payment = await paymentOf("p.payment_type = 1 and p.amount > 2000 and c.uid = 'demo-sato'");
    app.clock.advance(1200);
    const first = (await issue(payment.id)) as Link;
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type,
         refunded_payment_id, reserve_id, childcare_id, remarks)
       select customer_id, branch_id, -1000, app.now(), payment_method, 5, id, reserve_id, childcare_id, '返金'
       from payments where id = $1`,
      [payment.id],
    );
    const corrected = (await issue(payment.id)) as Link & { corrects: string };
    expect(corrected).toMatchObject({ reissue: false, number: `${first.number}-2` });
    expect(corrected.corrects).toBe(`${first.number}(2026年11月16日発行)を訂正`);
    const text = pdfText((await open(corrected.url)).rawPayload);
    expect(text).toEqual(
      expect.arrayContaining(['訂正版', corrected.corrects, `¥${yen(payment.amount - 1000)}-`, '返金(2026/11/16) ※']),
    );
    const { rows } = await app.pool.query<{ number: string; amount: number; replaced: string; tied: boolean }>(
      `select d.number, d.amount, o.number as replaced, d.amount = (select sum(l.amount) from app.payment_lines l
         join payments p on p.id = l.payment_id where $1 in (p.id, p.refunded_payment_id)) as tied
       from issued_documents d join issued_documents o on o.id = d.replaces_id where d.payment_id = $1`,
      [payment.id],
    );
    expect(rows).toEqual([
      { number: corrected.number, amount: payment.amount - 1000, replaced: first.number, tied: true },
    ]);
    // Asked again later, it is the correction that is issued again.
    app.clock.advance(1200);
    const again = (await issue(payment.id)) as Link;
    expect(again).toMatchObject({ reissue: true, number: corrected.number });
  });

  it('a part of a bill says the shares of the books', async () => {
    const { rows } = await bookByHand<{ id: number; uid: string }>(
      app.pool,
      `with stay as (select u.* from childcares u where u.total_amount > 1000 and not exists (select from payments p
           where p.childcare_id = u.id) order by u.id limit 1)
       insert into payments (customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, reserve_id,
         childcare_id, remarks)
       select customer_id, branch_id, 700, app.now(), 2, 1, reserve_id, id, 'ご利用料金' from stay
       returning id, (select c.uid from customers c where c.id = customer_id) as uid`,
    );
    const [paid] = rows;
    if (paid === undefined) throw new Error('no unpaid stay');
    const { url } = (await issue(paid.id, paid.uid)) as Link;
    const text = pdfText((await open(url)).rawPayload);
    expect(text.some((words) => words.startsWith('ご利用料金(一部のお支払い)'))).toBe(true);
    const classes = await app.pool.query<{ tied: boolean }>(
      `select (select jsonb_agg((t ->> 'amount')::integer order by (t ->> 'amount')::integer) from jsonb_array_elements(d.content -> 'totals') t)
         = (select jsonb_agg(s.amount order by s.amount) from (select sum(l.amount)::integer as amount from app.payment_lines l
             where l.payment_id = d.payment_id group by l.tax) s) and d.amount = 700 as tied
       from issued_documents d where d.payment_id = $1`,
      [paid.id],
    );
    expect(classes.rows).toEqual([{ tied: true }]);
  });

  it('the same link gives the same bytes', async () => {
    const payment = await paymentOf("p.payment_type = 1 and c.uid = 'demo-takahashi'");
    const { url } = (await issue(payment.id, payment.uid)) as Link;
    const [one, two] = [await open(url), await open(url)];
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
  });

  it("refuses another customer's payment, an unknown one and a refund", async () => {
    const refund = await paymentOf('p.payment_type = 5');
    expect(await issue(refund.id, refund.uid)).toMatchObject({ type: 'receipt_unavailable' });
    const other = await paymentOf("c.uid = 'demo-takahashi'");
    expect(await issue(other.id)).toMatchObject({ type: 'not_found' });
    expect(await issue(999_999)).toMatchObject({ type: 'not_found' });
  });

  it('a refunded payment says so', async () => {
    const payment = await paymentOf(
      'exists (select from payments x where x.refunded_payment_id = p.id and x.amount = -p.amount)',
    );
    const { url } = (await issue(payment.id, payment.uid)) as Link;
    const text = pdfText((await open(url)).rawPayload);
    expect(text.some((words) => words.includes(`${yen(payment.amount)}円を返金しています。`))).toBe(true);
  });

  it('the link is short-lived and cannot be changed', async () => {
    const payment = await paymentOf("p.payment_type = 4 and c.uid = 'demo-sato'");
    const { url } = (await issue(payment.id)) as Link;
    const forged = url.replace(/receipts\/(\d+)/, (_, id: string) => `receipts/${Number(id) + 1}`);
    for (const path of [forged, url.replace('.pdf', '0.pdf'), '/receipts/x.pdf', '/receipts/..%2f..%2fetc']) {
      expect((await open(path)).statusCode).toBe(404);
    }
    app.clock.advance(601);
    expect((await open(url)).statusCode).toBe(404);
  });
});
