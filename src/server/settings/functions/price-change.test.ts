import { expect, it } from 'vitest';
import { demoStripeSeed } from '../../../../db/seed/demo-stripe.ts';
import { TEST_NOW } from '../../../../db/testing/template.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { instantOf } from '../../../domain/time.ts';
import { pdfText } from '../../papers/testing/pdf-text.ts';
import { freshToken } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { createPayload, formTimes } from '../../waitlist/testing/create-payload.ts';

/** A price changed from a coming date: quote, reserve and receipt of the days before and after (issue 17, "must hold"). */
const app = await testApp({ emulators: true });
const seeded = await fetch(`${app.emulators?.stripe}/emulator/seed`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(demoStripeSeed(TEST_NOW)),
});
if (!seeded.ok) throw new Error(await seeded.text());
const branch_id = 2;
const hayashi = { uid: 'demo-hayashi', child: '林 凛' };
const { rows: children } = await app.pool.query<{ id: number }>('select id from children where name = $1', [
  hayashi.child,
]);
const child_ids = [children[0]?.id ?? 0];
const times = (date: string) => ({ date, from: '10:00', to: '12:00' });

async function quote(date: string) {
  const token = await freshToken(app, hayashi.uid);
  const answer = await app.call('quoteReserve', { ...formTimes(times(date)), branch_id, child_ids }, token);
  if (answer.status !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.quote;
}
async function reserve(date: string) {
  const { reserve_amount: quoted_amount } = await quote(date);
  const payload = createPayload(times(date), { branch_id, child_ids, quoted_amount });
  const made = await app.call('createReserve', payload, await freshToken(app, hayashi.uid));
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  // Some days of the demo world ask the branch first.
  if (made.approval_status === approvalStatus.code.pending) {
    const answer = { reserve_id: made.reserve_id, approval_comment: '' };
    await app.call('staffApproveReserve', answer, await app.tokenOf('demo-minato-staff', 'staff'));
  }
  return { reserve_id: made.reserve_id, quoted_amount };
}
async function stayAndReceipt(reserve_id: number, date: string) {
  const staff = async () => app.tokenOf('demo-minato-staff', 'staff');
  app.clock.freeze(instantOf(date, 10 * 60));
  expect(await app.call('staffCheckIn', { reserve_id }, await staff())).toMatchObject({ status: 'OK' });
  app.clock.freeze(instantOf(date, 12 * 60));
  expect(await app.call('staffCheckOut', { reserve_id }, await staff())).toMatchObject({ status: 'OK' });
  app.clock.freeze(instantOf(date, 12 * 60 + 30));
  await app.pool.query("select graphile_worker.add_job('settleDue')");
  await app.runJobs();
  await app.runJobs();
  const { rows } = await app.pool.query<{ id: number; amount: number }>(
    'select p.id, p.amount from payments p join childcares c on c.id = p.childcare_id where c.reserve_id = $1',
    [reserve_id],
  );
  const token = await freshToken(app, hayashi.uid);
  const link = await app.call('issueReceiptLink', { payment_id: rows[0]?.id ?? 0 }, token);
  const text = pdfText((await app.server.inject({ url: (link as { url: string }).url })).rawPayload);
  return { amount: rows[0]?.amount, text };
}

it('a price from a coming date leaves the days before it alone and holds from then on', async () => {
  const [dayBefore, change, dayAfter] = ['2026-12-08', '2026-12-09', '2026-12-10'];
  const held = (await quote(dayBefore)).reserve_amount;
  const early = await reserve(dayAfter);
  expect(early.quoted_amount).toBe(held);

  const row = { table: 'unit_prices', id: null, version: null, adaptation_date: change, childcare: 1300 } as const;
  const rest = { zero_year_old: 200, after_business: 300, holiday: 200, current_day: 500, meal_support: 500 };
  const honbu = await app.tokenOf('demo-honbu', 'staff');
  const previewed = await app.call('headquartersPreviewPriceRow', { ...row, ...rest }, honbu);
  const { preview } = previewed as Extract<typeof previewed, { status: 'OK' }>;
  expect(preview.examples[0]).toMatchObject({ before: { total: 1100 }, after: { total: 1300 } });
  expect(preview.reserves).toBeGreaterThan(0);
  expect(preview.notices.map(({ title }) => title)).toContain(`予約済みの${preview.reserves}件の料金`);
  expect(await app.call('headquartersSavePriceRow', { ...row, ...rest }, honbu)).toMatchObject({ status: 'OK' });

  // The quote: by the day of the stay.
  expect((await quote(dayBefore)).reserve_amount).toBe(held);
  expect((await quote(change)).reserve_amount).toBe(held + 400);
  // Reserves: what was agreed stays written; a new one costs the new price; an old quote is refused.
  const before = await reserve(dayBefore);
  expect(before.quoted_amount).toBe(held);
  const { rows } = await app.pool.query('select reserve_amount from reserves where id = $1', [early.reserve_id]);
  expect(rows).toEqual([{ reserve_amount: held }]);
  const stale = createPayload(times(change), { branch_id, child_ids, quoted_amount: held });
  expect(await app.call('createReserve', stale, await freshToken(app, hayashi.uid))).toMatchObject({
    type: 'quote_changed',
    details: { quote: { reserve_amount: held + 400 } },
  });
  const after = await reserve(change);
  expect(after.quoted_amount).toBe(held + 400);

  // The receipt: the price of the day.
  const oldPrice = await stayAndReceipt(before.reserve_id, dayBefore);
  expect(oldPrice.amount).toBe(held);
  expect(oldPrice.text).toContain(`¥${held.toLocaleString('en-US')}-`);
  const newPrice = await stayAndReceipt(after.reserve_id, change);
  expect(newPrice.amount).toBe(held + 400);
  expect(newPrice.text).toContain(`¥${(held + 400).toLocaleString('en-US')}-`);
});
