import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { memberDesk, periodEnd } from '../../testing/members.ts';

/** A membership over weeks, with Stripe renewing, ending and failing on its own clock and the daily jobs in between. */
const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const [light, standard, premium] = [1, 2, 3];

async function toDay(moment: string) {
  app.clock.freeze(new Date(moment));
  await desk.control('clock', { now: moment });
  await desk.runJob('followPlanTypes');
  await desk.runJob('reconcileSubscriptions');
}
const tokenOf = (member: { uid: string }) => app.tokenOf(member.uid);
const paymentsOf = async (id: number) => {
  const { rows } = await app.pool.query<{ amount: number }>(
    'select amount from payments where customer_id = $1 order by payment_datetime, id',
    [id],
  );
  return rows.map(({ amount }) => amount);
};

describe('over the months', () => {
  it('what was agreed happens on its day, on both sides', async () => {
    const lowering = await desk.member({ plan_type_id: premium, subscription: 'active' });
    const stopping = await desk.member({ plan_type_id: standard, subscription: 'active' });
    const leaving = await desk.member({ plan_type_id: standard, subscription: 'active' });
    const failing = await desk.member({ plan_type_id: standard, subscription: 'active', card: 'charge_fails' });
    await app.call('editPlanTypeCustomer', { plan_type_id: standard }, lowering.token);
    await app.call('editPlanTypeCustomer', { plan_type_id: light }, stopping.token);
    await app.call('unsubscribeCustomer', {}, leaving.token);

    // The day before: everybody still has what was paid for.
    await toDay('2026-12-06T03:00:00Z');
    expect(await desk.row(lowering.id)).toMatchObject({ plan_type_id: premium, status: 1 });
    expect(await desk.row(stopping.id)).toMatchObject({ plan_type_id: standard, status: 1 });
    expect(await desk.row(leaving.id)).toMatchObject({ status: 3, subscription_period_end: periodEnd });

    // The renewal, 10:00 in Tokyo on the 7th, is over.
    await toDay('2026-12-07T03:00:00Z');
    expect(await desk.row(lowering.id)).toMatchObject({
      plan_type_id: standard,
      status: 1,
      subscription_period_end: '2027-01-07',
    });
    expect(await paymentsOf(lowering.id)).toEqual([3300, 1100]);
    expect(await desk.row(stopping.id)).toMatchObject({ plan_type_id: light, status: 1, stripe_subscription_id: null });
    expect(await desk.charged(stopping)).toBe(1100);
    expect(await desk.row(leaving.id)).toMatchObject({ status: 3, stripe_subscription_status: 'canceled' });
    expect(await desk.charged(leaving)).toBe(1100);
    expect(await desk.row(failing.id)).toMatchObject({ status: 2, stripe_subscription_status: 'past_due' });

    // After the expiry coming back is a new month; a failed payment is made good with a new card.
    const back = await app.call(
      'resubscribeCustomer',
      { plan_type_id: standard, quoted_amount: 1100 },
      await tokenOf(leaving),
    );
    expect(back).toMatchObject({ status: 'OK', kind: 'start', start_date: '2026-12-07' });
    expect(await desk.charged(leaving)).toBe(2200);
    const token = await tokenOf(failing);
    await app.call('changePaymentMethod', { setup_intent_id: await desk.setUpCard({ token }, 'pm_card_visa') }, token);
    expect(await app.call('changePaymentMethodSubscription', null, token)).toMatchObject({ recovered: true });
    expect(await desk.row(failing.id)).toMatchObject({ status: 1, subscription_last_paid_date: '2026-12-07' });

    // A free member leaves the same day and keeps nothing running.
    expect(await app.call('unsubscribeCustomer', {}, await tokenOf(stopping))).toEqual({
      status: 'OK',
      msg: expect.any(String),
      expiry_date: '2026-12-07',
    });
  });
});
