import sharp from 'sharp';
import { serverNowHeader } from '../../../src/contract/server-now.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, phone, runJobs, test } from '../../fixtures/test.ts';
import { allowPhotos, sendNow, stayUnderway } from '../../pages/family-day.ts';
import { callAs } from '../../pages/reserve-pages.ts';
import { tablet } from '../../pages/staff-board.ts';

const branch_id = 14;

test('a parent sees the day as it happens, and the page that stays', async ({ page, browser, family, signInStaff }) => {
  await page.setViewportSize(phone);
  const { child_ids } = await family(page, 'sato');
  const [first = 0, second = 0] = child_ids;
  await allowPhotos(first, true);
  await allowPhotos(second, false);
  const asked = await page.request.post('/imahoiku/asia-northeast1/issueFormToken', {
    data: { data: { form: 'user_inquiries' } },
  });
  const now = new Date(Number(asked.headers()[serverNowHeader]));
  const reserve_id = await stayUnderway(now, branch_id, child_ids);

  const context = await browser.newContext({ baseURL: process.env.E2E_URL ?? '', locale: 'ja-JP', viewport: tablet });
  const staff = await context.newPage();
  await signInStaff(staff, 'honbu');
  await staff.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  const arrived = new Date(now.getTime() - 50 * 60_000).toISOString();
  const checkIn = { reserve_id, at: arrived, temperature: 36.5, accepted: ['early', 'temperature'] };
  expect(await callAs(staff, 'staffCheckIn', checkIn)).toMatchObject({ status: 'OK' });

  await page.goto('/mypage/top');
  await page.getByRole('link', { name: /今日の様子を見る/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '連絡帳' })).toBeVisible();
  await expect(page.getByText('お預かり中', { exact: true })).toBeVisible();
  const day = page.getByRole('region', { name: '佐藤 陽向' });

  await staff.goto('/staff/care');
  await staff.getByRole('button', { name: '佐藤 陽向 記録' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: '完食' }).click();
  // Nobody has confirmed the meal: asked once, and written down with the yes.
  await staff.getByRole('button', { name: '確かめました。記録する' }).click();
  await expect(day.getByText('完食')).toBeVisible();

  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#e8a94d' } })
    .jpeg()
    .toBuffer();
  await staff.getByText('写真に写っている、ほかのお子さま').click();
  await expect(staff.getByText(/いっしょに写る同意がないお子さま: 佐藤 結菜/)).toBeVisible();
  await staff.getByLabel('写真', { exact: true }).setInputFiles({ name: 'day.jpg', mimeType: 'image/jpeg', buffer });
  const picture = day.getByRole('img', { name: /^陽向さんの写真/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await staff.getByRole('dialog').getByRole('button', { name: '終わる' }).click();
  // Whose family has not agreed is never photographed.
  await staff.getByRole('button', { name: '佐藤 結菜 記録' }).click();
  await expect(staff.getByRole('dialog').getByText('連絡帳の写真は、ご家庭の同意がありません')).toBeVisible();
  await staff.keyboard.press('Escape');

  await staff.getByRole('button', { name: '佐藤 陽向 記録' }).click();
  await staff.getByRole('button', { name: '佐藤 陽向 今日の様子を書く' }).click();
  await staff.getByRole('textbox', { name: '今日の様子' }).fill('ブロックで大きなお城を作りました。');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: '保存する' }).click();
  await expect(staff.getByText('今日の様子: ブロックで大きなお城を作りました。')).toBeVisible();
  await expect(day.getByText('ブロックで大きなお城')).toBeHidden();
  const leaving = { reserve_id, pick_up_name: null, pick_up_tel: null };
  expect(await callAs(staff, 'staffCheckOut', leaving)).toMatchObject({ status: 'OK' });
  await context.close();

  await expect(day.getByText('ブロックで大きなお城')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'この日の料金' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '連絡帳を印刷する' })).toBeHidden();
  await expect(page.getByRole('link', { name: '連絡帳の一覧' })).toBeHidden();
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await sendNow(reserve_id);
  await runJobs(page);
  await page.goto('/mypage/top');
  await expect(page.getByRole('link', { name: /陽向さん.*降園しました/ })).toBeVisible();
});
