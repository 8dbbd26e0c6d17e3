import { randomUUID } from 'node:crypto';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { offerStatus, type WaitlistMode, waitlistMode } from '../../../domain/waitlist/seat-codes.ts';
import { type Family, freshToken } from '../../reserves/testing/families.ts';
import type { TestApp } from '../../testing/app.ts';
import { createPayload, type Times } from './create-payload.ts';

type WaitlistOptions = Partial<FunctionPayload<'createWaitlistEntry'>> & { mode?: WaitlistMode };

/** A branch and day of one's own, with so many seats; what tests of the waitlist do there. */
export function waitlistDesk(app: TestApp, branch_id: number) {
  const token = (family: Family) => freshToken(app, family.uid);
  return {
    async seats(date: string, capacity: number, branch = branch_id) {
      await app.pool.query('delete from branch_capacities where branch_id = $1 and date = $2', [branch, date]);
      await app.pool.query(
        "insert into branch_capacities (branch_id, date, start_time, end_time, capacity) values ($1, $2, '00:00', '24:00', $3)",
        [branch, date, capacity],
      );
    },
    async take(family: Family, times: Times, branch = branch_id) {
      const hours = Number(times.to.slice(0, 2)) - Number(times.from.slice(0, 2));
      const rest = {
        branch_id: branch,
        child_ids: family.child_ids,
        quoted_amount: hours * 1100 * family.child_ids.length,
      };
      const made = await app.call('createReserve', createPayload(times, rest), await token(family));
      if (made.status !== 'OK') throw new Error(JSON.stringify(made));
      return made.reserve_id;
    },
    async cancel(family: Family, reserve_id: number) {
      const fee = await app.services.database.read(app.clock.now(), (db) =>
        db.query<{ cancel_amount: number }>(
          'select cancel_amount from view_reserve_cancellation_fees where reserve_id = $1',
          [reserve_id],
        ),
      );
      const quoted_fee = fee.rows[0]?.cancel_amount ?? 0;
      const gone = await app.call('cancelReserve', { reserve_id, quoted_fee, cancel_remarks: '' }, await token(family));
      if (gone.status !== 'OK') throw new Error(JSON.stringify(gone));
    },
    async add(family: Family, times: Times, more: WaitlistOptions = {}) {
      const [h1, m1] = times.from.split(':').map(Number) as [number, number];
      const [h2, m2] = times.to.split(':').map(Number) as [number, number];
      const asked = {
        branch_ids: [branch_id],
        child_ids: family.child_ids,
        date: times.date,
        earliest_time: times.from,
        latest_time: times.to,
        minutes: (h2 - h1) * 60 + m2 - m1,
        ...more,
      };
      const {
        mode = waitlistMode.code.offer,
        price_ceiling,
        notice_minutes = 0,
        idempotency_key = randomUUID(),
        ...entry
      } = {
        ...asked,
      };
      const quoted = await app.call('quoteWaitlistEntry', entry, await token(family));
      const ceiling = price_ceiling ?? (quoted.status === 'OK' ? quoted.price_ceiling : 0);
      return app.call(
        'createWaitlistEntry',
        { ...entry, mode, notice_minutes, price_ceiling: ceiling, idempotency_key },
        await token(family),
      );
    },
    async entry(family: Family, times: Times, more: WaitlistOptions = {}): Promise<number> {
      const made = await this.add(family, times, more);
      if (made.status !== 'OK') throw new Error(JSON.stringify(made));
      return made.waitlist_entry_id;
    },
    /** What the family's list shows of a waitlist entry. */
    async shown(family: Family, id: number) {
      const listed = await app.call('listWaitlistEntries', {}, await token(family));
      if (listed.status !== 'OK') throw new Error(JSON.stringify(listed));
      return listed.wishes.find(({ waitlist_entry_id }) => waitlist_entry_id === id);
    },
    async status(id: number): Promise<number> {
      return (await app.pool.query('select status from waitlist_entries where id = $1', [id])).rows[0].status;
    },
    async offerOf(id: number) {
      const { rows } = await app.pool.query<{
        id: number;
        reserve_amount: number;
        expires_at: Date;
        branch_id: number;
      }>(
        `select id, reserve_amount, expires_at, branch_id from seat_offers where waitlist_entry_id = $1 and status = ${offerStatus.code.open}`,
        [id],
      );
      return rows[0] ?? null;
    },
    async accept(family: Family, id: number, more: Partial<FunctionPayload<'acceptSeatOffer'>> = {}) {
      const offer = await this.offerOf(id);
      const { id: seat_offer_id = 0, reserve_amount: quoted_amount = 0 } = offer ?? {};
      const press = { seat_offer_id, quoted_amount, idempotency_key: randomUUID(), ...more };
      return app.call('acceptSeatOffer', press, await token(family));
    },
    token,
    sweep: async () => {
      await app.pool.query("select app.enqueue('sweepWaitlist', '{}')");
      await app.runJobs();
    },
  };
}
