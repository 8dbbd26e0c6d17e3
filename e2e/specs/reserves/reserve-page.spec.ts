import { expect, expectAccessible, phone, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { newMember } from '../../pages/new-member.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';

/** The demo's day is Monday 2026-11-16; the family is new, its child はる is three. */
test('the confirm page is one screen, and the reserve has a page of its own', async ({ page, emulators, family }) => {
  await newMember(page, emulators);
  const pages = new ReservePages(page);
  await page.setViewportSize(phone);
  await pages.beginFuture(['小林 はる']);
  await pages.chooseDate('12月8日');
  await pages.chooseTime('10:00', '13:00');
  await page.getByRole('checkbox', { name: /昼食/ }).check();
  await pages.toConfirm();

  // One screen: what, when, how much, the card and the fee stand above the button, which needs no scrolling.
  const button = pages.button('予約を確定する');
  await expect(page.getByText('Visa ••4242')).toBeVisible();
  const bottomOf = async (locator: ReturnType<typeof page.locator>) => {
    const box = await locator.boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const bar = await button.boundingBox();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await bottomOf(button)).toBeLessThanOrEqual(phone.height);
  expect(await bottomOf(page.getByRole('region', { name: '予約の内容' }))).toBeLessThan(bar?.y ?? 0);
  expect(await bottomOf(page.getByRole('region', { name: 'お支払いとキャンセル' }))).toBeLessThan(bar?.y ?? 0);
  // No way out of the flow but whom to ask and what the law asks for.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([/^チャットで相談/, '利用規約', 'プライバシー', '特定商取引法']);

  // Busy until the next page stands, also on a slow line.
  const [asked, comes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/v1/graphql', async (route) => {
    asked.resolve();
    await comes.promise;
    await route.continue();
  });
  const answered = page.waitForResponse(/createReserve/);
  await button.click();
  await answered;
  await asked.promise;
  await expect(page.getByRole('button', { name: '予約しています' })).toHaveAttribute('aria-busy', 'true');
  comes.resolve();
  await expect(pages.heading('ご予約が確定しました')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.getByRole('link', { name: 'この予約のページへ' }).click();
  await expect(page).toHaveURL(/\/mypage\/reserves\/\d+$/);
  const address = page.url();
  await checkPage(page, 'ご予約の内容');
  await expect(page.getByText('予約確定')).toBeVisible();
  await expect(page.getByText('10:00〜13:00')).toBeVisible();
  await expect(page.getByRole('link', { name: '地図を開く' })).toBeVisible();
  await expect(page.getByRole('link', { name: /園に電話する/ })).toHaveAttribute('href', /^tel:/);
  const bring = page.getByRole('list').filter({ hasText: '着替え1組' });
  await expect(bring).toContainText('母子健康手帳');
  await expect(bring).toContainText('おむつとおしりふき');
  await expect(bring).not.toContainText('お弁当');
  await expect(page.getByText('12月7日(月) 18:00を過ぎると')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(phone);

  // The list: change, the same again, and the page with everything else.
  await page.goto('/mypage/reserves/list');
  const card = pages.card('12月8日');
  await expect(card.getByRole('link')).toHaveCount(2);
  await card.getByRole('link', { name: /くわしく見る/ }).click();
  await page.getByRole('link', { name: 'キャンセル', exact: true }).click();
  await pages.button('キャンセルする').click();
  await expect(pages.heading('キャンセルしました')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('キャンセル済み')).toBeVisible();
  await expect(page.getByText('料金はかかりません。')).toBeVisible();
  await expect(page.getByRole('link', { name: '変更する' })).toHaveCount(0);
  await expect(pages.button('同じ日時でもう一度予約する')).toBeVisible();
  await expectAccessible(page);

  // Another family: not found, and nothing else.
  await family(page, 'sato');
  await page.goto(address);
  await expect(page.getByText('このご予約は見つかりません')).toBeVisible();
});

test('a change in another tab brings its price along', { tag: '@again' }, async ({ page, context, emulators }) => {
  await newMember(page, emulators);
  const pages = new ReservePages(page);
  await pages.prepare(['小林 はる'], '12月10日', '10:00', '12:00');
  await expect(pages.total()).toHaveText('2,200円');
  const other = await context.newPage();
  await other.goto('/mypage/reserves/select_date');
  const there = new ReservePages(other);
  await there.chooseTime('10:00', '13:00');
  await there.toConfirm();
  await expect(there.total()).toHaveText('3,300円');
  await pages.button('予約を確定する').click();
  await expect(page.getByText('別の画面で内容が変更されました。')).toBeVisible();
  await expect(page.getByText('10:00〜13:00(3時間)')).toBeVisible();
  await expect(pages.total()).toHaveText('3,300円');
});

test('the other confirm pages keep their button in view on a phone', async ({ page, emulators }) => {
  await newMember(page, emulators);
  await page.setViewportSize(phone);
  const buttonInView = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(phone.height);
  };
  await page.goto('/mypage/tickets/buy');
  await page.getByRole('radio', { name: /回券/ }).first().check();
  await page.getByRole('button', { name: /確認/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '購入内容の確認' })).toBeVisible();
  await expect(page.getByText('Visa ••4242')).toBeVisible();
  await buttonInView('購入する');
  await page.goto('/mypage/plan_types/edit');
  await page.getByRole('radio', { name: /スタンダード/ }).check();
  await page.getByRole('button', { name: /確認/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'プラン変更の確認' })).toBeVisible();
  await expect(page.getByText('Visa ••4242')).toBeVisible();
  await buttonInView('プランを変更する');
});

test('the footer follows the login state', { tag: '@again' }, async ({ page, family }) => {
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await page.goto('/company');
  await expect(link('ログイン')).toBeVisible();
  await expect(link('マイページ')).toBeHidden();
  await family(page, 'sato');
  await page.goto('/company');
  await expect(link('マイページ')).toBeVisible();
  await expect(link('ログイン')).toBeHidden();
});
