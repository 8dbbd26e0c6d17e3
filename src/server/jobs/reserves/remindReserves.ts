import { tokyoDateOf } from '../../../domain/time.ts';
import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import { feesFromNow } from '../../reserving/stay.ts';
import { markReminded, reservesToRemind } from '../../store/reserves/reserve-sweeps.ts';
import { readReserve } from '../../store/reserves/reserves.ts';
import { eachReserve } from './each-reserve.ts';

/** Once per reserve and day; whether it is still to be sent is decided again when it is sent. */
export const remindReserves: Job<'remindReserves'> = async (services) => {
  const now = services.clock.now();
  const due = await services.database.read(services.clock.now(), (db) => reservesToRemind(db, now));
  await eachReserve(services, due, async (tx, reserve_id) => {
    if (!(await markReminded(tx, reserve_id))) return;
    const reserve = await readReserve(tx, reserve_id);
    if (reserve === null || !reserve.live) return;
    const { customer_id, reserve_date } = reserve;
    const data = { ...reserve, today: tokyoDateOf(now), cancel_schedule: await feesFromNow(tx, reserve, now) };
    await notify(tx, { customer_id, reserve_id, kind: 'reserve_reminder', data, occurrence: reserve_date });
  });
};
