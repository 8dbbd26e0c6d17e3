import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection the next reserve is still there; signed out it is gone', async ({
  page,
  context,
  family,
}) => {
  const { child_ids } = await family(page, 'sato');
  await makeReserve(page, { branch_id: minatoHiroba, child_ids, date: '2026-12-16', start: 540, end: 660 });
  await page.goto('/mypage/top');
  await expect(page.getByRole('heading', { name: '次のご予約' })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  // Online the worker keeps out of the way: pages come from the server, nothing of the application is kept.
  await page.goto('/mypage/children/list');
  await expect(page.getByRole('heading', { level: 1, name: 'お子さま' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual([
    '/favicon.svg',
    '/offline.html',
    '/offline.js',
    '/staff-roll.html',
    '/staff-roll.js',
  ]);
  const stored = await page.evaluate(() => localStorage.getItem('imahoiku.next_reserve'));
  expect(stored).not.toMatch(/佐藤|陽向|結菜|アレルギー/);

  await context.setOffline(true);
  await page.goto('/mypage/reserves/list');
  await expect(page.getByRole('heading', { level: 1, name: 'インターネットにつながっていません' })).toBeVisible();
  await expect(page.getByText('みなと広場園', { exact: true })).toBeVisible();
  await expect(page.getByText('港区港南')).toBeVisible();
  await expect(page.getByRole('link', { name: /園に電話する/ })).toHaveAttribute('href', 'tel:0355501201');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/shots/offline-390.png' });

  await context.setOffline(false);
  // Back on the line the page reloads by itself.
  await expect(page.getByRole('heading', { level: 1, name: '予約一覧' })).toBeVisible();
  await page.goto('/sign_out');
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ログアウトしました' })).toBeVisible();
  await context.setOffline(true);
  await page.goto('/mypage/top');
  await expect(page.getByRole('heading', { level: 1, name: 'インターネットにつながっていません' })).toBeVisible();
  await expect(page.getByText('次のご予約')).toBeHidden();
  await context.setOffline(false);
});
