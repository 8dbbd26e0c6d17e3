import { light } from '../../../db/seed/prices.ts';
import { expect, test } from '../../fixtures/test.ts';
import { givePast } from '../../pages/family-past.ts';

test('payments: five a page, newest first, with the total; the receipt is a PDF with its addressee', {
  tag: '@again',
}, async ({ page, family }) => {
  // A charged plan would add its first payment whenever the provider tells of it.
  const { email } = await family(page, 'sato', { plan_type_id: light });
  await givePast(email);
  await page.goto('/mypage/payments/list');
  // Beside the heads of the tables, one a month.
  const rows = page
    .getByRole('table', { name: /のお支払い$/ })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('全15件', { exact: true })).toBeVisible();
  const dates = async () => (await rows.allInnerTexts()).map((row) => /\d{4}\/\d\d\/\d\d/.exec(row)?.[0] ?? '');
  // Told apart by day, branch and child; no word twice.
  await expect(rows.filter({ hasText: 'のご利用' }).first()).toContainText(/園 佐藤 /);
  await expect(rows.filter({ hasText: '月額プラン 月額プラン' })).toHaveCount(0);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(120);
  const first = await dates();
  expect(first).toEqual(first.toSorted().reverse());
  await page.getByRole('link', { name: '次へ' }).click();
  await expect(page.getByText('6〜10件')).toBeVisible();
  await page.goBack();
  await page
    .getByRole('button', { name: /^領収書 ?を発行する/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '領収書' });
  await dialog.getByLabel('宛名').fill('株式会社さとう');
  // A company's name is a company's without being asked.
  await expect(dialog.getByRole('radio', { name: /御中/ })).toBeChecked();
  await dialog.getByRole('button', { name: '発行する' }).click();
  await expect(dialog.getByText('領収書を発行しました')).toBeVisible();
  const href = await dialog.getByRole('link', { name: 'PDFを開く' }).getAttribute('href');
  const pdf = await page.request.get(href ?? '');
  expect(pdf.status()).toBe(200);
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('childcares: planned beside actual, every line and the tickets explained', { tag: '@again' }, async ({
  page,
  family,
}) => {
  const { email } = await family(page, 'sato');
  await givePast(email);
  await page.goto('/mypage/childcares/list');
  await expect(page.getByText('全9件', { exact: true })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: '佐藤 結菜' }).first();
  await card.getByText('料金の内訳').first().click();
  const lines = card.getByRole('table', { name: '料金の内訳' });
  await expect(lines.getByRole('columnheader', { name: '予定' })).toBeVisible();
  await expect(lines.getByRole('columnheader', { name: '実際' })).toBeVisible();
  await expect(lines.getByRole('rowheader', { name: /保育料 陽向さん/ })).toBeVisible();
  await expect(lines.getByRole('rowheader', { name: /回数券.*6枚を使い、6時間分/ })).toBeVisible();
});

test('benefits: category, prefecture and order live in the address; five pick-ups', { tag: '@again' }, async ({
  page,
  family,
}) => {
  await family(page, 'sato');
  await page.goto('/mypage/benefits/list');
  await expect(page.getByRole('region', { name: 'おすすめ' }).getByRole('link')).toHaveCount(5);
  await page.getByLabel('カテゴリー').selectOption('くらし');
  await expect(page).toHaveURL(/category=2/);
  await expect(page.getByRole('region', { name: 'おすすめ' })).toHaveCount(0);
  const found = page.getByRole('region', { name: '特典をさがす' }).getByRole('link');
  await expect(found.first()).toContainText('くらし');
  await page.getByLabel('都道府県').selectOption('北海道');
  await expect(page).toHaveURL(/prefecture=1/);
  await expect(found.filter({ hasText: '全国' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('都道府県')).toHaveValue('1');
  await found.first().click();
  await expect(page.getByRole('heading', { level: 2, name: '特典の内容' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('カテゴリー')).toHaveValue('2');
});
