import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { memberDesk } from '../testing/members.ts';
import { createPayload } from '../waitlist/testing/create-payload.ts';

/** A family that leaves in the same moment as it is given a seat: one of the two is refused (decision 5). */
const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const rounds = 20;
const branch_id = 2;
const [light, standard] = [1, 2];
const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);
const wait = (milliseconds: number) => new Promise((after) => setTimeout(after, milliseconds));
/** Every other time the family is the later one. */
const lead = (round: number) => (round % 2 === 0 ? 0 : 40);
const isOk = (answer: { status: string }) => answer.status === 'OK';

/** Accounts that are gone, or leave a period before it ends, with a seat that waits for them. */
async function seatsOfTheGone(): Promise<number> {
  const { rowCount } = await app.pool.query(
    `select from reserves r join customers c on c.id = r.customer_id
     where r.live and r.childcare_status in (1, 2) and r.reserve_date >= '2026-11-16' and c.uid like 'uid-member%'
       and (c.status = 4 or c.status = 3 and r.reserve_date > coalesce(c.subscription_period_end, c.withdrawn_date))`,
  );
  return rowCount ?? 0;
}

async function family(plan_type_id: number) {
  const member = await desk.member({ plan_type_id, subscription: plan_type_id === light ? 'none' : 'active' });
  const { rows } = await app.pool.query<{ id: number }>(
    "insert into children (customer_id, name, gender, date_of_birth) values ($1, '会員 こども', 3, '2023-06-01') returning id",
    [member.id],
  );
  return { ...member, child_ids: rows.map(({ id }) => id) };
}
type FamilyOfMember = Awaited<ReturnType<typeof family>>;
// A Standard plan takes 100 yen off each hour.
const create = ({ child_ids, token }: FamilyOfMember, plan_type_id: number, date: string) => {
  const quoted_amount = plan_type_id === light ? 2200 : 2000;
  const payload = createPayload({ date, from: '10:00', to: '12:00' }, { branch_id, child_ids, quoted_amount });
  return app.call('createReserve', payload, token);
};

describe('an account deleted while a reserve is made for it', () => {
  it.each([
    ['free plan', light, 'cancelCustomer'],
    // Between the decision and its end lies a call to Stripe.
    ['paid plan', standard, 'cancelCustomer'],
    ['paid plan, only leaving', standard, 'unsubscribeCustomer'],
  ] as const)('%s', async (_name, plan_type_id, leave) => {
    await app.pool.query('update branches set capacity = 200 where id = $1', [branch_id]);
    const outcomes: boolean[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const member = await family(plan_type_id);
      const [left, made] = await Promise.all([
        wait(lead(round)).then(() => app.call(leave, {}, member.token)),
        // After the paid period.
        wait(round * 2).then(() => create(member, plan_type_id, '2026-12-22').catch((fault: Error) => fault)),
      ]);
      // An account that is gone has no session any more.
      const reserved = !(made instanceof Error) && isOk(made);
      if (made instanceof Error) expect(made.message).toContain('UNAUTHENTICATED');
      expect([isOk(left), reserved].filter(Boolean)).toHaveLength(1);
      outcomes.push(reserved);
    }
    expect(await seatsOfTheGone()).toBe(0);
    expect(new Set(outcomes)).toEqual(new Set([true, false]));
  });
});

describe('an account deleted while its no-show is taken back', () => {
  it.each([
    ['free plan', light],
    ['paid plan', standard],
  ] as const)('%s', async (_name, plan_type_id) => {
    // Without a fee nothing keeps the account.
    await app.pool.query('update cancellation_policies set late_percent = 0, last_percent = 0, no_show_percent = 0');
    const date = '2026-11-17';
    const outcomes: boolean[] = [];
    for (let round = 0; round < rounds; round += 1) {
      app.clock.freeze(at('2026-11-16', '10:00'));
      const member = await family(plan_type_id);
      const made = await create(member, plan_type_id, date);
      if (made.status !== 'OK') throw new Error(JSON.stringify(made));
      const { reserve_id } = made;
      app.clock.freeze(at(date, '10:30'));
      const staff = await app.tokenOf('demo-minato-staff', 'staff');
      await app.call('staffNoShow', { reserve_id }, staff);
      const token = await app.tokenOf(member.uid);
      const [left, undone] = await Promise.all([
        wait(lead(round)).then(() => app.call('cancelCustomer', {}, token)),
        wait(round * 2).then(() => app.call('staffUndoCheck', { reserve_id, childcare_status: 4 }, staff)),
      ]);
      expect([isOk(left), isOk(undone)].filter(Boolean)).toHaveLength(1);
      outcomes.push(isOk(undone));
    }
    expect(await seatsOfTheGone()).toBe(0);
    expect(new Set(outcomes)).toEqual(new Set([true, false]));
    app.clock.freeze(at('2026-11-16', '10:00'));
  });
});
