import pg from 'pg';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { Counted } from '../../pages/counted.ts';
import { busyDay } from '../../pages/many-children.ts';
import { tablet } from '../../pages/staff-board.ts';

/** 柏の葉そよかぜ園: no other spec comes here. */
const branch_id = 11;
const yesterday = '2026-11-15';
const wide = { width: 1280, height: 900 };

test('what was forgotten yesterday is told in one press, and the day is closed with the rest named', {
  tag: '@again',
}, async ({ page, signInStaff }) => {
  const url = process.env.E2E_DATABASE_URL ?? '';
  const [first, second] = await busyDay(url, { branch_id, date: yesterday, count: 2 });
  if (first === undefined || second === undefined) throw new Error('two stays');
  await page.setViewportSize(tablet);
  await signInStaff(page, 'honbu');
  await page.addInitScript((id) => localStorage.setItem('imahoiku.staff.branch', String(id)), branch_id);
  await page.goto('/staff/today');
  const strip = page.getByRole('region', { name: 'やること' });
  const list = strip.getByRole('button', { name: /^やること/ });
  await list.click();
  await expect(strip.getByText(/来園予定のまま/)).toHaveCount(2);
  await list.click();
  await expect(page.getByRole('link', { name: /今日\s*2\s*件あります/ }).first()).toBeVisible();
  await expectUsableAt(page, [tablet, wide]);

  await test.step('arrival and leaving as planned: three touches and the reason', async () => {
    const hand = new Counted();
    await hand.tap(strip.getByRole('button', { name: `${first.names.join('、')} 登降園を登録する` }));
    const dialog = page.getByRole('dialog');
    await hand.tap(dialog.getByRole('button', { name: /^予定どおり/ }));
    await dialog.getByLabel('理由').fill('押し忘れ');
    await expectAccessible(page);
    await hand.tap(dialog.getByRole('button', { name: 'この時刻で登録する' }));
    await expect(dialog).toHaveCount(0);
    expect(hand.taps).toBe(3);
    await list.click();
    await expect(strip.getByText(/来園予定のまま/)).toHaveCount(1);
  });

  await test.step('the day is closed, what stays open with a word', async () => {
    await page.getByRole('link', { name: '11月15日(日)を締める' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('日報');
    await page.getByRole('radio', { name: 'ヒヤリハット' }).check();
    await page.getByLabel('報告').fill('門の鍵が開いていた。すぐに閉めた。');
    await page.getByRole('button', { name: '日報に記入する' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '門の鍵が開いていた' })).toBeVisible();
    await page.getByRole('button', { name: '11月15日(日)を締める' }).click();
    await expect(page.getByText('説明を入力してください。')).toBeVisible();
    await expectUsableAt(page, [tablet, wide]);
    await page.getByLabel('どうしてか、このあとどうするか').fill('電話で確認中');
    await page.getByRole('button', { name: '11月15日(日)を締める' }).click();
    await expect(page.getByText('この日は締められています')).toBeVisible();
    await expect(page.getByText('電話で確認中')).toBeVisible();
  });

  await test.step('a colleague’s entry appears by itself, and a change afterwards is shown', async () => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query('insert into daily_reports (branch_id, date, account_id, notes) values ($1, $2, 1, $3)', [
      branch_id,
      yesterday,
      '同僚の記入です。',
    ]);
    await client.end();
    await expect(page.getByText('同僚の記入です。')).toBeVisible();
    await page.goto(`/staff/reserves/${second.reserve_id}`);
    await page.getByRole('button', { name: '登降園を登録する' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '来園なし' }).check();
    await dialog.getByLabel('理由').fill('ご連絡なし');
    await dialog.getByRole('button', { name: '来園なしにする' }).click();
    await expect(dialog).toHaveCount(0);
    await expectUsableAt(page, [tablet, wide]);
    await page.goto(`/staff/reports?from=${yesterday}`);
    await expect(page.getByText('締めたあとに変わった数字')).toBeVisible();
  });
});
