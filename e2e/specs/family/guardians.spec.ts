import type { Browser, Page } from '@playwright/test';
import { expect, phone, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { addToFamily } from '../../pages/family.ts';
import { chooseEnd, makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

/** A phone of one's own. */
async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  return context.newPage();
}

test('a second guardian reserves, changes and cancels; the paying member sees it, and plan and card stay theirs', {
  tag: '@again',
}, async ({ page, browser, family, signIn }) => {
  const { email } = await family(page, 'kimura');
  const partner = await addToFamily(email, 'guardian', '木村 直');
  const other = await phoneOf(browser);
  await signIn(other, partner.key);
  const pages = new ReservePages(other);

  await other.goto('/mypage/top');
  await checkPage(other, '木村 直さん');
  const menu = other.getByRole('navigation', { name: 'マイページのメニュー' });
  await expect(menu.getByRole('link')).toHaveText(['予約', /^園から/, '家族', 'お支払い', 'アカウント']);
  // What is the paying member's alone is not among the pages behind them.
  await menu.getByRole('link', { name: 'お支払い' }).click();
  await expect(other.getByRole('heading', { level: 1, name: '回数券' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'プラン' })).toHaveCount(0);

  await pages.prepare(['木村 朝陽'], '12月17日', '9:00', '11:00');
  await pages.button('予約を確定する').click();
  await expect(pages.heading('ご予約が確定しました')).toBeVisible();
  await other.goto('/mypage/reserves/list');
  await pages.card('12月17日').getByRole('link', { name: '変更する' }).click();
  await chooseEnd(other, '12:00');
  await pages.button('確認へ進む').click();
  await pages.button('この内容に変更する').click();
  await expect(pages.heading('予約を変更しました')).toBeVisible();

  await page.goto('/mypage/reserves/list');
  const seen = new ReservePages(page).card('12月17日');
  await expect(seen.getByText('9:00〜12:00')).toBeVisible();
  await seen.getByRole('link', { name: /^くわしく見る/ }).click();
  await expect(page.getByText('木村 直さんが予約')).toBeVisible();
  const reserve_id = /(\d+)$/.exec(page.url())?.[1];
  await other.goto(`/mypage/reserves/cancel/confirm/${reserve_id}`);
  await pages.button(/キャンセルする/).click();
  await expect(other).toHaveURL(/cancel\/done/);
  await page.reload();
  await expect(page.getByText('木村 直さんが予約、木村 直さんがキャンセル')).toBeVisible();

  await other.goto('/mypage/plan_types/edit');
  await checkPage(other, 'お支払いの方のお手続きです');
  await expect(other.getByText('プランの変更は、お支払いの方のアカウントで行います。')).toBeVisible();
});

test('a relative sees when, where and who, and nothing else', { tag: '@again' }, async ({
  page,
  browser,
  family,
  signIn,
}) => {
  const { email, child_ids } = await family(page, 'kimura');
  const grandmother = await addToFamily(email, 'relative', '木村 和');
  await makeReserve(page, { branch_id: 6, child_ids, date: '2026-12-18', start: 540, end: 660 });
  const other = await phoneOf(browser);
  await signIn(other, grandmother.key);
  await other.goto('/mypage/top');
  await checkPage(other, 'お預かりの予定');
  await expect(other.getByRole('region', { name: '次の予定' })).toContainText('12月18日(金)9:00〜11:00');
  const menu = other.getByRole('navigation', { name: 'マイページのメニュー' });
  await expect(menu.getByRole('link')).toHaveText([/^園から/, 'アカウント']);
  await expect(other.getByRole('complementary', { name: '予約' }).getByRole('link', { name: /今日|明日/ })).toHaveCount(
    0,
  );
  await expect(other.getByText('円')).toHaveCount(0);
  await other.goto('/mypage/reserves/select_branches');
  await expect(other).toHaveURL(/\/mypage\/shared$/);
});
