import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp({ emulators: true });
const hq = () => app.tokenOf('demo-honbu', 'staff');
const MINATO = 2;
const state = async () => app.call('headquartersReadBranchAccount', { branch_id: MINATO }, await hq());
const row = async () =>
  (
    await app.pool.query<{ version: number; code: string; ready: boolean; payment: boolean }>(
      `select version, stripe_connect_code as code, stripe_account_ready_flag as ready, stripe_payment_flag as payment
       from branches where id = $1`,
      [MINATO],
    )
  ).rows[0];

it('a branch gets its account at Stripe by an account link, and is paid into only once it is ready', async () => {
  expect(await state()).toMatchObject({ state: 'none', account: null });
  const on = { branch_id: MINATO, stripe_payment_flag: 1 as const };
  const tooEarly = { ...on, version: (await row())?.version ?? 0 };
  expect(await app.call('headquartersSetBranchPayments', tooEarly, await hq())).toMatchObject({
    type: 'transition_refused',
  });
  const [first, second] = await Promise.all([
    app.call('headquartersConnectBranch', { branch_id: MINATO }, await hq()),
    app.call('headquartersConnectBranch', { branch_id: MINATO }, await hq()),
  ]);
  if (first.status !== 'OK' || second.status !== 'OK') throw new Error(JSON.stringify([first, second]));
  const made = await row();
  expect(made).toMatchObject({ code: expect.stringMatching(/^acct_/), ready: false });
  expect(await state()).toMatchObject({ state: 'incomplete', account: made?.code, missing: 2 });

  const finished = await fetch(second.url, { method: 'POST', redirect: 'manual' });
  expect(finished.headers.get('location')).toMatch(/\/staff\/headquarters\/branches\/2\/payments\?from=stripe$/);
  expect(await state()).toMatchObject({ state: 'ready', missing: 0 });
  expect(await row()).toMatchObject({ code: made?.code, ready: true, payment: false });
  const ready = { ...on, version: (await row())?.version ?? 0 };
  expect(await app.call('headquartersSetBranchPayments', ready, await hq())).toMatchObject({ status: 'OK' });
  expect(await row()).toMatchObject({ payment: true });

  // The link is single use and short-lived; a new one leads to the same account.
  const again = await app.call('headquartersConnectBranch', { branch_id: MINATO }, await hq());
  expect(again).toMatchObject({ status: 'OK' });
  expect(await row()).toMatchObject({ code: made?.code });
});
