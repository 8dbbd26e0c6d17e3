import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { paymentMethod } from '../../../src/domain/codes.ts';
import { childDataVersion } from '../../../src/domain/membership/consents.ts';
import { closureChoice } from '../../../src/domain/staff-codes.ts';
import { readBooks, since } from '../../fixtures/books.ts';
import { expect, test } from '../../fixtures/test.ts';
import { type BusyReserve, busyDay, giveCards } from '../../pages/many-children.ts';
import { OwnDemo } from '../../pages/own-demo.ts';
import { callAs, callerAs, makeReserve } from '../../pages/reserve-pages.ts';
import { StaffBoard } from '../../pages/staff-board.ts';

/**
 * Several days at みなと広場園 with two tablets, on a clock of their own: a full house, siblings who leave apart, a check-out
 * that was forgotten, a new family at the desk, a typhoon, a bill opened again. Most families pay by card, every fifth in cash;
 * five families are tapped in and out. Every day is closed, and what the payment provider took and gave back is what the
 * books say, to the yen: by our count, and by the job that compares them each night. `npm run test:all` has sixty
 * children in the house, `npm test` twelve (sixty on one board: board.spec.ts).
 */
const families = process.env.TEST_ALL === undefined ? 11 : 57;
const MINATO = 2;
const monday = '2026-11-16';
const tuesday = '2026-11-17';
const wednesday = '2026-11-18';
const thursday = '2026-11-19';
type Ok = { status: string };

let own: OwnDemo;
test.beforeAll(async () => {
  own = await OwnDemo.start();
});
test.afterAll(() => own?.stop());

test('several days of a full house are closed, and the books balance to the yen', async ({ browser }) => {
  const { demo } = own;
  const manager = await own.person(browser, 'minato-manager', '/auth/staff');
  const staff = await own.person(browser, 'minato-staff', '/auth/staff');
  const sato = await own.person(browser, 'sato', '/auth/password');
  const hayashi = await own.person(browser, 'hayashi', '/auth/password');
  const kimura = await own.person(browser, 'kimura', '/auth/password');
  const door = new StaffBoard(staff, 'rows');
  const desk = new StaffBoard(manager, 'rows');
  const sql = async <Row extends pg.QueryResultRow>(text: string, ...values: unknown[]): Promise<Row[]> => {
    const client = new pg.Client(demo.databaseUrl);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  // The branch's Chatwork room takes ten messages in ten seconds; a day like this has many.
  await sql('update branches set chatwork_room_id = null where id = $1', MINATO);
  const okAs = async (page: Page) => {
    const call = await callerAs(page);
    return async (name: string, data: unknown) => {
      const answer = await call<Ok>(name, data);
      expect(answer.status, `${name} ${JSON.stringify(answer)}`).toBe('OK');
    };
  };
  const ok = async (page: Page, name: string, data: unknown) => (await okAs(page))(name, data);
  const childrenOf = async (uid: string): Promise<number[]> =>
    (
      await sql<{ id: number }>(
        'select k.id from children k join customers c on c.id = k.customer_id where c.uid = $1 and not k.disable order by k.id',
        uid,
      )
    ).map(({ id }) => id);

  /** What the night's comparison of books and payment provider has told headquarters. */
  const differencesSent = async () => {
    await own.runJob('balanceBooks');
    return sql("select id, content from headquarters_messages where kind = 'stripeBooksDiffer'");
  };
  const before = await readBooks(demo);
  const noticesBefore = await differencesSent();

  let busy: BusyReserve[] = [];
  const withoutCard = () => busy.filter((_, place) => place % 5 === 0);
  /** The first does not come. */
  const tapped = () => busy.slice(1, 6);
  const called = () => busy.slice(6);
  /** At one tablet; the other is put aside, as it would read the whole day again at each tap. */
  const tapEach = async (board: StaffBoard, other: Page, what: '登園' | '降園', then: '降園' | '元に戻す') => {
    await other.goto('about:blank');
    const children = tapped().flatMap(({ names }) => names);
    for (const child of children) await board.tap(child, what);
    for (const child of children)
      await expect(board.page.getByRole('button', { name: `${child} ${then}` })).toBeVisible();
    await expect(board.page.getByText('送信しています…')).toHaveCount(0);
    await board.page.goto('about:blank');
  };
  let siblings = { reserve_id: 0 };
  let forgotten = { reserve_id: 0 };
  let typhoon = { reserve_id: 0 };

  await test.step('the day before: families reserve, a full house is expected', async () => {
    const [first = 0, second = 0] = await childrenOf('demo-sato');
    const [rin = 0] = await childrenOf('demo-hayashi');
    const [asahi = 0] = await childrenOf('demo-kimura');
    const payload = { branch_id: MINATO, date: tuesday, start: 10 * 60, end: 12 * 60 };
    siblings = await makeReserve(sato, { ...payload, child_ids: [first, second], start: 15 * 60, end: 17 * 60 });
    forgotten = await makeReserve(hayashi, { ...payload, child_ids: [rin], start: 13 * 60, end: 15 * 60 });
    typhoon = await makeReserve(kimura, { ...payload, child_ids: [asahi], date: thursday });
    busy = await busyDay(demo.databaseUrl, { branch_id: MINATO, date: tuesday, count: families, start: '15:00' });
    expect(busy.flatMap(({ child_ids }) => child_ids)).toHaveLength(families === 57 ? 60 : 12);
    await giveCards(
      demo,
      busy.filter((each) => !withoutCard().includes(each)),
    );
  });

  await test.step('the children come by two tablets; siblings together by one tap, and leave apart', async () => {
    await own.setClock(tuesday, '14:58');
    await Promise.all([door.open(), desk.open()]);
    const together = staff.getByRole('button', { name: /^佐藤.*2人とも登園$/ });
    await together.click();
    await expect(manager.getByRole('button', { name: /^佐藤.*2人とも降園$/ })).toBeVisible();
    await tapEach(door, manager, '登園', '降園');
    await own.setClock(tuesday, '15:30');
    const [asStaff, asManager] = [await okAs(staff), await okAs(manager)];
    for (const [place, { reserve_id }] of called().entries())
      await (place % 2 ? asStaff : asManager)('staffCheckIn', { reserve_id, at: `${tuesday}T15:00:00+09:00` });
    const [no_show] = busy;
    await ok(staff, 'staffNoShow', { reserve_id: no_show?.reserve_id });
    await ok(staff, 'staffCheckIn', { ...forgotten, at: `${tuesday}T13:00:00+09:00` });
    const { reserve_id } = siblings;
    const [first = 0, second = 0] = await childrenOf('demo-sato');
    const leave = { reserve_id, pick_up_name: null, pick_up_tel: null };
    await ok(staff, 'staffCheckOut', { ...leave, children: [first], at: `${tuesday}T15:20:00+09:00` });
    await ok(manager, 'staffCheckOut', { ...leave, children: [second], at: `${tuesday}T15:30:00+09:00` });
  });

  let walkIn = { reserve_id: 0 };
  await test.step('a new family at the desk, from now on', async () => {
    const family = {
      ...{ name: '窓口 花子', name_kana: 'マドグチ ハナコ', tel: '08043219999', branch_id: MINATO },
      child1: { name: '窓口 空', name_kana: 'マドグチ ソラ', date_of_birth: '2023-04-04' },
      consent: { version: childDataVersion, consented_name: '窓口 花子' },
      ...{ reserve_date: tuesday, start_hour: 15, start_min: 30, end_hour: 17, end_min: 0 },
      idempotency_key: randomUUID(),
    };
    // So many children are far above the seats: the manager takes this one with a word.
    const made = await callAs<{ status: string; reserve_id: number }>(manager, 'staffCreateFamily', {
      ...family,
      override_reason: 'きょうだいの通院のため',
    });
    expect(made).toMatchObject({ status: 'OK' });
    walkIn = { reserve_id: made.reserve_id };
    await ok(staff, 'staffCheckIn', { ...walkIn, accepted: ['emergency_contact'] });
  });

  await test.step('the evening: all but one are checked out', async () => {
    await own.setClock(tuesday, '17:00');
    await desk.open();
    const left = manager.getByRole('button', { name: /^降園済み\s*\d+名$/ });
    await left.click();
    await tapEach(desk, staff, '降園', '元に戻す');
    await own.setClock(tuesday, '18:30');
    const leave = { pick_up_name: null, pick_up_tel: null, at: `${tuesday}T17:00:00+09:00` };
    const [asStaff, asManager] = [await okAs(staff), await okAs(manager)];
    for (const [place, { reserve_id }] of called().entries())
      await (place % 2 ? asManager : asStaff)('staffCheckOut', { reserve_id, ...leave });
    await ok(staff, 'staffCheckOut', { ...walkIn, ...leave });
    await own.setClock(tuesday, '19:00');
    await own.sweep();
    await own.sweep();
  });

  await test.step('the next morning: what was forgotten is told in one press, and charged', async () => {
    await own.setClock(wednesday, '08:30');
    await desk.open();
    const strip = manager.getByRole('region', { name: 'やること' });
    await strip.getByRole('button', { name: /^やること/ }).click();
    const forgottenStay = strip.getByRole('button', { name: '林 凛 登降園を登録する' }).last();
    await expect(forgottenStay).toBeVisible();
    await forgottenStay.click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('button', { name: /^予定どおり/ }).click();
    await dialog.getByLabel('理由').fill('降園の押し忘れ');
    await dialog.getByRole('button', { name: 'この時刻で登録する' }).click();
    await expect(dialog).toHaveCount(0);
    await own.setClock(wednesday, '09:00');
    await own.sweep();
    await own.sweep();
  });

  await test.step('families without a card pay in cash; one fee is let go', async () => {
    const open = await sql<{ childcare_id: number | null; reserve_cancellation_id: number | null; amount: number }>(
      `select u.id as childcare_id, null::integer as reserve_cancellation_id, u.total_amount as amount
       from childcares u where u.branch_id = $1 and u.status = 3 and u.start_datetime >= $2
       union all
       select null, x.id, x.cancel_amount from reserve_cancellations x join reserves r on r.id = x.reserve_id
       where r.branch_id = $1 and x.cancel_settlement_status = 3 and r.reserve_date = $2::date`,
      MINATO,
      tuesday,
    );
    // The one who did not come among them, and the family at the desk.
    expect(open).toHaveLength(withoutCard().length + 1);
    const [asStaff, asManager] = [await okAs(staff), await okAs(manager)];
    for (const { amount, ...claim } of open) {
      const quoted = { ...claim, childcare_correction_id: null, quoted_amount: amount };
      if (claim.childcare_id !== null) await asStaff('staffRecordCash', quoted);
      else await asManager('staffWriteOff', { ...quoted, reason: '初めてのご利用のため' });
    }
  });

  await test.step('a bill is opened again: only the difference goes back', async () => {
    const asked = { ...siblings, others_discount_amount: 300, others_discount_reason: '空調の故障' };
    type Preview = Ok & { difference: number; after: { total_amount: number } };
    const { difference, after } = await callAs<Preview>(manager, 'staffPreviewCorrection', asked);
    expect(difference).toBe(-300);
    // Money goes back: the sign-in of days ago is not enough.
    await ok(manager, 'staffConfirmIdentity', { current_password: demoPassword });
    await ok(manager, 'staffCorrectChildcare', {
      ...asked,
      reason: '設備の不具合へのお詫び',
      payment_method: paymentMethod.code.card,
      quoted_total: after.total_amount,
      quoted_difference: difference,
      idempotency_key: randomUUID(),
    });
    await own.sweep();
  });

  await test.step('a typhoon: the day is closed, the family told, nothing charged', async () => {
    const change = { kind: 'mark', date_from: thursday, date_to: thursday, status: '×', remarks: '台風のため' };
    const reserves = await sql<{ id: number }>(
      'select id from reserves where branch_id = $1 and reserve_date = $2 and live',
      MINATO,
      thursday,
    );
    const ids = reserves.map(({ id }) => id);
    expect(ids).toContain(typhoon.reserve_id);
    await ok(manager, 'staffCloseBranches', {
      ...{ branch_ids: [MINATO], change, choice: closureChoice.code.cancel, seen_reserve_ids: ids, reserve_ids: ids },
      ...{ title: '臨時休園のお知らせ', content: '台風のため休園します。', idempotency_key: randomUUID() },
    });
    await own.setClock(thursday, '08:30');
    await own.sweep();
    await kimura.goto(`/mypage/reserves/${typhoon.reserve_id}`);
    await expect(kimura.getByText('園の都合で取り消しました。料金はかかりません。')).toBeVisible();
    await desk.open();
    await manager.getByRole('button', { name: /^やること/ }).click();
    await expect(manager.getByText(/^今日は休園/)).toBeVisible();
  });

  await test.step('every day is closed', async () => {
    for (const date of [monday, tuesday, wednesday]) {
      await ok(staff, 'staffSaveDailyReport', {
        branch_id: MINATO,
        date,
        notes: '変わりありません。',
        idempotency_key: randomUUID(),
      });
      // What the demo's own families left open is named; of these days nothing is.
      const close = { branch_id: MINATO, date, no_incident_flag: 1, explanations: [] };
      type Open = { kind: string; reserve_id: number };
      const asked = await callAs<Ok & { details?: { items: Open[] } }>(manager, 'staffCloseDay', close);
      const items = asked.details?.items ?? [];
      expect(items.map(({ reserve_id }) => reserve_id)).not.toEqual(expect.arrayContaining([siblings.reserve_id]));
      expect(busy.filter(({ reserve_id }) => items.some((item) => item.reserve_id === reserve_id))).toEqual([]);
      const explanations = items.map((each) => ({ ...each, explanation: '確認中' }));
      if (asked.status !== 'OK') await ok(manager, 'staffCloseDay', { ...close, explanations });
    }
    await manager.goto(`/staff/reports?from=${tuesday}`);
    await expect(manager.getByText('この日は締められています')).toBeVisible();
  });

  await test.step('every yen is in the books', async () => {
    const { charged, payments } = since(before, await readBooks(demo));
    const card = payments.filter(({ stripe_payment_intent_id }) => stripe_payment_intent_id !== null);
    expect(charged.map(({ id, amount }) => `${id} ${amount}`).sort()).toEqual(
      card
        .filter(({ amount }) => amount > 0)
        .map(({ stripe_payment_intent_id, amount }) => `${stripe_payment_intent_id} ${amount}`)
        .sort(),
    );
    expect(payments.filter(({ amount }) => amount < 0).map(({ amount }) => amount)).toEqual([-300]);
    // What came in is what is owed, for every stay and fee of these days.
    const differing = await sql(
      `select u.id from childcares u where u.branch_id = $1 and u.start_datetime >= $2
         and u.total_amount <> (select coalesce(sum(p.amount), 0) from payments p where p.childcare_id = u.id)`,
      MINATO,
      tuesday,
    );
    expect(differing).toEqual([]);
    expect(card.filter(({ amount }) => amount > 0).length).toBeGreaterThan(busy.length / 2);
    expect(await differencesSent()).toEqual(noticesBefore);
  });
});
