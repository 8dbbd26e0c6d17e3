import { desktop, expect, phone, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { heading } from '../../pages/mypage.ts';
import { haru, RegistrationForm, sora } from '../../pages/registration-form.ts';
import { chooseStart } from '../../pages/reserve-pages.ts';

/** A few streets from 大宮さくら園, where nobody else of these specs reserves for today. */
const omiya = { latitude: 35.906123, longitude: 139.620456 };

test('what is near and free, before signing in, becomes a seat by registering', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(omiya);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/nearbySeats')) sent.push(request.postDataJSON());
  });
  await page.goto('/');
  const search = page.locator('#nearby');
  await search.getByRole('button', { name: /きょうだい/ }).click();
  await search.getByLabel('1人目の年齢').selectOption('3歳');
  await search.getByLabel('2人目の年齢').selectOption('1歳');
  await search.getByLabel('いつから').selectOption('15:00から');
  await search.getByRole('button', { name: '現在地からさがす' }).click();
  const first = search.getByRole('listitem').filter({ hasText: '大宮さくら園' }).first();
  await expect(first).toContainText(/最短 15:00〜.*徒歩 約\d分\(めやす/);
  await expect(search.getByRole('heading', { name: /現在地から近い順 最短 15:00〜/ })).toBeFocused();
  // The browser has rounded it to 100 m; it is in no address.
  expect(sent.at(-1)).toMatchObject({ data: { position: { latitude: 35.906, longitude: 139.62 }, ages: [3, 1] } });
  expect(page.url()).not.toContain('35.9');
  await expectUsableAt(page, [phone, desktop]);

  await first.getByRole('link', { name: /15:00〜17:00を予約する/ }).click();
  // What was pressed stays in sight, and nobody claims that it is kept.
  const seat = page.getByRole('region', { name: 'お選びの時間' });
  await expect(seat).toContainText(
    /15:00〜17:00.*大宮さくら園.*お子さま2人の見積もり [\d,]+円.*まだ席は取れていません/,
  );
  await expectUsableAt(page, [phone, desktop]);
  const email = `nearby-${Date.now()}@example.jp`;
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill('himitsu-no-kotoba');
  await page.getByRole('button', { name: 'メールアドレスで登録する' }).click();
  const form = new RegistrationForm(page);
  // Room for both children who were searched with, at the branch that was found.
  await expect(seat).toContainText('大宮さくら園');
  await expect(page.getByLabel('園', { exact: true })).toHaveCount(0);
  await form.fillChild(1, haru);
  await form.fillChild(2, sora);
  await form.fillPerson({ name: '小林 さくら', kana: 'コバヤシ サクラ', email });
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await expect(heading(page, '予約と登録の確認')).toBeVisible();
  await expect(page.getByText('15:00〜17:00(2時間)')).toBeVisible();
  await form.agree();
  await page.getByRole('button', { name: 'この内容で予約する' }).click();
  await expect(heading(page, 'プランとカード')).toBeVisible();
});

test('a position that is denied is said, and a station or postal code works', { tag: '@again' }, async ({ page }) => {
  await page.goto('/branches/list');
  const search = page.getByRole('region', { name: '今日これから預けられる園' });
  await search.getByRole('button', { name: '現在地からさがす' }).click();
  await expect(search.getByRole('alert')).toContainText('駅名や郵便番号でさがせます');
  await search.getByLabel('駅名・市区町村・郵便番号').fill('品川');
  await search.getByRole('button', { name: 'さがす', exact: true }).click();
  await expect(search.getByRole('heading', { name: /品川駅から近い順/ })).toBeVisible();
  await expect(search.getByRole('alert')).toHaveCount(0);
  await expect(search.getByRole('listitem').first()).toContainText('みなと広場園');
  await search.getByLabel('駅名・市区町村・郵便番号').fill('192-0081');
  await search.getByRole('button', { name: 'さがす', exact: true }).click();
  await expect(search.getByText('〒192-0081(東京都八王子市)の中心からの直線距離です')).toBeVisible();
  await search.getByLabel('駅名・市区町村・郵便番号').fill('どこか遠く');
  await search.getByRole('button', { name: 'さがす', exact: true }).click();
  await expect(search.getByText('「どこか遠く」の場所が見つかりませんでした')).toBeVisible();
});

test('a branch’s page shows the hours of a day to everybody, and the chosen time goes along', async ({ page }) => {
  await page.goto('/branches/omiya-sakura');
  await page.getByRole('link', { name: /^11月20日/ }).click();
  await expect(page.getByRole('heading', { name: /11月20日\(金\)の時間/ })).toBeFocused();
  await chooseStart(page, '10:00');
  await expectUsableAt(page, [phone, desktop]);
  await page.getByRole('link', { name: /この時間で予約する/ }).click();
  await expect(page).toHaveURL(/customers\?when=future&branch=omiya-sakura&date=2026-11-20&start=10%3A00&end=12%3A00$/);
});
