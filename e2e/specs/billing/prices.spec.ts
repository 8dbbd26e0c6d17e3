import { desktop, expect, expectAccessible, test } from '../../fixtures/test.ts';
import { expectCachedPage } from '../../pages/cached-page.ts';
import { callAs } from '../../pages/reserve-pages.ts';

/** Far beyond the days any other spec reserves: the demo is shared. */
const [lastDay, first_day] = ['2027-08-31', '2027-09-01'];
const stay = { branch_id: 2, ages: [3], start_hour: 10, start_min: 0, end_hour: 12, end_min: 0 };

test('headquarters raise a price from a coming date: preview, save, quotes before and after, told to families', {
  tag: '@again',
}, async ({ page, signInStaff }) => {
  await page.setViewportSize(desktop);
  await signInStaff(page, 'honbu');
  await page.goto('/staff/headquarters/prices');
  await page.getByRole('main').getByRole('link', { name: /^単価/ }).first().click();
  await page.getByRole('link', { name: '新しい内容を追加する' }).click();
  const save = page.getByRole('button', { name: 'この内容で保存する' });

  // A wrong field says so, and nothing typed is lost.
  await page.getByLabel('始まる日').fill(first_day);
  await page.getByLabel('保育料(1時間)').fill('千円');
  await page.getByRole('button', { name: '変わることを確認する' }).click();
  await expect(page.getByText('保育料(1時間)は0〜100,000の数字で入力してください。')).toBeVisible();
  await page.getByLabel('保育料(1時間)').fill('1200');
  await page.getByRole('button', { name: '変わることを確認する' }).click();

  // The preview: ten stays, members, notices.
  const examples = page.getByRole('table', { name: '10のご利用の例' });
  await expect(examples.getByRole('row')).toHaveCount(11);
  await expect(examples.getByRole('row', { name: /2歳、平日1時間/ }).first()).toContainText('+100円');
  await expect(page.getByText(/人の、1時間の保育料が変わります。/)).toBeVisible();
  await expect(page.getByText('会員の皆さまへのお知らせ')).toBeVisible();
  await expectAccessible(page);
  await save.click();
  const coming = page.getByRole('listitem').filter({ hasText: '2027/09/01(水)から' });
  await expect(coming).toContainText('前は1,100円');

  // Quotes follow the day of the stay; the cached page of prices is dropped (it would live a minute), so families read of it.
  const quote = async (reserve_date: string) => {
    const { quote: priced } = await callAs<{ quote: { reserve_amount: number } }>(page, 'quoteReserve', {
      ...stay,
      reserve_date,
    });
    return priced.reserve_amount;
  };
  expect([await quote(lastDay), await quote(first_day)]).toEqual([2200, 2400]);
  await expectCachedPage(page, '/user_guide', '保育料(1時間): 1,100円から1,200円に変わります。');

  // Taken back before its day.
  await coming.getByRole('button', { name: /^取り消す/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click();
  await expect(coming).toHaveCount(0);
  expect(await quote(first_day)).toBe(2200);
});
