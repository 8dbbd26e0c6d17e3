import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { givePast } from '../../pages/family-past.ts';

test('receipt to a chosen name for a chosen purpose, issued again, and the statement of the year', async ({
  page,
  family,
}) => {
  await page.setViewportSize(phone);
  const { email } = await family(page, 'sato');
  await givePast(email);
  await page.goto('/mypage/payments/list');
  const issue = page.getByRole('button', { name: /^領収書 ?を発行する/ }).first();
  await issue.click();
  const dialog = page.getByRole('dialog', { name: '領収書' });
  await dialog.getByLabel('宛名').fill('株式会社たかはし');
  await expect(dialog.getByRole('radio', { name: /御中/ })).toBeChecked();
  await dialog.getByLabel('但し書き').fill('一時預かり利用補助の申請分として');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '発行する' }).click();
  await expect(dialog.getByText('領収書を発行しました')).toBeVisible();
  const href = await dialog.getByRole('link', { name: 'PDFを開く' }).getAttribute('href');
  expect((await page.request.get(href ?? '')).headers()['content-type']).toContain('application/pdf');
  await page.keyboard.press('Escape');
  // Another name is another copy, and says so.
  await issue.click();
  await dialog.getByRole('button', { name: '発行する' }).click();
  await expect(dialog.getByText(/「再発行」と印字されます/)).toBeVisible();
  await page.keyboard.press('Escape');

  const part = page.getByRole('region', { name: '年間利用明細書' });
  await part.getByRole('button', { name: '明細書を発行する' }).click();
  await expect(part.getByText('の明細書を発行しました')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const pdf = await page.request.get((await part.getByRole('link', { name: 'PDFを開く' }).getAttribute('href')) ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const saving = page.waitForEvent('download');
  await part.getByRole('button', { name: 'CSVを保存する' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^imahoiku-statement-\d{4}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('月,内容,お子さま,税区分,無償化');
});

test('headquarters find a paper by amount and family, and open it', { tag: '@again' }, async ({
  page,
  signInStaff,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters/documents');
  const search = page.getByRole('search', { name: '書類を探す' });
  await search.getByLabel(/お客様/).fill('佐藤');
  await search.getByLabel('金額(から)').fill('10500');
  await search.getByLabel('金額(まで)').fill('10500');
  await search.getByRole('button', { name: '探す' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '領収書 IH-' }).first();
  await expect(row).toContainText('10,500円');
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: /控えを見る/ }).click();
  const href = await row.getByRole('link', { name: 'PDFを開く' }).getAttribute('href');
  expect((await page.request.get(href ?? '')).status()).toBe(200);
});
