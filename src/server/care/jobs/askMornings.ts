import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import { eachReserve } from '../../reserves/jobs/each-reserve.ts';
import { readReserve } from '../../reserves/store/reserves.ts';
import { morningsToAsk } from '../store/morning-sweeps.ts';

/** On the morning of a stay the family is asked how the child is; once a stay and day, and only who has not answered yet. */
export const askMornings: Job<'askMornings'> = async (services) => {
  const due = await services.database.read(services.clock.now(), (db) => morningsToAsk(db, services.clock.now()));
  await eachReserve(services, due, async (tx, reserve_id) => {
    const reserve = await readReserve(tx, reserve_id);
    if (reserve === null || !reserve.live) return;
    const { customer_id, reserve_date } = reserve;
    await notify(tx, { customer_id, reserve_id, kind: 'morning_form', data: reserve, occurrence: reserve_date });
  });
};
