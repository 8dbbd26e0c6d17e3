import type { Page } from '@playwright/test';
import { readBooks, since } from '../../fixtures/books.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cards, fillCard } from '../../pages/card-fields.ts';
import { OwnDemo } from '../../pages/own-demo.ts';
import { callAs, makeReserve, ReservePages } from '../../pages/reserve-pages.ts';
import { StaffBoard } from '../../pages/staff-board.ts';

/**
 * A full day at みなと広場園 by two staff and three parents, on a clock of its own: requests, answers, reminders,
 * arrivals, a late pick-up, a declined card, a no-show, a late cancellation, settlement, a receipt. At its end every
 * yen charged at the payment provider stands in our books for something that happened, and nothing else does.
 */
test.describe.configure({ mode: 'serial' });

const MINATO = 2;
const KIMURA_ASAHI = 11;
const day = '2026-11-17';
const chargeFails = '4000000000000341';

let own: OwnDemo;

test.beforeAll(async () => {
  own = await OwnDemo.start();
});
test.afterAll(() => own?.stop());

test('the books balance after a full day', { tag: '@again' }, async ({ browser }) => {
  test.setTimeout(960_000);
  const { demo } = own;
  const person = (key: string, door: '/auth/password' | '/auth/staff') => own.person(browser, key, door);
  const setClock = (time: string, date = day) => own.setClock(date, time);
  const sweep = () => own.sweep();

  const manager = await person('minato-manager', '/auth/staff');
  const staff = await person('minato-staff', '/auth/staff');
  const hayashi = await person('hayashi', '/auth/password');
  const shimizu = await person('shimizu', '/auth/password');
  const kimura = await person('kimura', '/auth/password');
  const before = await readBooks(demo);
  const doors = { manager: new StaffBoard(manager), staff: new StaffBoard(staff) };
  let kimuraComes = 0;
  let kimuraCancels = 0;

  await test.step('the day before: three parents ask at once', async () => {
    const mark = { branch_id: MINATO, date_from: day, date_to: day, status: '△', remarks: '園外保育の日です' };
    const marked = await callAs<{ status: string }>(manager, 'staffSetReservable', { ...mark, confirmed_flag: 1 });
    expect(marked.status).toBe('OK');
    const ask = async (page: Page, child: string, start: string, end: string) => {
      const pages = new ReservePages(page);
      await pages.prepare([child], '11月17日', start, end);
      await pages.button('予約をリクエストする').click();
      await expect(pages.heading('リクエストを送りました')).toBeVisible();
    };
    const payload = { branch_id: MINATO, child_ids: [KIMURA_ASAHI] };
    const [, , made] = await Promise.all([
      ask(hayashi, '林 凛', '10:00', '12:00'),
      ask(shimizu, '清水 葵', '13:00', '15:00'),
      makeReserve(kimura, { ...payload, date: day, start: 16 * 60, end: 18 * 60 }),
    ]);
    kimuraComes = made.reserve_id;
    const later = await makeReserve(kimura, { ...payload, date: '2026-11-18', start: 10 * 60, end: 12 * 60 });
    kimuraCancels = later.reserve_id;
  });

  await test.step('清水 changes to a card that will be declined', async () => {
    await shimizu.goto('/mypage/payment_methods/edit');
    await fillCard(shimizu, chargeFails);
    await shimizu.getByRole('button', { name: '確認へ進む' }).click();
    await shimizu.getByRole('button', { name: 'このカードに変更する' }).click();
    await expect(shimizu.getByRole('heading', { level: 1, name: 'お支払い方法を変更しました' })).toBeVisible();
  });

  await test.step('two staff answer', async () => {
    const approve = async (page: Page, name: string, child: string) => {
      await page.goto('/staff/requests');
      const card = page
        .getByRole('region', { name: /^11月17日/ })
        .getByRole('article')
        .filter({ hasText: child });
      await card.getByRole('button', { name: /詳しく・お断り$/ }).click();
      await card.getByLabel('お客様へのコメント').fill('お待ちしています。');
      await card.getByRole('button', { name: 'コメントをつけて承認する' }).click();
      await expect(page.getByText(new RegExp(`${name}.*承認しました`))).toBeVisible();
    };
    await Promise.all([approve(manager, '林 恵美', '林 凛'), approve(staff, '清水 陽介', '清水 葵')]);
    await approve(staff, '木村', '木村 朝陽');
  });

  await test.step('at noon the parents are reminded', async () => {
    await setClock('12:05', '2026-11-16');
    await sweep();
    await manager.goto(`/staff/reserves/${kimuraComes}`);
    await expect(manager.getByText('明日のご予約のお知らせ', { exact: true })).toBeVisible();
    await hayashi.goto('/mypage/top');
    await expect(hayashi.getByRole('main')).toContainText('11月17日');
  });

  await test.step('the morning: 林 凛 comes and leaves twenty minutes late', async () => {
    await setClock('09:56');
    await Promise.all([doors.manager.open(), doors.staff.open()]);
    await doors.staff.tap('林 凛', '登園');
    await expect(doors.manager.card('お預かり中', '林 凛')).toBeVisible();
    await setClock('12:20');
    await doors.manager.open();
    await expect(doors.manager.card('お預かり中', '林 凛').getByText('お迎え 20分超過')).toBeVisible();
    await doors.manager.tap('林 凛', '降園');
    await expect(doors.staff.card('降園済み', '林 凛')).toBeVisible();
  });

  await test.step('the afternoon: 清水 葵 comes and leaves, 木村 does not come', async () => {
    await setClock('13:00');
    await doors.staff.open();
    await doors.staff.tap('清水 葵', '登園');
    await expect(doors.staff.card('お預かり中', '清水 葵')).toBeVisible();
    await setClock('15:00');
    await doors.staff.open();
    await doors.staff.tap('清水 葵', '降園');
    await expect(doors.staff.card('降園済み', '清水 葵')).toBeVisible();
    await setClock('16:30');
    await kimura.goto('/mypage/reserves/list');
    const listed = (date: string) => kimura.getByRole('main').getByRole('listitem').filter({ hasText: date });
    await expect(listed('11月17日').getByText('開始時刻を過ぎています。')).toBeVisible();
    await expect(listed('11月17日').getByRole('link', { name: 'キャンセル' })).toHaveCount(0);
    await expect(listed('11月18日').getByRole('link', { name: 'キャンセル' })).toBeVisible();
    await doors.manager.open();
    await doors.manager.tap('木村 朝陽', '来園なし');
    await expect(doors.manager.card('来園なし', '木村 朝陽')).toBeVisible();
  });

  await test.step('the evening: 木村 cancels tomorrow, too late to be free', async () => {
    await setClock('18:30');
    await kimura.goto(`/mypage/reserves/cancel/confirm/${kimuraCancels}`);
    await kimura.getByRole('button', { name: /円を支払ってキャンセルする/ }).click();
    await expect(kimura.getByRole('heading', { level: 1, name: 'キャンセルしました' })).toBeVisible();
  });

  await test.step('settlement: one card is declined, and a new card pays', async () => {
    await setClock('18:50');
    await sweep();
    await sweep();
    await manager.goto(`/staff/childcares?from=${day}`);
    const failed = manager.getByRole('region', { name: /^決済できなかったもの/ });
    await expect(failed.getByRole('row').filter({ hasText: '清水 葵' })).toBeVisible();
    const hayashiRow = manager.getByRole('row').filter({ hasText: '林 凛' });
    await expect(hayashiRow.getByText('精算済み')).toBeVisible();
    await shimizu.goto('/mypage/top');
    await expect(shimizu.getByText('お支払いできていない料金があります')).toBeVisible();
    await shimizu.goto('/mypage/payment_methods/edit');
    await fillCard(shimizu, cards.good);
    await shimizu.getByRole('button', { name: '確認へ進む' }).click();
    await shimizu.getByRole('button', { name: 'このカードに変更する' }).click();
    await expect(shimizu.getByRole('heading', { level: 1, name: 'お支払い方法を変更しました' })).toBeVisible();
    await sweep();
    await expect(failed.getByRole('row').filter({ hasText: '清水 葵' })).toHaveCount(0);
  });

  await test.step('林 takes a receipt', async () => {
    const { payments } = since(before, await readBooks(demo));
    const payment = payments.find(({ payment_type }) => payment_type === 1);
    const receipt = await callAs<{ status: string; url: string }>(hayashi, 'issueReceiptLink', {
      payment_id: payment?.id,
      addressee: '',
    });
    expect(receipt.status).toBe('OK');
    const file = await hayashi.request.get(receipt.url);
    expect(file.headers()['content-type']).toContain('application/pdf');
  });

  await test.step('the report of the day', async () => {
    await staff.goto('/staff/reports');
    await staff.getByLabel('報告').fill('2件のご利用。来園なし1件。けがはありません。');
    await staff.getByRole('button', { name: '日報に記入する' }).click();
    await expect(staff.getByRole('listitem').filter({ hasText: '前田 亮' }).getByText('2件のご利用。')).toBeVisible();
  });

  await test.step('every yen is in the books, once, for something that happened', async () => {
    const { charged, payments } = since(before, await readBooks(demo));
    expect(charged.map(({ id, amount }) => `${id} ${amount}`).sort()).toEqual(
      payments.map(({ stripe_payment_intent_id, amount }) => `${stripe_payment_intent_id} ${amount}`).sort(),
    );
    expect(payments.map(({ purpose, amount, owed }) => ({ named: purpose !== null, amount, owed }))).toEqual(
      payments.map(({ owed }) => ({ named: true, amount: owed, owed })),
    );
    expect(new Set(payments.map(({ purpose }) => purpose)).size).toBe(payments.length);
    // 林 (プレミアム 850円): 9:56〜12:20 is 150 minutes. 清水 (ライト 1,100円): 2 hours. 木村 (ライト): no-show 2 hours, then half of 2 hours.
    expect(payments.map(({ payment_type, amount }) => `${payment_type} ${amount}`).sort()).toEqual([
      '1 2125',
      '1 2200',
      '2 1100',
      '2 2200',
    ]);
  });
});
