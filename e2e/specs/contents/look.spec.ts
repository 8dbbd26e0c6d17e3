import { test } from '../../fixtures/test.ts';

test('looks', async ({ page, signInStaff }) => {
  test.setTimeout(120000);
  for (const [width, path] of [
    [320, '/magazine'],
    [390, '/magazine'],
    [1280, '/magazine'],
    [390, '/magazine?category=9999'],
    [1280, '/magazine/detail/1'],
    [390, '/magazine/detail/1'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/contents/public-${width}-${path.replaceAll(/\W/g, '_')}.png`, fullPage: true });
  }
  await signInStaff(page, 'honbu');
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const path of [
      '',
      '/qandas',
      '/magazine',
      '/magazine/90',
      '/benefits/add',
      '/recruitments/1',
      '/inquiry_categories',
      '/qanda_categories',
      '/qanda_categories/1',
    ]) {
      if (width === 390 && !['/qandas', '/magazine/90'].includes(path)) continue;
      await page.goto(`/staff/headquarters/contents${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/contents/hq-${width}-${path.replaceAll(/\W/g, '_')}.png`, fullPage: true });
    }
  }
});
