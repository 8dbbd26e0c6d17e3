import { expect, expectAccessible, test } from '../../fixtures/test.ts';

/** 天神おひさま園, which no other spec changes. */
const branch = { id: 14, path: '/branches/tenjin-ohisama' };

test('a usual week closes the Sundays from a coming date, also on the public page', async ({ page, signInStaff }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInStaff(page, 'honbu');
  await page.goto(`/staff/headquarters/branches/${branch.id}/hours`);
  await page.getByRole('button', { name: '新しい開園時間を作る' }).click();
  await page.getByLabel('適用を始める日').fill('2026-12-01');
  await page.getByLabel('日曜日の開園').selectOption('closed');
  await page.getByLabel('土曜日の開園').selectOption('changed');
  const saturday = page.getByRole('group', { name: '土曜日' });
  await saturday.getByLabel('閉園').fill('07:30');
  await page.getByRole('button', { name: '変更後の4週間を確かめる' }).click();
  await expect(saturday.getByText('閉園、延長の終了の順になるように')).toBeVisible();
  await saturday.getByLabel('閉園').fill('17:00');
  await page.getByRole('button', { name: '変更後の4週間を確かめる' }).click();
  await expect(page.getByRole('row', { name: /12月6日\(日\)/ })).toContainText('休園');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'この内容で保存する' }).click();
  await expect(page.getByRole('heading', { name: '2026/12/01(火)から' })).toBeVisible();
  await expect(page.getByText('いつもの開園時間の保存')).toBeVisible();

  await page.goto(branch.path);
  await expect(page.getByText('12月1日(火)から変わります')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'お休み' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '12月6日(日)' })).toContainText('定休日');
});

test('a file with one wrong line is not taken, and says which; mended it is', { tag: '@again' }, async ({
  page,
  signInStaff,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters/imports');
  const head = 'お名前,お名前(カナ),電話番号,メールアドレス,お子さま1のお名前,お子さま1の生年月日';
  const right = '取込 一子,トリコミ イチコ,090-1111-2222,import1@example.jp,取込 はる,2024/4/1';
  const choose = (second: string) =>
    page.getByLabel('CSVファイル').setInputFiles({
      name: 'families.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${[head, right, second].join('\r\n')}\r\n`),
    });
  await page.getByText('ご家庭', { exact: true }).click();
  await choose('取込 二子,取込,090-1111-3333,import2@example.jp,取込 なつ,2024/13/1');
  await expect(page.getByText('直すところが2件あります')).toBeVisible();
  await expect(page.getByRole('row', { name: /3行目/ }).first()).toContainText(
    'お名前(カナ)は全角カタカナで入力してください。',
  );
  await expect(page.getByRole('row', { name: /3行目/ }).last()).toContainText('お子さま1の生年月日');
  await expect(page.getByRole('button', { name: /を取り込む$/ })).toHaveCount(0);
  await expectAccessible(page);
  await choose('取込 二子,トリコミ フタコ,090-1111-3333,import2@example.jp,取込 なつ,2024/12/1');
  await page.getByRole('button', { name: '2家庭を取り込む' }).click();
  await expect(page.getByText('ご家庭 2家庭')).toBeVisible();
  await choose('取込 二子,トリコミ フタコ,090-1111-3333,import2@example.jp,取込 なつ,2024/12/1');
  await expect(page.getByText('このファイルは取り込み済みです')).toBeVisible();
});
