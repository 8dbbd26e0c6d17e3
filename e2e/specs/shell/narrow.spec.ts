import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { newMember } from '../../pages/new-member.ts';

const narrow = { width: 320, height: 640 };
/** No blank anywhere: an address somebody pasted, and a name in katakana. */
const unbroken = `https://example.jp/${'a'.repeat(180)}${'アレルギー'.repeat(30)}`;

async function fitsWith(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const box of await page.locator('main textarea:visible').all()) await box.fill(unbroken);
  await expectNoSidewaysScroll(page);
}

/** The menu and both reservation buttons lie wholly on the screen. */
async function expectReachable(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const seen = [
    page.getByRole('banner').locator('summary'),
    ...(await page.getByRole('complementary', { name: '予約' }).getByRole('link').all()),
  ];
  for (const one of seen) {
    if (!(await one.isVisible())) continue;
    const box = await one.boundingBox();
    expect(
      (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width + 1) <= width,
      (await one.textContent()) ?? '',
    ).toBe(true);
  }
}

test('320 px: nothing is wider than the page, whatever is typed', async ({ page, emulators }) => {
  test.slow();
  await page.setViewportSize(narrow);
  for (const path of ['/', '/branches/list', '/branches/minato-hiroba', '/user_inquiries', '/login', '/user_guide']) {
    await fitsWith(page, path);
    await expectReachable(page);
  }
  await newMember(page, emulators);
  await page.addInitScript(() => localStorage.setItem('imahoiku.session', 'member'));
  for (const path of ['/', '/mypage/top', '/mypage/children/add', '/mypage/payments/list', '/mypage/customers']) {
    await fitsWith(page, path);
    await expectReachable(page);
  }
  await page.goto('/mypage/children/add');
  await page.getByLabel('園に伝えたいこと').fill(unbroken);
  await expectNoSidewaysScroll(page);
});

test('letters of twice the size: the menu opens, the words stay words', async ({ page, family }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const title = page
    .getByRole('heading', { level: 1, name: /頼れる/ })
    .locator('span')
    .first();
  // Two lines at most, never one letter under the other.
  expect((await title.boundingBox())?.height).toBeLessThan(200);
  await expectNoSidewaysScroll(page);
  await family(page, 'sato');
  for (const path of ['/', '/branches/list', '/mypage/top']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectNoSidewaysScroll(page);
    await expectReachable(page);
  }
  await page.goto('/');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('navigation', { name: 'メニュー' }).getByRole('link', { name: 'マイページ' }).click();
  await page.waitForURL('**/mypage/top');
});

test('the chat stands in the bar, never over a button; forms have no bar and name it at their end; it opens the outside page', async ({
  page,
  emulators,
}) => {
  await newMember(page, emulators);
  await page.addInitScript(() => localStorage.setItem('imahoiku.session', 'member'));
  const chat = page.getByRole('link', { name: /チャットで相談/ }).filter({ visible: true });
  const forms = ['/user_inquiries', '/mypage/children/add', '/mypage/reserves/select_branches'];
  for (const path of ['/', '/mypage/top', ...forms]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(chat, `${path} at ${width}`).toHaveCount(1);
      await expect(page.locator('.fixed-bar').filter({ visible: true })).toHaveCount(forms.includes(path) ? 0 : 1);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      expect(await coveredBy(page), `${path} at ${width}`).toEqual([]);
    }
  }
  await expect(chat).toHaveAttribute('href', emulators.chat);
  await page.goto(emulators.chat);
  await page.getByRole('button', { name: '持ち物' }).click();
  await expect(page.getByText('着替え、飲み物、おむつ')).toBeVisible();
});

/** Whatever can be pressed, and every amount, that the chat link lies over. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const link = [...document.querySelectorAll('.chat-link')].find((one) => one.getClientRects().length > 0);
    const chat = link?.getBoundingClientRect();
    if (!link || !chat) return [];
    return [...document.querySelectorAll('a, button, input, select, textarea, summary, .figures')]
      .filter((one) => one !== link && one.checkVisibility())
      .filter((one) =>
        [...one.getClientRects()].some(
          (box) =>
            box.width > 1 &&
            box.left < chat.right &&
            box.right > chat.left &&
            box.top < chat.bottom &&
            box.bottom > chat.top,
        ),
      )
      .map((one) => one.outerHTML.slice(0, 120));
  });
