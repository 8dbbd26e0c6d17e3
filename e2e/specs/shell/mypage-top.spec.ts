import type { Page } from '@playwright/test';
import { minatoHiroba } from '../../../db/seed/branch-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectTop } from '../../pages/mypage.ts';
import { makeReserve } from '../../pages/reserve-pages.ts';

const all = {
  error1: '退会のお手続きが済んでいます',
  error2: '月額料金のお支払いが確認できていません',
  error3: 'お支払いできていない料金があります',
  info1: /^(次|今日)のご予約$/,
  info2: 'リクエスト中のご予約',
  info3: /^(お客様情報|プランとカード)の登録が残っています$/,
} as const;

/** What each state shows (SPEC §4); everything not named must be absent. */
type Shown = keyof typeof all;
type Top = { shows: readonly Shown[]; either?: Shown | undefined; also?: readonly (string | RegExp)[] };
const people: readonly (Top & { key: string })[] = [
  // A stay of today moves on in the staff's specs, so info1 may be there or not.
  { key: 'suzuki', shows: ['info2'], either: 'info1', also: ['11月20日(金) 9:00〜12:00', 'みなと広場園'] },
  { key: 'ito', shows: ['error1'], also: ['11月30日(月)まではご利用いただけます'] },
  {
    key: 'watanabe',
    shows: ['info1', 'info3'],
    also: ['プランとカードの登録が残っています', /カードの登録は.+まで/, '登録の続きへ'],
  },
  { key: 'yamazaki', shows: ['info1', 'info3'], also: ['お客様情報の登録が残っています'] },
];

for (const { key, shows, either, also = [] } of people) {
  test(`top of ${key}: ${shows.join(', ')}`, { tag: '@again' }, async ({ page, signIn }) => {
    await signIn(page, key);
    await expectShown(page, { shows, either, also });
  });
}

async function expectShown(page: Page, { shows, either, also = [] }: Top): Promise<void> {
  await expectTop(page);
  for (const text of also) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  for (const [type, text] of Object.entries(all)) {
    if (type === either) continue;
    const count = shows.includes(type as Shown) ? 1 : 0;
    await expect(page.getByText(text, { exact: true }), type).toHaveCount(count);
  }
}

test('a new member sees no notice, an invitation to reserve, and the word of welcome; with a reserve, info1', async ({
  page,
  family,
}) => {
  const member = await family(page, 'sato');
  await expectTop(page);
  await expect(page.getByRole('heading', { level: 1, name: `${member.name}さん` })).toBeVisible();
  await expect(page.getByText('確定した予約はありません')).toBeVisible();
  for (const text of Object.values(all)) await expect(page.getByText(text, { exact: true })).toHaveCount(0);
  const word = page.locator('details', { hasText: 'ようこそ' }).first();
  await expect(word.getByText('新着')).toBeVisible();
  await word.locator('summary').click();
  await expect(word.locator('p')).toBeVisible();
  await expect(word.getByText('新着')).toHaveCount(0);
  await page.reload();
  await expect(word).toBeVisible();
  await expect(word.getByText('新着')).toHaveCount(0);

  const { child_ids } = member;
  await makeReserve(page, { branch_id: minatoHiroba, child_ids, date: '2026-12-16', start: 540, end: 750 });
  const also = ['12月16日(水)', '9:00〜12:30', '03-5550-1201', '着替え1組', '会員特典'];
  await expectShown(page, { shows: ['info1'], also });
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
