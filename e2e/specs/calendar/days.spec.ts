import { expect, test } from '../../fixtures/test.ts';
import { expectCachedPage } from '../../pages/cached-page.ts';
import { tablet } from '../../pages/staff-board.ts';

test('closing a day asks about its reserves, cancels none, and shows to the public at once', { tag: '@again' }, async ({
  page,
  browser,
  signInStaff,
}) => {
  const visitor = await browser.newPage({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP' });
  const free = visitor.getByRole('link', { name: /^11月18日.*空きあり/ });
  await visitor.goto('/branches/musashino-midori');
  await expect(free.first()).toBeVisible();
  await page.setViewportSize(tablet);
  await signInStaff(page, 'musashino-manager');
  await page.goto('/staff/calendar');
  const day = page.getByRole('button', { name: /^11月18日/ });
  await day.click();
  await expect(page.getByRole('heading', { name: '11月18日(水)' })).toBeVisible();
  await page.getByRole('radio', { name: '受付停止' }).check();
  await page.getByLabel('備考').fill('設備点検');
  const save = page.getByRole('button', { name: '受付状態を変更する' });
  await save.click();
  const question = page.getByRole('alertdialog', { name: '予約が1件あります' });
  await expect(question.getByText('中村 芽依')).toBeVisible();
  await question.getByRole('button', { name: 'やめる' }).click();
  await expect(day).toHaveAccessibleName(/受付\(すぐ確定\)/);

  await save.click();
  await question.getByRole('radio', { name: '予約を残す' }).check();
  await question.getByRole('button', { name: '予約を残したまま変更する' }).click();
  await expect(day).toHaveAccessibleName(/受付停止、設備点検、予約1件/);
  await expectCachedPage(visitor, '/branches/musashino-midori', '設備点検');
  await visitor.reload();
  await expect(visitor.getByText('設備点検').first()).toBeVisible();
  await expect(free).toHaveCount(0);
  await page.getByRole('radio', { name: '受付(すぐ確定)' }).check();
  await page.getByLabel('備考').fill('');
  await save.click();
  await expect(day).toHaveAccessibleName(/受付\(すぐ確定\)、予約1件/);
  await expectCachedPage(visitor, '/branches/musashino-midori', '設備点検', false);
  await visitor.reload();
  await expect(free.first()).toBeVisible();
  await visitor.close();
});

test('a range of days gets another capacity, and its own back', { tag: '@again' }, async ({ page, signInStaff }) => {
  await page.setViewportSize(tablet);
  await signInStaff(page, 'musashino-manager');
  await page.goto('/staff/calendar');
  await page.getByRole('button', { name: '次の月' }).click();
  await page.getByRole('checkbox', { name: '期間で選ぶ' }).check();
  await page.getByRole('button', { name: /^12月21日/ }).click();
  await page.getByRole('button', { name: /^12月23日/ }).click();
  await expect(page.getByRole('heading', { name: '12月21日(月)〜12月23日(水)' })).toBeVisible();
  await page.getByRole('button', { name: '定員', exact: true }).click();
  await page.getByLabel('定員').fill('4');
  await page.getByRole('button', { name: '定員を変更する' }).click();
  await expect(page.getByRole('button', { name: /^12月22日.*定員4名/ })).toBeVisible();
  await page.getByRole('button', { name: '通常の定員に戻す' }).click();
  await expect(page.getByRole('button', { name: /^12月22日.*定員10名/ })).toBeVisible();
});
