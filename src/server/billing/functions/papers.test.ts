import { beforeAll, describe, expect, it } from 'vitest';
import { bookByHand } from '../../../../db/testing/by-hand.ts';
import type { FunctionOk, FunctionPayload } from '../../../contract/functions/functions.ts';
import { pdfText } from '../../papers/testing/pdf-text.ts';
import { testApp } from '../../testing/app.ts';
import { generateOctober } from '../../testing/generated-month.ts';

const app = await testApp();
beforeAll(() => generateOctober(app));

type Statement = FunctionOk<'issueYearlyStatement'>;
const statement = async (uid: string, year = 2026, more: object = {}) =>
  app.call('issueYearlyStatement', { year, ...more }, await app.tokenOf(uid));
const textOf = async (url: string) => pdfText((await app.server.inject({ url })).rawPayload);
const honbu = () => app.tokenOf('demo-honbu', 'staff');

describe('issueYearlyStatement', () => {
  it('says of every family what its books say, by class, to the yen', async () => {
    const { rows: families } = await app.pool.query<{ id: number; uid: string }>(
      `select c.id, c.uid from customers c where c.status in (1, 2, 3) and exists (select from payments p
         where p.customer_id = c.id and p.payment_date >= '2026-01-01')
       and exists (select from family_members m where m.customer_id = c.id and m.uid = c.uid) order by c.id limit 12`,
    );
    expect(families.length).toBeGreaterThan(4);
    for (const { id, uid } of families) {
      const answer = await statement(uid);
      if (answer.status !== 'OK') throw new Error(`${uid} ${answer.type}`);
      const [, ...lines] = answer.rows;
      const said = (cell: number, word: string) =>
        lines.filter((row) => row[cell] === word).reduce((sum, row) => sum + Number(row[5]), 0);
      const { rows } = await app.pool.query<Record<string, number>>(
        `select (select sum(amount)::integer from payments where customer_id = $1 and extract(year from payment_date) = 2026) as total,
           coalesce(sum(l.amount) filter (where l.tax = 1), 0)::integer as exempt,
           coalesce(sum(l.amount) filter (where l.tax = 2), 0)::integer as taxed,
           coalesce(sum(l.amount) filter (where l.tax = 3), 0)::integer as outside,
           coalesce(sum(l.amount) filter (where l.covered_flag), 0)::integer as covered,
           coalesce(sum(l.amount) filter (where p.payment_type = 5), 0)::integer as refunds,
           coalesce(sum(l.amount) filter (where p.payment_type = 4), 0)::integer as tickets
         from app.payment_lines l join payments p on p.id = l.payment_id
         where p.customer_id = $1 and extract(year from p.payment_date) = 2026`,
        [id],
      );
      expect({
        total: answer.total,
        exempt: said(3, '非課税'),
        taxed: said(3, '10%'),
        outside: said(3, '不課税'),
        covered: said(4, '対象'),
        refunds: said(1, '返金'),
        tickets: said(1, '回数券'),
      }).toEqual(rows[0]);
    }
  });

  it('is the same paper on a second click, 再発行 later, and a correction once the books say more', async () => {
    const first = (await statement('demo-sato')) as Statement;
    expect(first).toMatchObject({ number: 'IS-2026-000001', reissue: false, corrects: null });
    const text = await textOf(first.url);
    expect(text).toEqual(
      expect.arrayContaining(['年間利用明細書', '佐藤 美咲', '佐藤 陽向', '内容ごとの金額', '10% 対象外']),
    );
    app.clock.advance(660);
    const again = (await statement('demo-sato', 2026, {
      addressee: '株式会社あおぞら',
      honorific: '御中',
    })) as Statement;
    expect(again).toMatchObject({ number: first.number, reissue: true, total: first.total });
    expect(await textOf(again.url)).toEqual(expect.arrayContaining(['再発行', '株式会社あおぞら', '御中']));
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, remarks)
       values (1, 1100, app.now(), 1, 3, '月額プラン')`,
    );
    const more = (await statement('demo-sato')) as Statement;
    expect(more).toMatchObject({ number: `${first.number}-2`, reissue: false, total: first.total + 1100 });
    expect(more.corrects).toContain(first.number);
    expect(await textOf(more.url)).toContain('訂正版');
  });

  it('is retained from the year in which it was issued, not from the year it is about', async () => {
    await bookByHand(
      app.pool,
      `insert into payments (customer_id, amount, payment_datetime, payment_method, payment_type, remarks)
       values (1, 1100, '2025-06-01T03:00:00Z', 1, 3, '月額プラン')`,
    );
    const { number } = (await statement('demo-sato', 2025)) as Statement;
    const { rows } = await app.pool.query<{ as_issued: boolean }>(
      "select keep_until = app.receipt_kept_until('2026-06-01') as as_issued from issued_documents where number = $1",
      [number],
    );
    expect(rows).toEqual([{ as_issued: true }]);
  });

  it('refuses a year without payments, and anyone but the paying member', async () => {
    expect(await statement('demo-sato', 2019)).toMatchObject({ type: 'statement_empty' });
    expect((await app.request('issueYearlyStatement', { year: 2026 })).statusCode).toBe(401);
    expect((await app.request('issueYearlyStatement', { year: 2026 }, await honbu())).statusCode).toBe(403);
  });
});

describe('headquarters find papers', () => {
  const find = async (payload: Partial<FunctionPayload<'headquartersFindDocuments'>> = {}) => {
    const answer = await app.call('headquartersFindDocuments', { page: 1, limit: 20, ...payload }, await honbu());
    if (answer.status !== 'OK') throw new Error(answer.type);
    return answer;
  };

  it('by day, amount, family and kind, in ranges and together', async () => {
    const all = await find();
    expect(all.total).toBeGreaterThan(3);
    const one = all.documents.find(({ kind }) => kind === 1);
    if (one === undefined) throw new Error('no receipt');
    const exact = {
      start_date: one.document_date,
      end_date: one.document_date,
      min_amount: one.amount,
      max_amount: one.amount,
    };
    for (const payload of [
      exact,
      { ...exact, kind: 1 },
      { text: one.number },
      { text: String(one.customer_id), kind: 1 },
    ]) {
      expect((await find(payload)).documents.map(({ id }) => id)).toContain(one.id);
    }
    for (const payload of [
      { ...exact, kind: 2 },
      { min_amount: one.amount + 1, text: one.number },
      { end_date: '2019-12-31' },
      { text: '%' },
    ]) {
      expect((await find(payload)).documents.map(({ id }) => id)).not.toContain(one.id);
    }
    expect((await find({ text: '佐藤 美咲' })).documents.every(({ customer_id }) => customer_id === 1)).toBe(true);
    // After an erasure the name is only on the paper.
    await app.pool.query("update customers set name = '削除済み' where id = 1");
    expect((await find({ text: '佐藤 美咲' })).total).toBeGreaterThan(1);
  });

  it('part by part, without a gap', async () => {
    const { total } = await find();
    const seen: number[] = [];
    for (;;) {
      const before_id = seen.at(-1);
      const { documents } = await find({ limit: 2, ...(before_id === undefined ? {} : { before_id }) });
      seen.push(...documents.map(({ id }) => id));
      if (documents.length < 2) break;
    }
    expect(new Set(seen).size).toBe(total);
  });

  it('and open one, which is written down; nobody else may', async () => {
    const { documents } = await find({ kind: 1 });
    const document_id = documents[0]?.id ?? 0;
    const opened = await app.call('headquartersOpenDocument', { document_id }, await honbu());
    if (opened.status !== 'OK') throw new Error(opened.type);
    expect(await textOf(opened.url)).toContain(`No. ${documents[0]?.number}`);
    const logs = await app.pool.query("select record_id from audit_logs where action = 'headquartersOpenDocument'");
    expect(logs.rows).toEqual([{ record_id: document_id }]);
    const payloads = {
      headquartersOpenDocument: { document_id },
      headquartersFindDocuments: { page: 1, limit: 20 },
    } as const;
    for (const name of ['headquartersOpenDocument', 'headquartersFindDocuments'] as const) {
      const status = async (token?: string) => (await app.request(name, payloads[name], token)).statusCode;
      expect(await status()).toBe(401);
      expect(await status(await app.tokenOf('demo-sato'))).toBe(403);
      expect(await status(await app.tokenOf('demo-minato-manager', 'staff'))).toBe(403);
    }
    const missing = await app.call('headquartersOpenDocument', { document_id: 999_999 }, await honbu());
    expect(missing).toMatchObject({ type: 'not_found' });
  });
});
