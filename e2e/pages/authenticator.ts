import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { serverNowHeader } from '../../src/contract/server-now.ts';

/** On /staff/account: the app is set up as a person does, with the server's clock. */
export async function setUpAuthenticator(page: Page) {
  await page.getByRole('button', { name: /^設定する.*認証アプリ/ }).click();
  await expect(page.getByRole('img', { name: '認証アプリで読み取るQRコード' })).toBeVisible();
  await page.getByText('読み取れないとき').click();
  const secret = (await page.locator('details p').textContent())?.replaceAll(' ', '') ?? '';
  const totp = new TOTP({ secret });
  const codeIn = async (milliseconds: number) => {
    // Asked by the page: only the browser knows the host of a company of its own.
    const now = await page.evaluate(
      async (header) =>
        (
          await fetch('/auth/password_reset/check', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"token":"x"}',
          })
        ).headers.get(header),
      serverNowHeader,
    );
    return totp.generate({ timestamp: (now === null ? Date.now() : Number(now)) + milliseconds });
  };
  await page.getByLabel('確認コード').fill(await codeIn(0));
  await page.getByRole('button', { name: '登録する', exact: true }).click();
  const paper = page.getByRole('list', { name: '復旧コード' }).getByRole('listitem');
  await expect(paper).toHaveCount(10);
  const recoveryCodes = await paper.allTextContents();
  await page.getByRole('button', { name: '控えました' }).click();
  await expect(page.getByText('残り10個')).toBeVisible();
  return { codeIn, recoveryCodes };
}
