import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { cards } from '../../pages/card-fields.ts';
import { Counted } from '../../pages/counted.ts';
import { heading } from '../../pages/mypage.ts';
import { StaffBoard } from '../../pages/staff-board.ts';

/** One family from the first visit to the regular: how many taps and typed fields a same-day seat costs. */
test('a same-day seat: new with LINE, returning signed in, returning signed out', { tag: '@again' }, async ({
  page,
  browser,
  signInStaff,
}) => {
  const button = (name: string) => page.getByRole('button', { name });
  const bar = page.getByRole('complementary', { name: '予約' }).getByRole('link', { name: /今日すぐ預ける/ });
  const consent = button('青木 美帆さんとして許可する');
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });

  const first = new Counted();
  await page.goto('/');
  await first.tap(page.locator('#nearby').getByRole('link', { name: /^東京都/ }));
  await first.tap(page.getByRole('link', { name: 'みなと広場園' }));
  await expect(heading(page, 'みなと広場園')).toBeVisible();
  await first.tap(bar);
  await first.tap(page.getByRole('link', { name: 'LINEで登録して予約へ' }));
  await first.tap(consent);
  await expect(heading(page, 'お客様とお子さま')).toBeVisible();
  await expect(page.getByLabel('園', { exact: true }).locator('option:checked')).toHaveText(/みなと広場園/);
  // LINE's name is there as a proposal, and says that it is looked at.
  await expect(field('お名前')).toHaveValue('青木 美帆');
  await expect(page.getByText(/^LINEの表示名を入れました。/)).toBeVisible();
  await first.type(field('お名前(カナ)'), 'アオキ ミホ');
  await first.type(field('電話番号'), '090-2468-1357');
  await first.type(field('メールアドレス'), 'aoki-miho@example.jp');
  await first.type(field('お子さまのお名前'), '青木 なぎ');
  await first.type(field('生年月日'), '20230503');
  await first.tap(button('日時を選ぶ'));
  await expect(page.getByText(/^1\d:\d\d〜1\d:\d\d\(2時間\)$/)).toBeVisible();
  await first.tap(button('確認へ進む'));
  await expect(heading(page, '予約と登録の確認')).toBeVisible();
  await expect(page.getByText('登園までにお知らせください')).toBeVisible();
  await first.tap(page.getByRole('checkbox', { name: /利用規約.*お子さまの情報/ }));
  await first.tap(button('この内容で予約する'));
  await expect(heading(page, 'プランとカード')).toBeVisible();
  await expect(page.getByRole('radio', { name: /ライト/ })).toBeChecked();
  await first.type(page.getByLabel('カード番号'), cards.good);
  await first.type(page.getByLabel('有効期限'), '1240');
  await first.type(page.getByLabel('セキュリティコード'), '123');
  // Nothing is charged: the card's own press is the last one.
  await first.tap(button('登録する'));
  await expect(page.getByText('の席は、このまま確保されています。')).toBeVisible();
  expect({ taps: first.taps, fields: first.fields }).toEqual({ taps: 16, fields: 8 });

  const again = new Counted();
  await page.goto('/');
  await again.tap(bar);
  // Where the child already is today stands on the first page, and the time offered lies beside it.
  await expect(page.getByText('この日は、すでにご予約があります')).toBeVisible();
  await again.tap(button('確認へ進む'));
  await again.tap(button('予約を確定する'));
  await expect(heading(page, 'ご予約が確定しました')).toBeVisible();
  expect(again.taps).toBeLessThanOrEqual(3);

  await page.goto('/sign_out');
  await button('ログアウトする').click();
  await expect(heading(page, 'ログアウトしました')).toBeVisible();
  const back = new Counted();
  await page.goto('/');
  await back.tap(bar);
  await back.tap(page.getByRole('link', { name: 'LINEで登録して予約へ' }));
  await back.tap(consent);
  await expect(heading(page, '今日すぐ預ける')).toBeVisible();
  await back.tap(button('確認へ進む'));
  await back.tap(button('予約を確定する'));
  await expect(heading(page, 'ご予約が確定しました')).toBeVisible();
  expect(back.taps).toBeLessThanOrEqual(5);

  // The branch sees what the short form left open, and writes it down at the door.
  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP' });
  const board = new StaffBoard(await context.newPage());
  await signInStaff(board.page, 'minato-staff');
  await board.open();
  const card = board.card('来園予定', '青木 なぎ').first();
  await expect(card.getByText('まだ登録がありません: 緊急連絡先、住所などのお客様情報')).toBeVisible();
  await card.getByRole('button', { name: '青木 美帆 緊急連絡先を聞いて記入する' }).click();
  await card.getByLabel('緊急連絡先のお名前').fill('青木 修');
  await card.getByLabel('緊急連絡先の電話番号').fill('090-2468-1357');
  await card.getByRole('button', { name: '保存する' }).click();
  await expect(card.getByText('ご本人と別の電話番号を入力してください。')).toBeVisible();
  await card.getByLabel('緊急連絡先の電話番号').fill('03-1111-2222');
  await card.getByRole('button', { name: '保存する' }).click();
  await expect(card.getByText('まだ登録がありません: 住所などのお客様情報')).toBeVisible();
  await expectAccessible(board.page);
  await context.close();
});

/** As a parent counts: presses, and fields that are typed into. */
test('home, 品川, confirmed: seven presses and six fields; with the card ten presses', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
  const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
  let presses = 0;
  const press = async (what: Locator) => {
    await what.click();
    presses += 1;
  };
  const typed = new Set<string>();
  const type = async (name: string, text: string) => {
    await field(name).fill(text);
    typed.add(name);
  };
  await page.goto('/');
  await type('駅名・市区町村・郵便番号', '品川');
  await press(button(/^さがす$/));
  await press(page.getByRole('link', { name: /を予約する/ }).first());
  await expect(page.getByRole('region', { name: 'お選びの時間' })).toBeVisible();
  await press(page.getByRole('link', { name: 'LINEで登録して予約へ' }));
  await press(page.getByRole('button', { name: '松本 あかねさんとして許可する' }));
  await expect(heading(page, 'お客様とお子さま')).toBeVisible();
  await expect(page.getByRole('region', { name: 'お選びの時間' })).toBeVisible();
  await expect(field('園')).toHaveCount(0);
  await type('お名前(カナ)', 'マツモト アカネ');
  await type('電話番号', '090-2468-1357');
  await type('メールアドレス', 'matsumoto-akane@example.jp');
  await type('お子さまのお名前', '松本 つむぎ');
  await type('生年月日', '20230503');
  await press(button('確認へ進む'));
  await expect(heading(page, '予約と登録の確認')).toBeVisible();
  await press(page.getByRole('checkbox', { name: /利用規約.*お子さまの情報/ }));
  await press(button('この内容で予約する'));
  await expect(heading(page, 'プランとカード')).toBeVisible();
  expect([presses, typed.size]).toEqual([7, 6]);
  await page.getByLabel('カード番号').fill(cards.good);
  await page.getByLabel('有効期限').fill('1240');
  await page.getByLabel('セキュリティコード').fill('123');
  await press(button('登録する'));
  await expect(page.getByText('の席は、このまま確保されています。')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(10);
});
