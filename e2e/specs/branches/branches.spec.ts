import { documents } from '../../../src/contract/operations/documents.generated.ts';
import { desktop, expect, expectAccessible, test } from '../../fixtures/test.ts';
import { expectCachedPage } from '../../pages/cached-page.ts';

const own = `e2e-${Date.now().toString(36)}`;

test('headquarters add a branch, edit it with a preview and open it, announce its end and tell its families', async ({
  page,
  signInStaff,
}) => {
  await page.setViewportSize(desktop);
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters/branches');
  await page.getByRole('link', { name: '園を追加する' }).click();
  await page.getByRole('button', { name: 'プレビューを確認する' }).click();
  await expect(page.getByText('園の名前を入力してください。')).toBeVisible();
  await page.getByLabel('園の名前').fill('ひかり台つくし園');
  await page.getByLabel('ページのアドレス').fill(own);
  await page.getByLabel('郵便番号').fill('1080075');
  await expect(page.getByLabel('市区町村・町名')).toHaveValue('港区港南');
  await page.getByLabel('電話番号').fill('03-5550-9911');
  await page.getByLabel('メールアドレス').fill(`${own}@imahoiku.example`);
  await page.getByLabel('定員').fill('6');
  await page.getByLabel('開園日').fill('2026-11-10');
  await page.getByRole('button', { name: 'プレビューを確認する' }).click();
  await expect(page.getByText('まだ保存されていません')).toBeVisible();
  await page.getByRole('button', { name: 'この内容で園を追加する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ひかり台つくし園' })).toBeVisible();
  await expect(page.getByText('紹介文がありません')).toBeVisible();
  const branch = page.url();
  await expectAccessible(page);

  // Two people have the same form open; the second is shown what the first has saved.
  await page.getByRole('link', { name: /^基本情報/ }).click();
  const station = page.getByLabel('最寄り駅');
  await expect(station).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('最寄り駅').fill('品川駅から徒歩2分');
  await other.getByRole('button', { name: 'プレビューを確認する' }).click();
  await other.getByRole('button', { name: 'この内容で保存する' }).click();
  await expect(other.getByRole('link', { name: '園の一覧へ' })).toBeVisible();
  await other.close();
  await station.fill('品川駅から徒歩9分');
  await page.getByRole('button', { name: 'プレビューを確認する' }).click();
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'ほかの人が先に保存しました' });
  await expect(conflict.getByRole('row', { name: /最寄り駅 品川駅から徒歩2分 品川駅から徒歩9分/ })).toBeVisible();
  await conflict.getByRole('button', { name: '自分の入力で保存する' }).click();

  await page.getByRole('link', { name: /^開園・閉園/ }).click();
  await page.getByRole('button', { name: '開園する' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '開園する' }).click();
  await expect(page.getByText('営業中').first()).toBeVisible();
  await expectCachedPage(page, `/branches/${own}`, '品川駅から徒歩9分');
  await page.goto(`/branches/${own}`);
  await expect(page.getByText('品川駅から徒歩9分').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '空きのカレンダー' })).toBeVisible();

  // Its end is announced with a last day, and its families are told from the checklist.
  await page.goto(`${branch}/status`);
  await page.getByRole('button', { name: '閉園の予定を発表する' }).click();
  await page.getByLabel('最終日').fill('2027-01-15');
  await page.getByLabel('閉園の理由').fill('建物の建て替えのため、閉園することになりました。');
  await expect(page.getByText('最終日より後のご予約は、ありません。')).toBeVisible();
  await page.getByRole('button', { name: '最終日を発表する' }).click();
  await expect(page.getByRole('heading', { name: '2027年1月15日に閉園します' })).toBeVisible();
  await expectAccessible(page);
  await expectCachedPage(page, `/branches/${own}`, '2027年1月15日をもって');
  await page.getByRole('link', { name: /お知らせを書く.*園のご家庭へのお知らせ/ }).click();
  await expect(page.getByLabel('件名')).toHaveValue('ひかり台つくし園 閉園のお知らせ');
  await page.getByRole('button', { name: '届く人数を確認する' }).click();
  await expect(page.getByText('届く方がいません')).toBeVisible();
  await page.getByRole('button', { name: '入力に戻る' }).click();
  await page.getByRole('radio', { name: '地域のご家庭' }).check();
  await page.getByLabel('都道府県').selectOption('東京都');
  await page.getByLabel('送る日').fill('2026-12-24');
  await page.getByLabel('送る時刻').fill('10:00');
  await page.getByRole('button', { name: '届く人数を確認する' }).click();
  await expect(page.getByText(/[1-9]\d*家庭の\d+人/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'この日時に送る' }).click();
  await expect(page.getByText('送信予定')).toBeVisible();
  await page.getByRole('button', { name: '送るのをやめる' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '送るのをやめる' }).click();
  await expect(page.getByText('取りやめ', { exact: true })).toBeVisible();
});

test('a manager writes a notice for the own branch and reaches no other', async ({ page, signInStaff }) => {
  await page.setViewportSize(desktop);
  await signInStaff(page, 'musashino-manager');
  await page.goto('/staff/headquarters/branches/3/notices');
  await page.getByRole('button', { name: 'お知らせを書く' }).click();
  await page.getByLabel('題名').fill(`園庭の工事 ${own}`);
  await page.getByLabel('本文').fill('来週、園庭のすべり台を直します。');
  await page.getByRole('button', { name: 'プレビューを確認する' }).click();
  // The branch is slow to come again after the save: a question put meanwhile must stay.
  const branchDocument = documents.find(({ name }) => name === 'SelectStaffBranch')?.id ?? '';
  const asked = Promise.withResolvers<void>();
  await page.route('**/v1/graphql', async (route) => {
    if (route.request().postData()?.includes(branchDocument)) await asked.promise;
    await route.continue();
  });
  const again = page.waitForResponse((answer) => answer.request().postData()?.includes(branchDocument) ?? false);
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await expect(page.getByRole('heading', { name: `園庭の工事 ${own}` })).toBeVisible();
  const name = '/branches/musashino-midori';
  await expectCachedPage(page, name, `園庭の工事 ${own}`);
  await page.getByRole('button', { name: new RegExp(`削除する.*園庭の工事 ${own}`) }).click();
  const question = page.getByRole('alertdialog', { name: 'このお知らせを削除しますか' });
  await expect(question).toBeVisible();
  asked.resolve();
  await (await again).finished();
  await question.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByRole('heading', { name: `園庭の工事 ${own}` })).toHaveCount(0);
  await page.goto('/staff/headquarters/branches/2/notices');
  await expect(page.getByText('園が見つかりません')).toBeVisible();
});
