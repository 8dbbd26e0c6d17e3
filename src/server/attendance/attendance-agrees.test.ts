import fc from 'fast-check';
import { expect, it } from 'vitest';
import { childcareStatusOf } from '../../domain/attendance/child-attendance.ts';
import { freshToken, makeFamilies } from '../reserves/testing/families.ts';
import { testApp } from '../testing/app.ts';
import { createPayload } from '../waitlist/testing/create-payload.ts';

const app = await testApp();
await app.pool.query('update branches set capacity = 500');
const day = '2026-11-19';
const yenPerHour = 1100;
const staff = () => app.tokenOf('demo-minato-staff', 'staff');
const at = (minute: number, date = day) => new Date(new Date(`${date}T00:00:00+09:00`).getTime() + minute * 60_000);

/** Every reserve with what its children and its stay say; those that do not agree. */
async function disagreeing(): Promise<unknown[]> {
  const { rows } = await app.pool.query(
    `select r.id, r.childcare_status, array_agg(d.attendance_status order by d.id) as children,
       min(d.arrived_datetime) as first, max(d.left_datetime) as last, u.id as childcare_id, u.start_datetime, u.end_datetime
     from reserves r join reserve_details d on d.reserve_id = r.id left join childcares u on u.reserve_id = r.id
     group by r.id, u.id order by r.id`,
  );
  return rows.filter((row) => {
    const came = row.first !== null;
    const starts = came ? Number(row.start_datetime) === Number(row.first) : row.childcare_id === null;
    const ends = row.childcare_status === 3 ? Number(row.end_datetime) === Number(row.last) : row.end_datetime === null;
    return childcareStatusOf(row.children) !== row.childcare_status || !starts || !ends;
  });
}

it('the demo world’s children agree with its reserves and stays', async () => {
  expect(await disagreeing()).toEqual([]);
});

it('whatever two tablets do to siblings, reserve, children and stay agree, and a stay that ended adds up', async () => {
  const act = fc.record({
    name: fc.constantFrom('in', 'out', 'absent', 'undo'),
    // Whom each tablet names; null: everybody.
    one: fc.option(fc.integer({ min: 0, max: 2 })),
    other: fc.option(fc.integer({ min: 0, max: 2 })),
    shown: fc.integer({ min: 2, max: 4 }),
    later: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 9 }), async (acts) => {
      app.clock.freeze(at(600, '2026-11-16'));
      const [family] = await makeFamilies(app, 1, 3);
      if (family === undefined) throw new Error('no family');
      const payload = { branch_id: 2, child_ids: family.child_ids, quoted_amount: 6 * yenPerHour };
      const times = { date: day, from: '10:00', to: '12:00' };
      const made = await app.call('createReserve', createPayload(times, payload), await freshToken(app, family.uid));
      if (made.status !== 'OK') throw new Error(JSON.stringify(made));
      const { reserve_id } = made;
      let minute = 600;
      for (const { name, one, other, shown, later } of acts) {
        minute += later;
        app.clock.freeze(at(minute));
        const token = await staff();
        const tap = (index: number | null) => {
          const children = index === null ? undefined : [family.child_ids[index] ?? 0];
          const about = { reserve_id, ...(children && { children }) };
          if (name === 'in') return app.call('staffCheckIn', about, token);
          if (name === 'out')
            return app.call('staffCheckOut', { ...about, pick_up_name: null, pick_up_tel: null }, token);
          if (name === 'absent') return app.call('staffNoShow', about, token);
          return app.call('staffUndoCheck', { ...about, childcare_status: shown }, token);
        };
        await Promise.all([tap(one), tap(other)]);
        expect(await disagreeing()).toEqual([]);
      }
      const { rows } = await app.pool.query(
        `select u.total_amount, (select sum((line ->> 'amount')::integer) from jsonb_array_elements(u.amount_lines) line)::integer
           as lines, u.settle_due_datetime is not null as due
         from childcares u where u.reserve_id = $1 and u.end_datetime is not null`,
        [reserve_id],
      );
      for (const row of rows) expect(row).toMatchObject({ total_amount: row.lines, due: true });
    }),
    { numRuns: 12, seed: 18 },
  );
});
