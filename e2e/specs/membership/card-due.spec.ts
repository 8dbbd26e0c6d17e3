import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { startTestDemo, type TestDemo } from '../../fixtures/test-demo.ts';
import { cards, fillCard } from '../../pages/card-fields.ts';
import { checkPage } from '../../pages/check-page.ts';
import { expectTop, heading } from '../../pages/mypage.ts';
import { haru, RegistrationForm } from '../../pages/registration-form.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';

/** A first-time parent on the day itself: seat, card deadline, the seat that goes, and the same time again. Its own clock. */
test.describe.configure({ mode: 'serial' });

const at = (time: string) => new Date(`2026-11-16T${time}:00+09:00`).toISOString();
let demo: TestDemo;
let context: BrowserContext;

test.beforeAll(async () => {
  demo = await startTestDemo();
});
test.afterAll(async () => {
  await demo?.stop();
});
test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({
    baseURL: demo.url,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 390, height: 844 },
  });
});
test.afterEach(() => context.close());

const control = async (page: Page, path: string, data: unknown = {}) =>
  expect((await page.request.post(`/demo/${path}`, { data })).status(), path).toBe(200);
const setClock = (page: Page, time: string) => control(page, 'clock', { freeze: at(time) });
const sweep = (page: Page) => control(page, 'sweeps');
/** The page was put aside and is looked at again. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Signed out, 今日すぐ預ける, by e-mail, 11:00 to 13:00 today: the seat is held. */
async function reserveFirst(page: Page, email: string): Promise<RegistrationForm> {
  await page.goto('/branches/minato-hiroba');
  await page
    .getByRole('complementary', { name: '予約' })
    .getByRole('link', { name: /今日すぐ預ける/ })
    .click();
  await expect(page.getByText('今日のお預かりの予約に進みます。')).toBeVisible();
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('himitsu-no-kotoba');
  await page.getByRole('button', { name: 'メールアドレスで登録する' }).click();
  await expect(page).toHaveURL(/customers\/add\?when=today&branch=minato-hiroba$/);
  const form = new RegistrationForm(page);
  await form.fillChild(1, haru);
  await form.fillPerson({ name: '小林 さくら', kana: 'コバヤシ サクラ', email });
  await page.getByRole('button', { name: '日時を選ぶ' }).click();
  await expect(page.getByText('11月16日(月)').first()).toBeVisible();
  await new ReservePages(page).chooseTime('11:00', '13:00');
  await page.getByRole('button', { name: '確認へ進む' }).last().click();
  await expect(heading(page, '予約と登録の確認')).toBeVisible();
  await form.agree();
  await page.getByRole('button', { name: 'この内容で予約する' }).click();
  await expect(heading(page, 'プランとカード')).toBeVisible();
  return form;
}

test('the seat waits 20 minutes for the card, and the page counts them by the server’s clock', {
  tag: '@again',
}, async () => {
  const page = await context.newPage();
  await setClock(page, '09:34');
  const form = await reserveFirst(page, 'card-in-time@example.jp');
  await expect(page.getByText('席を確保しました。')).toBeVisible();
  await page.getByRole('link', { name: 'あとで登録する' }).click();
  await checkPage(page, '席を確保しました');
  await expect(page.getByText('9:54まで(あと20分)')).toBeVisible();
  await setClock(page, '09:35');
  await sweep(page);
  await page.getByRole('link', { name: '続けて登録する' }).click();
  await expect(page.getByText('9:54まで(あと19分)')).toBeVisible();
  await expect(page.getByText('予約の席がそのまま確保されます。')).toBeVisible();
  await checkPage(page, 'プランとカード');
  // Read out once, near the end.
  const announced = page.getByRole('status').filter({ hasText: '期限まで、まもなくです' });
  await expect(announced).toHaveCount(0);
  await setClock(page, '09:50');
  await lookAgain(page);
  await expect(page.getByText('(あと4分)')).toBeVisible();
  await expect(announced).toHaveCount(1);
  await form.choosePlan('ライト');
  await fillCard(page, cards.good);
  await form.goOn();
  await expect(page.getByText('(あと4分)')).toBeVisible();
  await checkPage(page, 'プランとカードの確認');
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(heading(page, 'お客様情報')).toBeVisible();
  await expect(
    page.getByText('11月16日(月) 11:00〜13:00 みなと広場園の席は、このまま確保されています。'),
  ).toBeVisible();
  await setClock(page, '09:55');
  await sweep(page);
  await expectTop(page);
  await expect(page.getByRole('heading', { name: '今日のご予約' })).toBeVisible();
});

test('a seat that has gone is said on every later page, and the same time is one press away', {
  tag: '@again',
}, async () => {
  test.setTimeout(600_000);
  const page = await context.newPage();
  const pages = new ReservePages(page);
  const gone = page.getByText('この予約は取り消されました');
  await setClock(page, '09:34');
  const form = await reserveFirst(page, 'card-too-late@example.jp');
  await form.choosePlan('プレミアム');
  await fillCard(page, cards.good);
  await form.goOn();
  await expect(heading(page, 'プランとカードの確認')).toBeVisible();
  await setClock(page, '09:54');
  await sweep(page);

  // Pressed before the page knew: nothing is charged, and it says why.
  await page.getByRole('button', { name: '登録する' }).click();
  await expect(page.getByText('請求はしていません。')).toBeVisible();
  await expect(gone).toBeVisible();
  await expect(page.getByText('席がそのまま確保')).toHaveCount(0);
  await checkPage(page, 'プランとカードの確認');
  for (const path of ['customers/done', 'payment_methods/add']) {
    await page.goto(`/registration_reserves/${path}`);
    await expect(gone).toBeVisible();
    await expect(page.getByText(/確保しました|確保されます/)).toHaveCount(0);
  }
  await page.goto('/registration_reserves/customers/done');
  await checkPage(page, '席をお返ししました');
  await expectTop(page);
  await expect(gone).toBeVisible();
  await checkPage(page, '小林 さくらさん');

  // One press: same branch, day, time and child; held again without a card.
  await page.getByRole('button', { name: '同じ日時でもう一度予約する' }).click();
  await expect(pages.heading('予約内容の確認')).toBeVisible();
  await expect(page.getByText('11:00〜13:00(2時間)')).toBeVisible();
  await expect(page.getByText('みなと広場園').first()).toBeVisible();
  await expect(page.getByText('小林 はる').first()).toBeVisible();
  await page.getByRole('button', { name: '予約を確定する' }).click();
  await expect(pages.heading('ご予約が確定しました')).toBeVisible();
  await expect(page.getByText('10:14まで(あと20分)')).toBeVisible();
  await checkPage(page, 'ご予約が確定しました');

  // Gone a second time; this time the card is registered all the same, and no page claims a seat.
  await setClock(page, '10:14');
  await sweep(page);
  await page.goto('/registration_reserves/payment_methods/confirm');
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: 'カードの登録だけする' }).click();
  await expect(heading(page, 'プランとカードを登録しました')).toBeVisible();
  await expect(page.getByText('予約の席は期限を過ぎてお返ししています。')).toBeVisible();
  await checkPage(page, 'プランとカードを登録しました');
  await page.getByRole('link', { name: 'お客様情報を入力する' }).click();
  await expect(gone).toBeVisible();
  await page.getByLabel('生年月日').fill('19880229');
  await form.fillEmergency();
  await form.fillAddress();
  await page.getByLabel('掲載しない').check();
  await form.goOn();
  await expect(heading(page, 'お客様情報の確認')).toBeVisible();
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: '登録を完了する' }).click();
  await expect(heading(page, '登録が完了しました')).toBeVisible();
  await expect(gone).toBeVisible();
  await checkPage(page, '登録が完了しました');

  // Too near now: the date step says so and offers what is left.
  await page.getByRole('button', { name: '同じ日時でもう一度予約する' }).click();
  await expect(page.getByText('同じ時間の受付は終わりました。')).toBeVisible();
});
