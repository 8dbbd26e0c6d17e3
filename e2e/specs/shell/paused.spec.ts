import { screens } from '../../../src/contract/screen-errors.ts';
import { desktop, expect, phone, test } from '../../fixtures/test.ts';
import { checkPage, expectUsableAt } from '../../pages/check-page.ts';

/** While the server answers `unavailable` (src/server/database-gone.test.ts: a real database that goes and comes back). */
const callable = '**/asia-northeast1/*';
const unavailable = {
  status: 503,
  contentType: 'application/json',
  body: '{"error":{"status":"UNAVAILABLE","message":"x"}}',
};

test('a page that is read stays, says quietly that reserving is paused, and stops saying it by itself', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(callable, (route) => route.fulfill(unavailable));
  await page.route('**/readyz', (route) => route.fulfill(unavailable));
  await page.goto('/user_inquiries');
  const notice = page.getByRole('status').filter({ hasText: screens.paused });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectUsableAt(page, [phone, desktop]);
  await page.unroute('**/readyz');
  await page.clock.fastForward(15_000);
  await expect(notice).toBeHidden();
});

test('a page that cannot be read says so, and is read again', { tag: '@again' }, async ({ page, family }) => {
  await family(page, 'sato');
  const graphql = { ...unavailable, body: '{"errors":[{"message":"x","extensions":{"code":"unavailable"}}]}' };
  await page.route('**/v1/graphql', (route) => route.fulfill(graphql));
  await page.goto('/mypage/children/list');
  await checkPage(page, 'ただいま受付を休止しています');
  await expect(page.getByText(screens.paused)).toHaveCount(1);
  await page.unroute('**/v1/graphql');
  await page.getByRole('link', { name: 'もう一度読み込む' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ただいま受付を休止しています' })).toBeHidden();
});
