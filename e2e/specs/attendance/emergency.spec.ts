import { madeEarlier } from '../../fixtures/older-reserve.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { Counted } from '../../pages/counted.ts';
import { busyDay } from '../../pages/many-children.ts';
import { callAs } from '../../pages/reserve-pages.ts';
import { tablet } from '../../pages/staff-board.ts';

/** 川崎たまがわ園: no other spec comes here. */
const branch_id = 7;
const wide = { width: 1280, height: 900 };

test('an evacuation counts the children, tells all and hands each child over; a cancellation names its cause', async ({
  page,
  signInStaff,
}) => {
  const url = process.env.E2E_DATABASE_URL ?? '';
  const made = await busyDay(url, { branch_id, date: '2026-11-16', count: 3 });
  await page.setViewportSize(tablet);
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  const [first, second, absent] = made;
  await madeEarlier(absent?.reserve_id ?? 0);
  for (const each of [first, second]) await callAs(page, 'staffCheckIn', { reserve_id: each?.reserve_id });

  // 119 with the address to read out, also where the page is opened for the first time without connection.
  await page.goto('/staff/today');
  await expect(page.getByText('自動更新中')).toBeVisible();
  const fetched = () => performance.getEntriesByType('resource').some(({ name }) => /\/emergency-/.test(name));
  await expect.poll(() => page.evaluate(fetched)).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: '緊急', exact: true }).click();
  await expect(page.getByRole('link', { name: '119番に電話する' })).toHaveAttribute('href', 'tel:119');
  await expect(page.getByRole('region', { name: '119番' })).toContainText(
    '「神奈川県川崎市中原区新丸子町915-3 たまがわコート1階、川崎たまがわ園です」',
  );
  await page.context().setOffline(false);
  await page.goto('/staff/emergency');
  const hand = new Counted();
  await hand.tap(page.getByRole('radio', { name: '避難' }));
  await hand.tap(page.getByRole('button', { name: 'お預かり中の2名の人数を確かめる' }));
  await expect(page.getByText('確認 0名 / 全2名')).toBeVisible();
  await expect(page.getByLabel('お知らせの文章')).toHaveValue(/避難しています/);
  await expect(page.getByLabel('お知らせの文章')).not.toHaveValue(/全員|無事/);
  await expect(page.getByRole('button', { name: '確認の途中で、ご家庭に知らせる' })).toBeVisible();
  const here = page.getByRole('button', { name: 'いる', exact: true });
  await hand.tap(here.first());
  await expect(page.getByText('確認 1名 / 全2名', { exact: true })).toBeVisible();
  // The connection is lost: the press stays on the tablet, and nobody is said to be counted by it.
  await page.context().setOffline(true);
  await hand.tap(here.last());
  await expect(page.getByText('確認 2名 / 全2名・未送信 1名')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('全員(2名)を確認しました。', { exact: true })).toBeVisible();
  await hand.tap(page.getByRole('button', { name: 'ご家庭に知らせる', exact: true }));
  expect(hand.taps).toBe(5);
  await expect(page.getByText('ご家庭には、まだ知らせていません。')).toHaveCount(0);
  await expect(page.getByText('お引き渡し前 2名 / 全2名')).toBeVisible();
  await expectUsableAt(page, [tablet, wide]);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'お引き渡し' }) });
  await row.filter({ hasText: '安藤' }).getByRole('button', { name: 'お引き渡し' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^安藤 恵さん/ })
    .click();
  await expect(page.getByText('お引き渡し前 1名 / 全2名')).toBeVisible();
  await page.goto('/staff/today');
  await expect(page.getByText('緊急連絡中(避難)')).toBeVisible();
  await page.getByRole('link', { name: 'お引き渡しの名簿' }).click();
  await page.getByRole('button', { name: '緊急連絡を終える' }).click();
  await page.getByRole('button', { name: 'このまま緊急連絡を終える' }).click();
  await expect(page.getByRole('heading', { name: '前回の緊急連絡' })).toBeVisible();

  await page.goto(`/staff/reserves/${absent?.reserve_id}`);
  await page.getByRole('button', { name: 'キャンセルする' }).click();
  const dialog = page.getByRole('dialog', { name: '予約をキャンセルする' });
  await dialog.getByRole('radio', { name: /ご家庭の都合/ }).check();
  await expect(dialog.getByText('登録されたカードに請求します。')).toBeVisible();
  await dialog.getByRole('radio', { name: /体調不良/ }).check();
  await expect(dialog.getByText(/キャンセル料は 0円 です。/)).toBeVisible();
  await dialog.getByLabel('理由').fill('朝から熱があるとのお電話');
  await dialog.getByRole('button', { name: '予約をキャンセルする' }).click();
  await expect(page.getByRole('region', { name: 'キャンセル' }).getByText('体調不良')).toBeVisible();
});
