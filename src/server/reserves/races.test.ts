import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes, type Times } from '../waitlist/testing/create-payload.ts';
import { type Family, freshToken, makeFamilies } from './testing/families.ts';

/**
 * What is changed in the same moment as it is relied upon (decision 5). Each pair runs twenty times over HTTP; the
 * first of the two is sent a little earlier or later each time, so that either may come first.
 */
const app = await testApp({ environment: { DATABASE_POOL_SIZE: '16' } });
const rounds = 20;
const branch_id = 2;
const yenPerHour = 1100;
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const manager = () => app.tokenOf('demo-minato-manager', 'staff');
const at = (date: string, time: string) => new Date(`${date}T${time}:00+09:00`);

// Seats are not what these tests are about.
await app.pool.query('update branches set capacity = 200 where id = $1', [branch_id]);

type Asked = { status: string };
const wait = (milliseconds: number) => new Promise((after) => setTimeout(after, milliseconds));

/** Both at once, one of them up to 10 ms later (five paces): what each answered. A longer act needs a longer lead to be first. */
async function atOnce<A, B>(
  round: number,
  first: () => Promise<A>,
  second: () => Promise<B>,
  pace = 2,
): Promise<[A, B]> {
  const lead = (round % 10) - 5;
  return Promise.all([wait(Math.max(0, lead) * pace).then(first), wait(Math.max(0, -lead) * pace).then(second)]);
}

async function families(count: number, children: number): Promise<Family[]> {
  const made = await makeFamilies(app, count, children);
  expect(made).toHaveLength(count);
  return made;
}
const create = async (family: Family, times: Times, child_ids = family.child_ids) => {
  const hours = Number(times.to.slice(0, 2)) - Number(times.from.slice(0, 2));
  const rest = { branch_id, child_ids, quoted_amount: hours * yenPerHour * child_ids.length };
  return app.call('createReserve', createPayload(times, rest), await freshToken(app, family.uid));
};
async function reserved(family: Family, times: Times, child_ids = family.child_ids): Promise<number> {
  const made = await create(family, times, child_ids);
  if (made.status !== 'OK') throw new Error(JSON.stringify(made));
  return made.reserve_id;
}
/** My Page's delete, as the data API takes it. */
async function deleteChild(family: Family, child_id: number): Promise<boolean> {
  const headers = { authorization: `Bearer ${await freshToken(app, family.uid)}` };
  const body = { id: 'UpdateMypageChildrenDeleteConfirm', variables: { child_id } };
  const answer = (await app.post('/v1/graphql', body, headers)).json<{
    data?: { update_children?: { returning: unknown[] } };
  }>();
  return answer.data?.update_children?.returning.length === 1;
}
/** Deleted children with a seat that waits for them. */
async function seatsOfTheDeleted(): Promise<number> {
  const { rowCount } = await app.pool.query(
    `select from reserves r join reserve_details d on d.reserve_id = r.id join children k on k.id = d.child_id
     where r.live and r.childcare_status in (1, 2) and k.disable`,
  );
  return rowCount ?? 0;
}
const isOk = (answer: Asked) => answer.status === 'OK';
/** Both outcomes of a race must be seen, or it was none. */
const both = (outcomes: boolean[]) => expect(new Set(outcomes)).toEqual(new Set([true, false]));

describe('a child deleted while', () => {
  it('it is reserved for: one of the two is refused', async () => {
    const date = '2026-12-03';
    const outcomes: boolean[] = [];
    for (const [round, family] of (await families(rounds, 1)).entries()) {
      const [made, deleted] = await atOnce(
        round,
        () => create(family, { date, from: '10:00', to: '11:00' }),
        () => deleteChild(family, family.child_ids[0] ?? 0),
      );
      expect([isOk(made), deleted].filter(Boolean)).toHaveLength(1);
      if (!isOk(made)) expect(made).toMatchObject({ type: 'reserve_child_unknown' });
      outcomes.push(deleted);
    }
    expect(await seatsOfTheDeleted()).toBe(0);
    both(outcomes);
  });

  it('it is added to a reserve: one of the two is refused', async () => {
    const times = { date: '2026-12-04', from: '10:00', to: '11:00' };
    const outcomes: boolean[] = [];
    for (const [round, family] of (await families(rounds, 2)).entries()) {
      const [first = 0, second = 0] = family.child_ids;
      const reserve_id = await reserved(family, times, [first]);
      const edit = { ...formTimes(times), reserve_id, child_ids: [first, second], quoted_amount: 2 * yenPerHour };
      const [changed, deleted] = await atOnce(
        round,
        async () => app.call('updateReserve', edit, await freshToken(app, family.uid)),
        () => deleteChild(family, second),
      );
      expect([isOk(changed), deleted].filter(Boolean)).toHaveLength(1);
      outcomes.push(deleted);
    }
    expect(await seatsOfTheDeleted()).toBe(0);
    both(outcomes);
  });

  it('its no-show is taken back: one of the two is refused', async () => {
    const date = '2026-11-17';
    const outcomes: boolean[] = [];
    for (const [round, family] of (await families(rounds, 1)).entries()) {
      app.clock.freeze(at('2026-11-16', '10:00'));
      const reserve_id = await reserved(family, { date, from: '10:00', to: '11:00' });
      app.clock.freeze(at(date, '10:30'));
      await app.call('staffNoShow', { reserve_id }, await staff());
      const token = await staff();
      const [undone, deleted] = await atOnce(
        round,
        () => app.call('staffUndoCheck', { reserve_id, childcare_status: 4 }, token),
        () => deleteChild(family, family.child_ids[0] ?? 0),
        16,
      );
      expect([isOk(undone), deleted].filter(Boolean)).toHaveLength(1);
      outcomes.push(deleted);
      await app.pool.query('update reserves set cancel_flag = true where id = $1', [reserve_id]);
    }
    expect(await seatsOfTheDeleted()).toBe(0);
    both(outcomes);
    app.clock.freeze(at('2026-11-16', '10:00'));
  });
});

it('a stay is priced for the children in it, also for one deleted since', async () => {
  const date = '2026-11-18';
  const [family] = await families(1, 2);
  if (family === undefined) throw new Error('no family');
  const reserve_id = await reserved(family, { date, from: '10:00', to: '12:00' });
  app.clock.freeze(at(date, '10:00'));
  await app.call('staffCheckIn', { reserve_id }, await staff());
  app.clock.freeze(at(date, '12:00'));
  const out = { reserve_id, pick_up_name: null, pick_up_tel: null };
  await app.call('staffCheckOut', out, await staff());
  for (const child_id of family.child_ids) expect(await deleteChild(family, child_id)).toBe(true);
  expect(await app.call('staffUndoCheck', { reserve_id, childcare_status: 3 }, await staff())).toMatchObject({
    status: 'OK',
  });
  expect(await app.call('staffCheckOut', out, await staff())).toMatchObject({ status: 'OK' });
  const { rows } = await app.pool.query('select total_amount from childcares where reserve_id = $1', [reserve_id]);
  expect(rows).toEqual([{ total_amount: 4 * yenPerHour }]);
  app.clock.freeze(at('2026-11-16', '10:00'));
});

describe('a reserve checked in while', () => {
  const date = '2026-11-19';
  it.each(['cancelReserve', 'updateReserve'] as const)(
    'its parent calls %s: one of the two is refused',
    async (name) => {
      const outcomes: boolean[] = [];
      for (const [round, family] of (await families(rounds, 1)).entries()) {
        app.clock.freeze(at('2026-11-16', '10:00'));
        const reserve_id = await reserved(family, { date, from: '14:00', to: '15:00' });
        app.clock.freeze(at(date, '09:00'));
        const [token, parent] = [await staff(), await freshToken(app, family.uid)];
        // Half of it, after the free deadline; or to another day.
        const move = { ...formTimes({ date: '2026-11-24', from: '14:00', to: '15:00' }), reserve_id };
        const act = (): Promise<Asked> =>
          name === 'cancelReserve'
            ? app.call('cancelReserve', { reserve_id, quoted_fee: yenPerHour / 2 }, parent)
            : app.call('updateReserve', { ...move, quoted_amount: yenPerHour }, parent);
        // Hours early, as the person at the door has seen.
        const checkIn = () => app.call('staffCheckIn', { reserve_id, accepted: ['early'] }, token);
        const [came, changed] = await atOnce(round, checkIn, act);
        expect([isOk(came), isOk(changed)].filter(Boolean)).toHaveLength(1);
        outcomes.push(isOk(came));
        await app.pool.query('update reserves set cancel_flag = true where id = $1', [reserve_id]);
      }
      both(outcomes);
      app.clock.freeze(at('2026-11-16', '10:00'));
    },
  );
});

it('a day closed while it is reserved: the reserve is refused, or the closing asks about it', async () => {
  const date = '2026-12-22';
  const outcomes: boolean[] = [];
  const token = await manager();
  for (const [round, family] of (await families(rounds, 1)).entries()) {
    const days = { branch_id, date_from: date, date_to: date, remarks: '' };
    const mark = (status: '○' | '×') => app.call('staffSetReservable', { ...days, status, confirmed_flag: 0 }, token);
    const [made, closed] = await atOnce(
      round,
      () => create(family, { date, from: '10:00', to: '11:00' }),
      () => mark('×'),
    );
    expect([isOk(made), isOk(closed)].filter(Boolean)).toHaveLength(1);
    outcomes.push(isOk(made));
    await app.pool.query('update reserves set cancel_flag = true where customer_id = $1', [family.customer_id]);
    await mark('○');
  }
  both(outcomes);
});

it('two stays end at once and share one bundle: no ticket is spent twice', async () => {
  const date = '2026-11-24';
  const { rows: prices } = await app.pool.query<{ id: number }>('select id from ticket_prices order by id limit 1');
  for (const [round, family] of (await families(rounds, 2)).entries()) {
    app.clock.freeze(at('2026-11-16', '10:00'));
    const [first = 0, second = 0] = family.child_ids;
    const stays = [];
    for (const child of [first, second]) {
      stays.push(await reserved(family, { date, from: '10:00', to: '12:00' }, [child]));
    }
    await app.pool.query(
      `insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime)
       values ($1, $2, 10, 3, '2026-11-01', '2027-04-30', '2026-11-01T12:00:00+09:00')`,
      [family.customer_id, prices[0]?.id],
    );
    app.clock.freeze(at(date, '10:00'));
    const token = await staff();
    for (const reserve_id of stays) await app.call('staffCheckIn', { reserve_id }, token);
    app.clock.freeze(at(date, '12:00'));
    const out = (reserve_id: number) => ({ reserve_id, pick_up_name: null, pick_up_tel: null });
    const later = await staff();
    const [a = 0, b = 0] = stays;
    await atOnce(
      round,
      () => app.call('staffCheckOut', out(a), later),
      () => app.call('staffCheckOut', out(b), later),
    );
    const { rows } = await app.pool.query(
      `select sum(number_of_tickets_used)::integer as used, sum(total_amount)::integer as paid,
         (select remaining from tickets where customer_id = $1) as remaining
       from childcares where customer_id = $1`,
      [family.customer_id],
    );
    expect(rows).toEqual([{ used: 3, paid: yenPerHour, remaining: 0 }]);
  }
});
