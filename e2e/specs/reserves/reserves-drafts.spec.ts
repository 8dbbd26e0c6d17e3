import type { Page } from '@playwright/test';
import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import type { Family } from '../../pages/new-family.ts';
import { makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

/** A draft belongs to its start: nothing of an abandoned one slips into the next reserve. */
const carried = 'お迎え(佐藤 和子さん)';

/** A reserve with everything that can be taken over. */
async function reserved(page: Page, { child_ids }: Family): Promise<void> {
  const grandmother = { pickup_flag: 1, pickup_name: '佐藤 和子', pickup_tel: '08055520101' } as const;
  const more = { ...grandmother, lunch_support_flag: 1, remarks: '朝は少し早めに着くかもしれません。' } as const;
  const when = { date: '2026-12-16', start: 540, end: 750 };
  await makeReserve(page, { branch_id: minatoHiroba, child_ids: child_ids.slice(0, 1), ...when, more });
}

test('an abandoned 同じ内容でもう一度 leaves nothing behind', async ({ page, family }) => {
  await reserved(page, await family(page, 'sato'));
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/list');
  const source = page.getByRole('article').filter({ hasText: '佐藤 和子' }).first();
  await pages.again(source);
  await expect(page.getByText('前回の内容を引き継ぎました')).toBeVisible();
  await expect(page.getByText(carried)).toBeVisible();

  // Left for a public page, then 明日からの予約 by the bar.
  await page.goto('/company');
  await page
    .getByRole('complementary', { name: '予約' })
    .getByRole('link', { name: /明日からの予約/ })
    .click();
  await expect(pages.heading('園とお子さまを選ぶ')).toBeVisible();
  await pages.button('日時を選ぶ').click();
  await expect(pages.starts()).toBeVisible();
  await expect(page.getByText('前回の内容を引き継ぎました')).toHaveCount(0);
  for (const meal of ['朝食', '昼食', '夕食'])
    await expect(page.getByRole('checkbox', { name: meal, checked: true })).toHaveCount(0);
  await expect(page.getByText('お迎えは保護者の方', { exact: true })).toBeVisible();
  await pages.openDetails();
  await expect(page.getByRole('radio', { name: '保護者の方' })).toBeChecked();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('');

  // Reload, back and 変更する are not new starts.
  await page.getByLabel('園に伝えたいこと').fill('お昼寝は短めに');
  await page.reload();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('お昼寝は短めに');
  await page.getByRole('link', { name: /^園とお子さまを ?変更する$/ }).press('Enter');
  await pages.button('日時を選ぶ').click();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('お昼寝は短めに');
  await page.goBack();
  await page.reload();
  await pages.button('日時を選ぶ').click();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('お昼寝は短めに');
});

test('what was taken over is cleared with one press, on the confirm page and on the date step', {
  tag: '@again',
}, async ({ page, family }) => {
  await reserved(page, await family(page, 'sato'));
  await page.goto('/mypage/reserves/list');
  const pages = new ReservePages(page);
  const again = () => pages.again(page.getByRole('article').filter({ hasText: '佐藤 和子' }).first());
  await again();
  await expect(page.getByText('前回の内容を引き継ぎました')).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await checkPage(page, heading?.replaceAll('\u200B', '') ?? '');
  await page.goto('/mypage/reserves/select_date');
  await expect(page.getByText(carried)).toBeVisible();
  await page.getByRole('button', { name: '引き継いだ内容を消す' }).click();
  await expect(page.getByText('引き継いだ食事・お迎え・園に伝えたいことを消しました。')).toBeVisible();
  await expect(page.getByText('お迎えは保護者の方', { exact: true })).toBeVisible();
  await page.reload();
  await expect(pages.starts()).toBeVisible();
  await expect(page.getByText('前回の内容を引き継ぎました')).toHaveCount(0);
  await expect(page.getByText('お迎えは保護者の方', { exact: true })).toBeVisible();

  await page.goto('/mypage/reserves/list');
  await again();
  await page.goto('/mypage/reserves/confirm');
  await page.getByRole('button', { name: '引き継いだ内容を消す' }).click();
  await expect(page.getByText('引き継いだ食事・お迎え・園に伝えたいことを消しました。')).toBeVisible();
  await expect(page.getByText('保護者の方', { exact: true })).toBeVisible();
  await expect(page.getByText(carried)).toHaveCount(0);
});

test('an abandoned change is forgotten: the edit begins with the reserve as it is', { tag: '@again' }, async ({
  page,
  family,
}) => {
  await reserved(page, await family(page, 'sato'));
  await page.goto('/mypage/reserves/list');
  const change = page.getByRole('link', { name: '変更する' }).first();
  await change.click();
  await page.getByLabel('園に伝えたいこと').fill('やめた変更');
  await page.reload();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('やめた変更');
  await page.goto('/mypage/reserves/list');
  await change.click();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('朝は少し早めに着くかもしれません。');
});
