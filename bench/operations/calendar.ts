import type { QueryConfig } from 'pg';
import { addDays } from '../../src/domain/time.ts';
import { TODAY } from '../world/size.ts';
import { type Ask, at, callFunction, type Operation, turns } from './operation.ts';
import { CALLERS, type Station } from './station.ts';

/** Marks, hours, overrides and the seats held at each time, of 61 days of a branch; what any calendar must read. */
const bareDays = (last: string) => `
  select json_agg(day order by date) from (
    select d::date as date, m.status, m.remarks, y.name, h.extended_open_time, h.extended_close_time,
      (select json_agg(json_build_array(o.start_time, o.end_time, o.capacity)) from branch_capacities o
        where o.branch_id = $1 and o.date = d) as capacities,
      (select json_agg(json_build_array(t.start_datetime, t.end_datetime, t.children)) from (
        select r.start_datetime, r.end_datetime, count(*) as children
        from reserves r join reserve_details s on s.reserve_id = r.id
        where r.branch_id = $1 and r.reserve_date = d and r.live group by r.id) t) as held
    from generate_series($2::date, ${last}, interval '1 day') d
    left join reservable_managements m on m.branch_id = $1 and m.date = d
    left join branch_hours h on h.branch_id = $1 and h.date = d
    left join holidays y on y.date = d
  ) day`;

const bare = (station: Station, queryOf: (turn: number) => QueryConfig): Ask => {
  const turnOf = turns();
  return (caller) => station.pool.query(queryOf(turnOf(caller) * CALLERS + caller));
};

const asked = (station: Station, name: string, dataOf: (turn: number) => unknown): Ask => {
  const lines = station.linesTo(station.web);
  const turnOf = turns();
  return (caller) => callFunction(at(lines, caller), name, dataOf(turnOf(caller) * CALLERS + caller));
};

const calendarOf = (
  name: string,
  branchOf: (station: Station, turn: number) => number,
  more: Pick<Operation, 'aim' | 'share'>,
): Operation => ({
  name,
  limit: 'bare SQL of the same days',
  ...more,
  prepare: async (station) => ({
    ours: asked(station, 'reserveCalendar', (turn) => ({ branch_id: branchOf(station, turn), children: 2 })),
    limit: bare(station, (turn) => ({
      name: 'calendar',
      text: bareDays('$2::date + 60'),
      values: [branchOf(station, turn), TODAY],
    })),
  }),
});

const dayOf = (turn: number) => addDays(TODAY, 1 + (turn % 58));

const slots: Operation = {
  name: 'slots of a day',
  limit: 'bare SQL of the same day',
  aim: null,
  share: 10,
  prepare: async (station) => ({
    ours: asked(station, 'reserveSlots', (turn) => ({
      branch_id: station.people.readBranch(turn),
      date: dayOf(turn),
      children: 2,
    })),
    limit: bare(station, (turn) => ({
      name: 'slots',
      text: bareDays('$2::date'),
      values: [station.people.readBranch(turn), dayOf(turn)],
    })),
  }),
};

const positionOf = (turn: number) => ({
  latitude: 35.6 + (turn % 50) / 200,
  longitude: 139.5 + (turn % 40) / 100,
});

const nearby: Operation = {
  name: 'nearby now',
  limit: 'bare SQL: the nearest 20 and their children',
  aim: null,
  share: 2,
  prepare: async (station) => ({
    ours: asked(station, 'nearbySeats', (turn) => ({ position: positionOf(turn), ages: [2, 0], minutes: 120 })),
    limit: bare(station, (turn) => ({
      name: 'nearby',
      text: `select b.id, b.name, b.capacity, r.start_datetime, r.end_datetime, count(d.child_id)
        from (select id, name, capacity from branches where status = 1 and real_store_flag
          order by point(longitude * 0.82, latitude) <-> point($1::double precision * 0.82, $2::double precision) limit 20) b
        left join reserves r on r.branch_id = b.id and r.reserve_date = $3 and r.live
        left join reserve_details d on d.reserve_id = r.id group by b.id, b.name, b.capacity, r.id`,
      values: [positionOf(turn).longitude, positionOf(turn).latitude, TODAY],
    })),
  }),
};

export const FULL_CALENDAR = 'calendar of 60 days, a full branch';
export const USUAL_CALENDAR = 'calendar of 60 days';

export const calendarOperations: readonly Operation[] = [
  nearby,
  calendarOf(USUAL_CALENDAR, ({ people }, turn) => people.readBranch(turn), { aim: 0.8, share: 5 }),
  calendarOf(FULL_CALENDAR, ({ world }) => world.size.fullBranch, { aim: 0.8, share: 0 }),
  slots,
];
