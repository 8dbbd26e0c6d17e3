import { mkdirSync } from 'node:fs';
import { test } from '../../fixtures/test.ts';

mkdirSync('/tmp/people', { recursive: true });
test('shots', async ({ page, signIn, signInStaff, browser, baseURL }) => {
  await signIn(page, 'kimura');
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/mypage/family');
    await page.getByRole('heading', { name: 'お迎えの方', exact: true }).waitFor();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/people/family-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mypage/family');
  await page.getByRole('button', { name: 'お迎えの方を追加' }).click();
  await page.waitForTimeout(400);
  await page.screenshot({ path: '/tmp/people/pickup-form.png' });
  await page.goto('/mypage/family');
  await page.getByRole('button', { name: 'ご家族を招待する' }).click();
  await page.getByRole('dialog').getByLabel('お名前').fill('木村 健二');
  await page.getByRole('dialog').getByLabel('お子さまとの続柄').fill('祖父');
  await page.screenshot({ path: '/tmp/people/invite.png' });
  await page.getByRole('button', { name: '招待のリンクを作る' }).click();
  const link = (await page.locator('[data-invitation-link]').textContent()) ?? '';
  await page.screenshot({ path: '/tmp/people/issued.png' });
  const other = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })).newPage();
  await other.goto(link);
  await other.getByRole('heading', { name: /招待です/ }).waitFor();
  await other.waitForTimeout(300);
  await other.screenshot({ path: '/tmp/people/invitation.png', fullPage: true });
  const honbu = await (await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } })).newPage();
  await signInStaff(honbu, 'honbu');
  await honbu.goto('/staff/headquarters/families/10');
  await honbu.getByRole('heading', { name: 'ご家族', exact: true }).waitFor();
  await honbu.screenshot({ path: '/tmp/people/hq.png', fullPage: true });
  await honbu.goto('/staff/customers/10');
  await honbu.getByRole('heading', { name: /ご家族とお迎えの方/ }).waitFor();
  await honbu.screenshot({ path: '/tmp/people/staff.png', fullPage: true });
});
