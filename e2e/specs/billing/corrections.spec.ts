import { desktop, expect, runJobs, test } from '../../fixtures/test.ts';
import { expectUsableAt } from '../../pages/check-page.ts';
import { tablet } from '../../pages/staff-board.ts';

/** A stay of the demo world that no other test looks at, found by its branch and day. */
const OMIYA = 8;

test('a settled stay is opened again: the difference is shown, then given back, and the bill says so', async ({
  page,
  signInStaff,
}) => {
  await page.setViewportSize(tablet);
  await signInStaff(page, 'honbu');
  const { token } = (await (await page.request.post('/auth/refresh')).json()) as { token: string };
  const answer = await page.request.post('/v1/graphql', {
    data: {
      id: 'SelectStaffChildcares',
      variables: { branch_id: OMIYA, date_from: '2026-07-01T00:00:00+09:00', date_to: '2026-11-16T00:00:00+09:00' },
    },
    headers: { authorization: `Bearer ${token}` },
  });
  type Stay = { reserve_id: number; status: number; total_amount: number };
  const { data } = (await answer.json()) as { data: { childcares: Stay[] } };
  const stay = data.childcares.find(({ status }) => status === 2);
  expect(stay, 'a settled stay').toBeDefined();

  await page.goto(`/staff/reserves/correct/${stay?.reserve_id}`);
  await expect(page.getByRole('heading', { name: '料金を訂正する' })).toBeVisible();
  // Full width, as a Japanese keyboard gives it.
  await page.getByLabel('割引額').fill('１００');
  await page.getByLabel('割引の理由').fill('空調の故障');
  await expect(page.getByLabel('割引額')).toHaveValue('100');
  await expect(page.getByRole('heading', { name: /返金する差額\s*100円/ })).toBeVisible();
  await expectUsableAt(page, [tablet, desktop]);
  await page.getByLabel('訂正の理由').fill('設備の不具合へのお詫び');
  await page.getByRole('button', { name: '訂正して100円を返金する' }).click();
  await expect(page.getByText('料金を訂正しました')).toBeVisible();
  await runJobs(page);
  await expect(page.getByRole('region', { name: 'お支払い' }).getByText('(訂正の差額)')).toBeVisible();
});
