import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { umedaKotori } from '../../../db/seed/branch-list.ts';
import { expect, expectAccessibleAt, test } from '../../fixtures/test.ts';
import { expectCachedPage } from '../../pages/cached-page.ts';

/** A branch whose pictures no other spec looks at; what is added is taken off again. */
const address = `/staff/headquarters/branches/${umedaKotori}/images`;
const publicPage = '/branches/umeda-kotori';
/** Both change the same list of pictures: one after the other. */
test.describe.configure({ mode: 'default' });

/** As a phone takes it: lying, with the place it was taken at. */
const photograph = () =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#d98b4a' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Sato Misaki' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1' } })
    .toBuffer();

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('写真', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}
/** What is asked beside the picture. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '見出し' }).fill('保育室');
  await page.getByRole('radio', { name: /^だれか分かる方は写っていません/ }).check();
}
const described = (page: Page) => page.getByRole('textbox', { name: '写真の説明' });

test('a picture is chosen, cut, described, and stands on the public page without its place', async ({
  page,
  signInStaff,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInStaff(page, 'honbu');
  await page.goto(address);
  await page.getByRole('button', { name: '写真を追加する' }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByText('写真を選んでください。')).toBeVisible();
  await choose(page, 'photo.jpg', await photograph());
  await expect(page.getByRole('img', { name: '切り抜いたあとの写真' })).toBeVisible();
  await page.getByRole('slider', { name: '大きさ' }).press('ArrowRight');
  await described(page).fill('木のおもちゃが並ぶ保育室');
  await answer(page);
  await expectAccessibleAt(page, [
    { width: 1280, height: 900 },
    { width: 820, height: 1180 },
  ]);
  await page.getByRole('button', { name: '保存する' }).click();
  const card = page.getByRole('article').filter({ hasText: '木のおもちゃが並ぶ保育室' });
  await expect(card.getByRole('heading', { name: '2枚目' })).toBeVisible();

  const visitor = await page.context().newPage();
  await expectCachedPage(visitor, publicPage, '木のおもちゃが並ぶ保育室');
  await visitor.goto(publicPage);
  const shown = visitor.getByRole('img', { name: '木のおもちゃが並ぶ保育室' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/files\/[0-9a-f-]{36}\/\d+\.webp$/);
  const bytes = await (await visitor.request.get(source)).body();
  const metadata = await sharp(bytes).metadata();
  expect([metadata.format, metadata.exif]).toEqual(['webp', undefined]);
  expect(bytes.includes('Sato')).toBe(false);

  await card.getByRole('button', { name: '前へ' }).click();
  await expect(card.getByRole('heading', { name: '1枚目' })).toBeVisible();
  await card.getByRole('button', { name: '外す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '外す', exact: true }).click();
  await expect(card).toHaveCount(0);
  await expectCachedPage(visitor, publicPage, '木のおもちゃが並ぶ保育室', false);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('a broken upload and a wrong file keep what was typed, and say what to do', async ({ page, signInStaff }) => {
  await signInStaff(page, 'honbu');
  await page.goto(address);
  await page.getByRole('button', { name: '写真を追加する' }).click();
  await described(page).fill('日当たりのよい玄関');
  await choose(page, 'text.jpg', Buffer.from('これは写真ではありません'));
  await answer(page);
  await expect(page.getByText('この端末では表示できない形式です。', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('alert')).toContainText('写真として読み取れないファイルです。');

  await choose(page, 'photo.jpg', await photograph());
  await expect(page.getByRole('img', { name: '切り抜いたあとの写真' })).toBeVisible();
  // Another picture shows other people.
  await page.getByRole('radio', { name: /^だれか分かる方は写っていません/ }).check();
  await page.route('**/files?*', (route) => route.abort());
  await page.getByRole('button', { name: /もう一度送る|保存する/ }).click();
  await expect(page.getByRole('alert')).toContainText('写真を送れませんでした。');
  await expect(described(page)).toHaveValue('日当たりのよい玄関');
  await expect(page.getByRole('img', { name: '切り抜いたあとの写真' })).toBeVisible();
  await page.unroute('**/files?*');
  await page.getByRole('button', { name: 'もう一度送る' }).click();
  const card = page.getByRole('article').filter({ hasText: '日当たりのよい玄関' });
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: '外す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '外す', exact: true }).click();
  await expect(card).toHaveCount(0);
});
