import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { ReservePages } from '../../pages/reserve-pages.ts';

/** A draft belongs to its start: nothing of an abandoned one slips into the next reserve. */
const carried = 'お迎え(佐藤 和子さん)';

test('an abandoned 同じ内容でもう一度 leaves nothing behind', async ({ page, signIn }) => {
  await signIn(page, 'sato');
  const pages = new ReservePages(page);
  await page.goto('/mypage/reserves/list');
  const source = page.getByRole('article').filter({ hasText: '佐藤 和子' }).first();
  await pages.again(source);
  await expect(page.getByText('前回の内容を引き継ぎました')).toBeVisible();
  await expect(page.getByText(carried)).toBeVisible();

  // Left for a public page, then 明日からの予約 by the bar.
  await page.goto('/company');
  await page
    .getByRole('complementary', { name: '予約' })
    .getByRole('link', { name: /明日からの予約/ })
    .click();
  await expect(pages.heading('園とお子さまを選ぶ')).toBeVisible();
  await pages.button('日時を選ぶ').click();
  await expect(page.getByLabel('開始')).toBeVisible();
  await expect(page.getByText('前回の内容を引き継ぎました')).toHaveCount(0);
  for (const meal of ['朝食', '昼食', '夕食'])
    await expect(page.getByRole('checkbox', { name: meal, checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'ご本人' })).toBeChecked();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('');

  // Reload, back and 変える are not new starts.
  await page.getByLabel('園に伝えたいこと').fill('お昼寝は短めに');
  await page.reload();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('お昼寝は短めに');
  await page.getByRole('link', { name: /変える/ }).press('Enter');
  await pages.button('日時を選ぶ').click();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('お昼寝は短めに');
  await page.goBack();
  await page.reload();
  await pages.button('日時を選ぶ').click();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('お昼寝は短めに');
});

test('what was taken over is cleared with one press, on the confirm page and on the date step', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'sato');
  await page.goto('/mypage/reserves/list');
  const pages = new ReservePages(page);
  const again = () => pages.again(page.getByRole('article').filter({ hasText: '佐藤 和子' }).first());
  await again();
  await expect(page.getByText('前回の内容を引き継ぎました')).toBeVisible();
  await checkPage(page, (await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  await page.goto('/mypage/reserves/select_date');
  await expect(page.getByText(carried)).toBeVisible();
  await page.getByRole('button', { name: '引き継いだ内容を消す' }).click();
  await expect(page.getByText('引き継いだ食事・お迎え・園に伝えたいことを消しました。')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'ご本人' })).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('開始')).toBeVisible();
  await expect(page.getByText('前回の内容を引き継ぎました')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'ご本人' })).toBeChecked();

  await page.goto('/mypage/reserves/list');
  await again();
  await page.goto('/mypage/reserves/confirm');
  await page.getByRole('button', { name: '引き継いだ内容を消す' }).click();
  await expect(page.getByText('引き継いだ食事・お迎え・園に伝えたいことを消しました。')).toBeVisible();
  await expect(page.getByText('ご本人', { exact: true })).toBeVisible();
  await expect(page.getByText(carried)).toHaveCount(0);
});

test('an abandoned change is forgotten: the edit begins with the reserve as it is', async ({ page, signIn }) => {
  await signIn(page, 'sato');
  await page.goto('/mypage/reserves/list');
  const change = page.getByRole('link', { name: '変更する' }).first();
  await change.click();
  await page.getByLabel('園に伝えたいこと').fill('やめた変更');
  await page.reload();
  await expect(page.getByLabel('園に伝えたいこと')).toHaveValue('やめた変更');
  await page.goto('/mypage/reserves/list');
  await change.click();
  await expect(page.getByLabel('園に伝えたいこと')).not.toHaveValue('やめた変更');
});
