import { nearbyBranchLimit } from '../../src/domain/branches/nearby.ts';
import { addDays } from '../../src/domain/time.ts';
import { branchCalendar } from '../../src/server/reserves/store/branch-days.ts';
import { nearbyFacts } from '../../src/server/reserves/store/nearby.ts';
import { dayFacts, nobody } from '../../src/server/reserves/store/reserve-facts.ts';
import { TODAY } from '../world/size.ts';
import { type Ask, at, callFunction, type Operation, turns } from './operation.ts';
import { ownSql } from './own-sql.ts';
import { CALLERS, type Station } from './station.ts';

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
  limit: 'its own SQL, bare',
  ...more,
  prepare: async (station) => ({
    ours: asked(station, 'reserveCalendar', (turn) => ({ branch_id: branchOf(station, turn), children: 2 })),
    limit: await ownSql(station, (db, turn) => branchCalendar(db, branchOf(station, turn), TODAY, nobody)),
  }),
});

const dayOf = (turn: number) => addDays(TODAY, 1 + (turn % 58));

const slots: Operation = {
  name: 'slots of a day',
  limit: 'its own SQL, bare',
  aim: 0.5,
  share: 10,
  prepare: async (station) => ({
    ours: asked(station, 'reserveSlots', (turn) => ({
      branch_id: station.people.readBranch(turn),
      date: dayOf(turn),
      children: 2,
    })),
    limit: await ownSql(station, (db, turn) => dayFacts(db, station.people.readBranch(turn), dayOf(turn), null)),
  }),
};

const positionOf = (turn: number) => ({
  latitude: 35.6 + (turn % 50) / 200,
  longitude: 139.5 + (turn % 40) / 100,
});

const nearby: Operation = {
  name: 'nearby now',
  limit: 'its own SQL, bare',
  aim: null,
  share: 2,
  prepare: async (station) => ({
    ours: asked(station, 'nearbySeats', (turn) => ({ position: positionOf(turn), ages: [2, 0], minutes: 120 })),
    limit: await ownSql(station, (db, turn) =>
      nearbyFacts(db, { position: positionOf(turn), date: TODAY, customer_id: null, limit: nearbyBranchLimit }),
    ),
  }),
};

export const FULL_CALENDAR = 'calendar of 60 days, a full branch';
export const USUAL_CALENDAR = 'calendar of 60 days';

export const calendarOperations: readonly Operation[] = [
  nearby,
  calendarOf(USUAL_CALENDAR, ({ people }, turn) => people.readBranch(turn), { aim: 0.5, share: 5 }),
  calendarOf(FULL_CALENDAR, ({ dataset }) => dataset.size.fullBranch, { aim: 0.5, share: 0 }),
  slots,
];
