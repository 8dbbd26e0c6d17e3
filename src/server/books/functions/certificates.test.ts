import { describe, expect, it } from 'vitest';
import { openSession } from '../../auth/store/sessions.ts';
import { pdfText } from '../../papers/testing/pdf-text.ts';
import { testApp } from '../../testing/app.ts';
import { billedStays } from '../../testing/billed-stays.ts';
import { bookChecks } from '../../testing/books/book-checks.ts';
import { moneyDesk } from '../../testing/money.ts';
import { remindClaims } from '../jobs/remindClaims.ts';

const app = await testApp({ emulators: true });
const desk = await moneyDesk(app);
const stays = billedStays(app);
/** Has its 確認 in the demo. */
const MINATO = 2;
const month = '2026-11-01';
const begun = app.clock.now();
const nextMonth = new Date('2026-12-01T01:00:00Z');

/** A family with one stay in November, paid unless specified otherwise. */
async function family({ paid = true, children = 1 } = {}) {
  app.clock.set(begun);
  const member = await desk.member();
  const stay = await stays.stay(member.id, { children });
  if (paid) await desk.charge(stay.id);
  const uid = String((await desk.rows('select uid from customers where id = $1', member.id))[0]?.uid);
  const token = () => app.tokenOf(uid);
  const child_id = stay.child_ids[0] ?? 0;
  const issue = async (more: { child_id?: number } = {}) =>
    app.call('issueCertificate', { child_id, branch_id: MINATO, month, ...more }, await token());
  const list = async () => {
    const answer = await app.call('listCertificates', {}, await token());
    return answer.status === 'OK' ? answer.papers : [];
  };
  async function open(url: string) {
    const session = await app.services.database.transaction(app.clock.now(), (tx) =>
      openSession(tx, { uid, role: 'user' }, app.config),
    );
    const name = `session_${new URL(app.config.PUBLIC_URL).port || '80'}`;
    return app.server.inject({ url, headers: { cookie: `${name}=${session.cookie}` } });
  }
  return { member, stay, uid, token, child_id, issue, list, open };
}
const okOf = <Result extends { status: string }>(result: Result) => {
  if (result.status !== 'OK') throw new Error(JSON.stringify(result));
  return result as Extract<Result, { status: 'OK' }>;
};

describe('a certificate of provision', () => {
  it('is for a month that is over and paid, and says why not otherwise', async () => {
    const one = await family();
    expect(await one.list()).toMatchObject([{ state: 'month_not_over', covered: 2200, days: 1 }]);
    expect(await one.issue()).toMatchObject({ type: 'certificate_month_not_over' });
    app.clock.set(nextMonth);
    expect(await one.list()).toMatchObject([{ state: 'ready', covered: 2200, not_covered: 0 }]);
    expect(await one.issue()).toMatchObject({ status: 'OK', reissue: false, replaces: null });
    const other = await family({ paid: false });
    app.clock.set(nextMonth);
    expect(await other.list()).toMatchObject([{ state: 'unpaid', unpaid_dates: ['2026-11-13'] }]);
    const refused = await other.issue();
    expect(refused).toMatchObject({ type: 'certificate_unpaid' });
    expect('msg' in refused && refused.msg).toContain('11月13日');
    expect(await other.issue({ child_id: one.child_id })).toMatchObject({ type: 'not_found' });
  });

  it('opens for the paying member alone, as PDF and as CSV that add up to the books', async () => {
    const { stay, issue, open, child_id, token } = await family({ children: 2 });
    await stays.correct(stay, { end: '13:00', lunch: 1 });
    await app.runJobs();
    const benefit = { id: null, version: null, child_id, kind: 2, certificate_number: '0123456', prefecture_id: 13 };
    const place = { municipality: '港区', start_date: '2026-04-01', end_date: '2027-03-31' };
    okOf(await app.call('saveChildBenefit', { ...benefit, ...place }, await token()));
    app.clock.set(nextMonth);
    const issued = okOf(await issue());
    const text = pdfText((await open(issued.url)).rawPayload).join('');
    for (const words of ['0123456', '新2号', '港区', '提供した日数', '1日', '10:00', '確認 第9号', issued.number])
      expect(text).toContain(words);
    const csv = (await open(issued.csv_url)).body.split('\r\n').slice(1, -1);
    const amounts = csv.map((row) => Number(row.split(',')[5]?.replaceAll('"', '')));
    const [books] = await desk.rows(
      'select sum(l.amount)::integer as amount from app.payment_lines l where l.child_id = $1',
      child_id,
    );
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(books?.amount);
    expect(csv.some((row) => row.includes('"対象外","食事"'))).toBe(true);
    const stranger = await family();
    app.clock.set(nextMonth);
    expect((await stranger.open(issued.url)).statusCode).toBe(404);
    expect((await app.server.inject({ url: issued.url })).statusCode).toBe(404);
    const [{ id: document_id = 0 } = {}] = await desk.rows(
      'select id from issued_documents where number = $1',
      issued.number,
    );
    const found = okOf(
      await app.call(
        'headquartersOpenDocument',
        { document_id: Number(document_id) },
        await app.tokenOf('demo-honbu', 'staff'),
      ),
    );
    const honbu = await app.post('/auth/staff', { email: 'honbu@example.jp', password: 'imahoiku-demo' });
    const cookie = honbu.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect((await app.server.inject({ url: found.url, headers: { cookie } })).statusCode).toBe(200);
    expect((await stranger.open(found.url)).statusCode).toBe(404);
    app.clock.set(begun);
  });

  it('is marked when it is handed out again, and replaced when the month changed', async () => {
    const { member, issue, open } = await family();
    const payment = await desk.newestPayment(member);
    app.clock.set(nextMonth);
    const first = okOf(await issue());
    expect(okOf(await issue())).toMatchObject({ number: first.number, reissue: false });
    app.clock.advance(11 * 60);
    const again = okOf(await issue());
    expect(again).toMatchObject({ number: first.number, reissue: true });
    expect(pdfText((await open(again.url)).rawPayload).join('')).toContain('再発行');
    expect(await desk.refund('demo-minato-manager', payment.id, 700)).toMatchObject({ status: 'OK' });
    await app.runJobs();
    const changed = okOf(await issue());
    expect(changed).toMatchObject({ reissue: false, replaces: first.number });
    expect(pdfText((await open(changed.url)).rawPayload).join('')).toContain('1,500円');
    const kept = await desk.rows(
      'select number, copy, amount, replaces_id is not null as replaces from issued_documents where customer_id = $1 order by id',
      member.id,
    );
    expect(kept).toEqual([
      { number: first.number, copy: 1, amount: 2200, replaces: false },
      { number: first.number, copy: 2, amount: 2200, replaces: false },
      { number: changed.number, copy: 1, amount: 1500, replaces: true },
    ]);
  });

  it('is two sheets where the municipality wants them', async () => {
    const { child_id, token, issue, open } = await family();
    const hq = await app.tokenOf('demo-honbu', 'staff');
    const row = { id: null, version: null, prefecture_id: 26, municipality: '京都市', adaptation_date: '2026-01-01' };
    const rules = { layout: 2, claim_due_day: 10, claim_address: '京都市中京区', claim_note: '原本を提出' };
    okOf(await app.call('headquartersSaveMunicipality', { ...row, ...rules }, hq));
    expect(await app.call('headquartersSaveMunicipality', { ...row, ...rules }, hq)).toMatchObject({
      type: 'municipality_taken',
    });
    const benefit = { id: null, version: null, child_id, kind: 3, certificate_number: 'K-77', prefecture_id: 26 };
    const place = { municipality: '京都市', start_date: '2026-04-01', end_date: '' };
    okOf(await app.call('saveChildBenefit', { ...benefit, ...place }, await token()));
    app.clock.set(nextMonth);
    const pdf = (await open(okOf(await issue()).url)).rawPayload;
    expect(pdfText(pdf).join('')).toContain('特定子ども・子育て支援の提供に係る領収証');
    expect(pdfText(pdf, 1).join('')).toContain('特定子ども・子育て支援提供証明書');
  });

  it('is not for a branch without 確認', async () => {
    app.clock.set(begun);
    const member = await desk.member();
    const stay = await stays.stay(member.id, { branch_id: 3 });
    await app.pool.query('delete from branch_certificates where branch_id = 3 and kind = 2');
    await desk.charge(stay.id);
    const uid = String((await desk.rows('select uid from customers where id = $1', member.id))[0]?.uid);
    app.clock.set(nextMonth);
    const answer = okOf(await app.call('listCertificates', {}, await app.tokenOf(uid)));
    expect(answer.papers).toMatchObject([{ state: 'branch_unconfirmed', covered: 0 }]);
  });
});

describe('the meter of this month', () => {
  it('counts what was paid, what is billed and what was used elsewhere', async () => {
    const one = await family({ paid: false });
    const read = async () => okOf(await app.call('readBenefitMeter', {}, await one.token())).children;
    expect(await read()).toMatchObject([{ kind: null, cap: null, used: 2200, other: 0 }]);
    const benefit = { id: null, version: null, child_id: one.child_id, kind: 2, certificate_number: '1' };
    const place = { prefecture_id: 13, municipality: '港区', start_date: '2026-04-01', end_date: '' };
    const { id } = okOf(await app.call('saveChildBenefit', { ...benefit, ...place }, await one.token()));
    const typed = { child_id: one.child_id, month, amount: 5000 };
    okOf(await app.call('saveOtherFacilityAmount', typed, await one.token()));
    await desk.charge(one.stay.id);
    expect(await read()).toMatchObject([{ kind: 2, cap: 37_000, used: 2200, other: 5000 }]);
    expect(await app.call('saveChildBenefit', { ...benefit, ...place }, await one.token())).toMatchObject({
      type: 'benefit_overlaps',
    });
    const stranger = await family();
    expect(await app.call('removeChildBenefit', { id, version: 1 }, await stranger.token())).toMatchObject({
      type: 'not_found',
    });
    okOf(await app.call('removeChildBenefit', { id, version: 1 }, await one.token()));
    expect(await app.call('saveOtherFacilityAmount', typed, await stranger.token())).toMatchObject({
      type: 'not_found',
    });
  });
});

describe('the reminder of a claim', () => {
  it('goes once a quarter to the paying member of a certified child with covered use', async () => {
    const one = await family();
    const unpaid = await family({ paid: false });
    for (const { child_id, token } of [one, unpaid]) {
      const benefit = { id: null, version: null, child_id, kind: 2, certificate_number: '1', prefecture_id: 13 };
      const place = { municipality: '武蔵野市', start_date: '2026-04-01', end_date: '' };
      okOf(await app.call('saveChildBenefit', { ...benefit, ...place }, await token()));
    }
    const notices = ({ member }: { member: { id: number } }) =>
      desk.rows(
        "select content from notifications where kind = 'benefit_claim_reminder' and customer_id = $1",
        member.id,
      );
    await remindClaims(app.services, {});
    expect(await notices(one)).toEqual([]);
    app.clock.set(new Date('2027-01-11T01:00:00Z'));
    await remindClaims(app.services, {});
    await remindClaims(app.services, {});
    const messages = await notices(one);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.content).toContain('1月31日');
    expect(await notices(unpaid)).toEqual([]);
    app.clock.set(begun);
  });
});

it('leaves books that add up', () => bookChecks(app));
