import type { Page } from '@playwright/test';
import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectTop } from '../../pages/mypage.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';

/** SPEC §4 by name, each in words where it shows. */
const all = {
  error1: '退会のお手続きが済んでいます',
  error2: '月額料金のお支払いが確認できていません',
  error3: 'お支払いできていない料金があります',
  info1: /(次|今日)のご予約|お預かり中/,
  info2: 'リクエスト中のご予約',
  info3: /(お客様情報|プランとカード)の登録が残っています/,
} as const;

/** What each state shows; everything not named must be absent. */
type Shown = keyof typeof all;
type Top = { shows: readonly Shown[]; either?: Shown | undefined; also?: readonly (string | RegExp)[] };
const people: readonly (Top & { key: string })[] = [
  // A stay of today moves on in the staff's specs, so info1 may be there or not.
  { key: 'suzuki', shows: ['info2'], either: 'info1', also: [/11月20日\(金\)/, /9:00〜12:00/, 'みなと広場園'] },
  { key: 'ito', shows: ['error1'], also: ['11月30日(月)まで使えます'] },
  { key: 'watanabe', shows: ['info1', 'info3'], also: [/カードの登録は.+まで/] },
  { key: 'yamazaki', shows: ['info1', 'info3'] },
];

for (const { key, shows, either, also = [] } of people) {
  test(`top of ${key}: ${shows.join(', ')}`, { tag: '@again' }, async ({ page, signIn }) => {
    await signIn(page, key);
    await expectShown(page, { shows, either, also });
  });
}

async function expectShown(page: Page, { shows, either, also = [] }: Top): Promise<void> {
  await expectTop(page);
  await expectOneScreen(page);
  for (const text of also) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  for (const [type, text] of Object.entries(all)) {
    if (type === either) continue;
    const named = page.locator(`[data-display-type=${type}]`);
    await expect(named, type).toHaveCount(shows.includes(type as Shown) ? 1 : 0);
    if (shows.includes(type as Shown)) await expect(named).toContainText(text);
  }
}

const phoneHeight = 844;

/** Issue 41: 1.6 screens at most on a phone, with header and footer; the bar 120 px at most, with what a phone keeps below. */
async function expectOneScreen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: phoneHeight });
  await expect(page.getByRole('navigation', { name: 'よく使うページ' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1.6 * phoneHeight);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  const bar = await page.getByRole('complementary', { name: '予約' }).boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(120);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
}

/** In care and due, a request, unpaid, suspended, left, registering: the demo's families. */
test('every state of My Page is one screen, and a little', async ({ page, signIn }) => {
  for (const key of ['takahashi', 'suzuki', 'tanaka', 'yamamoto', 'ito', 'watanabe', 'kimura-partner']) {
    await test.step(key, async () => {
      await signIn(page, key);
      await expectTop(page);
      await expectOneScreen(page);
    });
  }
});

test('a new member has nothing asked and a seat for today; with a reserve, info1', async ({ page, family }) => {
  const member = await family(page, 'sato');
  await expectTop(page);
  await expect(page.getByRole('heading', { level: 1, name: `${member.name}さん` })).toBeVisible();
  await expect(page.locator('[data-display-type]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '今日すぐ' })).toBeVisible();
  await expectOneScreen(page);

  const { child_ids } = member;
  await makeReserve(page, { branch_id: minatoHiroba, child_ids, date: '2026-12-16', start: 540, end: 750 });
  await expectShown(page, { shows: ['info1'], also: ['12月16日(水)', '9:00〜12:30', 'みなと広場園'] });
  await expect(page.getByRole('region', { name: '今日すぐ' })).toHaveCount(0);
});

test('a notice is read once: the word of welcome', async ({ page, family }) => {
  await family(page, 'sato');
  await page.goto('/mypage/notifications');
  const word = page.locator('details', { hasText: 'ようこそ' }).first();
  await expect(word.getByText('新着')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'マイページのメニュー' });
  await expect(menu.getByText(/^未読\d+件$/)).toBeVisible();
  await word.locator('summary').click();
  await expect(word.locator('p')).toBeVisible();
  await expect(word.getByText('新着')).toHaveCount(0);
  await page.reload();
  await expect(word).toBeVisible();
  await expect(word.getByText('新着')).toHaveCount(0);
});

test('when the list cannot be read the page says so where it belongs, and reads it again', { tag: '@again' }, async ({
  page,
  family,
}) => {
  const { call } = await family(page, 'sato');
  const order = { ticket_price_id: 1, quoted_amount: 10_500, idempotency_key: crypto.randomUUID() };
  expect(await call('buyTickets', order)).toMatchObject({ status: 'OK' });
  let broken = true;
  // Only the list: the guard's own query goes through.
  await page.route('**/v1/graphql', async (route) => {
    const { variables } = route.request().postDataJSON() as { variables: Record<string, unknown> };
    return broken && 'limit' in variables ? route.fulfill({ status: 500, body: '{}' }) : route.continue();
  });
  await page.goto('/mypage/payments/list');
  await expect(page.getByText('サーバーでエラーが発生しました。')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect(page.getByText(/^全\d+件$/)).toBeVisible();
});
