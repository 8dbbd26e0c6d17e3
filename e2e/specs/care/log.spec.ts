import { serverNowHeader } from '../../../src/contract/server-now.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../fixtures/test.ts';
import { busyDay } from '../../pages/many-children.ts';
import { callAs } from '../../pages/reserve-pages.ts';
import { StaffBoard, tablet } from '../../pages/staff-board.ts';

const branch_id = 12;
const date = '2026-11-16';

test('a sleep round of six children, one of them late; entries by two touches', async ({ page, signInStaff }) => {
  const made = await busyDay(process.env.E2E_DATABASE_URL ?? '', { branch_id, date, count: 6 });
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  // By the server's clock: how far its morning is depends on the specs before.
  const asked = await page.request.post('/imahoiku/asia-northeast1/issueFormToken', {
    data: { data: { form: 'user_inquiries' } },
  });
  const now = Number(asked.headers()[serverNowHeader]);
  const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
  const ok = async (name: string, data: object) =>
    expect(await callAs(page, name, data), name).toMatchObject({ status: 'OK' });
  const [late, ...others] = made;
  for (const { reserve_id } of made) {
    await ok('staffCheckIn', { reserve_id, at: minutesAgo(60), accepted: ['early', 'temperature'] });
  }
  const about = ({ reserve_id, child_ids }: (typeof made)[number]) => ({
    reserve_id,
    child_id: child_ids[0],
    idempotency_key: crypto.randomUUID(),
  });
  if (late === undefined) throw new Error('no child');
  const [name = ''] = late.names;
  // Asleep for eleven minutes, looked at never: of a baby's rounds one is missing, the next overdue.
  await ok('staffBeginNap', { ...about(late), at: minutesAgo(11) });
  for (const each of others.slice(0, -1)) await ok('staffBeginNap', { ...about(each) });

  const board = new StaffBoard(page, 'cards');
  await board.open();
  await expect(page.getByText(/午睡チェックの時刻を過ぎています\(1名\)/)).toBeVisible();
  const last = others.at(-1)?.names[0] ?? '';
  await board.tap(last, '記録');
  await page.getByRole('dialog').getByRole('button', { name: '体温 36.8℃' }).click();
  await expect(page.getByText(`${last}さん 体温 36.8℃を記録しました`)).toBeVisible();
  await board.tap(last, '記録');
  await page.getByRole('dialog').getByRole('button', { name: '寝た' }).click();
  await expect(board.card('お預かり中', last).getByText('睡眠中')).toBeVisible();

  await page.getByRole('link', { name: '午睡チェックへ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '午睡チェック' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(6);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const tile = (child: string) => page.getByRole('article', { name: child });
  for (const [position, { names }] of others.entries()) {
    const child = names[0] ?? '';
    if (position === 0) {
      await tile(child).getByRole('button', { name: 'うつぶせ' }).click();
      await tile(child).getByRole('button', { name: '仰向けに直した' }).click();
      await expect(tile(child).getByText('うつぶせ(仰向けに直した)')).toBeVisible();
      // Left on its face the child stands first and red, until a look says turned.
      await tile(child).getByRole('button', { name: 'うつぶせ' }).click();
      await tile(child).getByRole('button', { name: 'うつぶせのまま' }).click();
      const first = page.getByRole('article').first();
      await expect(first).toHaveAccessibleName(child);
      await expect(first.getByText('うつぶせのまま', { exact: true })).toBeVisible();
      await tile(child).getByRole('button', { name: 'うつぶせ' }).click();
      await tile(child).getByRole('button', { name: '仰向けに直した' }).click();
      await expect(tile(child).getByText('うつぶせのまま', { exact: true })).toBeHidden();
    } else {
      await tile(child).getByRole('button', { name: '仰向け' }).click();
      await expect(tile(child).getByText(/↑ 仰向け$/)).toBeVisible();
    }
  }
  await tile(name).getByRole('button', { name: '左向き' }).click();
  await expect(tile(name).getByText('次の確認まで')).toBeVisible();
  // The round nobody wrote down is named, and written down afterwards it is marked.
  const missing = page.getByRole('button', { name: new RegExp(`^${name} .*の確認を記録する$`) });
  await missing.first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('仰向け', { exact: true }).click();
  await dialog.getByRole('button', { name: '記録する' }).click();
  await dialog.getByLabel('時間がたってから記録する理由').fill('隣の子の対応');
  await dialog.getByRole('button', { name: '記録する' }).click();
  await expect(page.getByText('記録のない確認があります')).toBeHidden();

  await page.goto('/staff/care');
  await page.setViewportSize(tablet);
  await page.getByRole('button', { name: `${name} すべての記録を見る` }).click();
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('あとから記録')).toHaveCount(2);
  await expectAccessible(page);
});
