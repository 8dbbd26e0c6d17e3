import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../../fixtures/test.ts';
import { memberPassword } from '../../pages/new-member.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';

test.use({ viewport: phone });

test('a second guardian is invited, joins, and both see the stay that a saved person fetches', async ({
  page,
  browser,
  baseURL,
  family,
}) => {
  await family(page, 'sato');
  await page.goto('/mypage/family');
  await expect(page.getByRole('heading', { level: 2, name: 'ログインできる方' })).toBeVisible();
  await expectAccessible(page);

  // Who may fetch.
  await page.getByRole('button', { name: 'お迎えの方を追加' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('お名前', { exact: true }).fill('佐藤 和子');
  await dialog.getByLabel('お子さまとの続柄').fill('祖母');
  await dialog.getByLabel('電話番号').fill('090-1111-2222');
  await dialog.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '佐藤 和子さん' })).toBeVisible();

  // The link, shown once.
  await page.getByRole('button', { name: 'ご家族を招待する' }).click();
  await dialog.getByLabel('お名前').fill('佐藤 健一');
  await dialog.getByLabel('お子さまとの続柄').fill('父');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '招待のリンクを作る' }).click();
  const link = (await page.locator('[data-invitation-link]').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByText('佐藤 健一さん')).toBeVisible();

  // A reserve, fetched by somebody of the list.
  const pages = new ReservePages(page);
  await pages.beginFuture(['佐藤 陽向']);
  await pages.chooseDate('12月10日');
  await pages.chooseTime('10:00', '12:00');
  await page.getByText('お迎え・園に伝えたいこと', { exact: true }).click();
  await page.getByRole('radio', { name: 'ほかの方' }).check();
  await page.getByRole('radio', { name: '佐藤 和子さん' }).check();
  await pages.toConfirm();
  await expect(page.getByText('佐藤 和子(09011112222)')).toBeVisible();
  await pages.button('予約を確定する').click();
  await expect(page.getByText(/12月10日\(木\) 10:00に/)).toBeVisible();

  // The other telephone.
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 320, height: 700 } });
  const partner = await context.newPage();
  await partner.goto(new URL(link, baseURL).href);
  await expect(partner.getByRole('heading', { name: /佐藤 健一さんへの招待です/ })).toBeVisible();
  expect(new URL(partner.url()).hash).toBe('');
  await expectAccessible(partner);
  await expectNoSidewaysScroll(partner);
  await partner.getByLabel('メールアドレス').fill(`partner-${process.pid}-${Date.now()}@example.jp`);
  await partner.getByLabel('パスワード', { exact: true }).fill(memberPassword);
  await partner.getByRole('button', { name: 'メールアドレスで登録する' }).click();
  await partner.getByLabel('お名前(カナ)').fill('さとう けんいち');
  await partner.getByLabel('電話番号').fill('09033334444');
  await partner.getByRole('button', { name: '招待を受ける' }).click();
  await expect(partner.getByText('同意のうえ、お進みください。')).toBeVisible();
  await partner.getByRole('checkbox', { name: /利用規約/ }).check();
  await expectAccessible(partner);
  await partner.getByRole('button', { name: '招待を受ける' }).click();
  await partner.waitForURL(/\/mypage\//);

  await partner.goto('/mypage/reserves/list');
  await expect(partner.getByRole('article').filter({ hasText: '12月10日' })).toBeVisible();
  await partner.goto('/mypage/family');
  await expect(partner.getByRole('listitem').filter({ hasText: '佐藤 健一さん(あなた)' })).toBeVisible();
  // Neither reads how the other is reached.
  await expect(partner.getByText('09012345678')).toHaveCount(0);
  await page.goto('/mypage/family');
  await expect(page.getByRole('listitem').filter({ hasText: '佐藤 健一さん' })).toContainText('保護者');
  await expect(page.getByText('09033334444')).toHaveCount(0);

  // Either freezes; it takes both to go on.
  await partner.getByRole('button', { name: 'リストを凍結する' }).click();
  await partner.getByRole('alertdialog').getByRole('button', { name: '凍結する' }).click();
  await expect(partner.getByText('凍結中です')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'お迎えの方を追加' })).toHaveCount(0);
  for (const guardian of [page, partner]) {
    await guardian.getByRole('button', { name: '解除に同意する' }).click();
    await guardian.getByRole('alertdialog').getByRole('button', { name: '同意する' }).click();
    await expect(guardian.getByRole('alertdialog')).toHaveCount(0);
  }
  await expect(partner.getByRole('button', { name: 'リストを凍結する' })).toBeVisible();
  await context.close();
});
