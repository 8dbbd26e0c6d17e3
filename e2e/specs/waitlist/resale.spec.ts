import pg from 'pg';
import { demoChildren } from '../../../db/seed/child-list.ts';
import { demoCustomers } from '../../../db/seed/customer-list.ts';
import { expect, test } from '../../fixtures/test.ts';
import { checkPage } from '../../pages/check-page.ts';
import { OwnDemo } from '../../pages/own-demo.ts';
import { makeReserve, ReservePages } from '../../pages/reserve-pages.ts';

/** A clock of its own: the day has to pass before a fee is counted. */
let own: OwnDemo;
test.beforeAll(async () => {
  own = await OwnDemo.start();
});
test.afterAll(() => own?.stop());

const tuesday = '2026-11-17';
const stay = { branch_id: 6, date: tuesday, start: 840, end: 960 };
const firstChildOf = (key: string): number[] => {
  const customer = demoCustomers.find((each) => each.key === key);
  const child = demoChildren.find(({ customer_id, disable }) => customer_id === customer?.id && !disable);
  return child ? [child.id] : [];
};

test('a late cancellation whose seat another family takes: the fee comes back, and every page says why', {
  tag: '@again',
}, async ({ browser }) => {
  const client = new pg.Client(own.demo.databaseUrl);
  await client.connect();
  await client.query(
    `insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, '14:00', '16:00', 1)`,
    [stay.branch_id, tuesday],
  );
  await client.end();
  const kimura = await own.person(browser, 'kimura', '/auth/password');
  const sato = await own.person(browser, 'sato', '/auth/password');
  const made = await makeReserve(kimura, { ...stay, child_ids: firstChildOf('kimura') });
  const fee = `${Math.floor(made.reserve_amount * 0.8).toLocaleString('ja-JP')}円`;

  await own.setClock(tuesday, '12:10');
  const pages = new ReservePages(kimura);
  await kimura.goto(`/mypage/reserves/cancel/confirm/${made.reserve_id}`);
  await expect(
    kimura.getByText('空いた時間に別のご予約が入った場合は、その時間分のキャンセル料をお返しします。'),
  ).toBeVisible();
  await checkPage(kimura, '予約のキャンセル');
  await pages.button(`${fee}を支払ってキャンセルする`).click();
  await expect(pages.heading('キャンセルしました')).toBeVisible();
  await own.sweep();
  await makeReserve(sato, { ...stay, child_ids: firstChildOf('sato') });

  await own.setClock('2026-11-18', '00:30');
  await own.sweep();
  await kimura.goto(`/mypage/reserves/${made.reserve_id}`);
  await expect(kimura.getByRole('heading', { name: 'キャンセル料のお返し' })).toBeVisible();
  await expect(kimura.getByText(`キャンセル料 ${fee}のうち ${fee}をお支払いのカードへお返しします。`)).toBeVisible();
  await checkPage(kimura, 'ご予約の内容');
  await kimura.goto('/mypage/payments/list');
  await expect(kimura.getByText('キャンセル料のお返し(空いた時間に別のご予約)').first()).toBeVisible();
});
