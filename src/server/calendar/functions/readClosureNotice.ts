import { childcareStatus } from '../../../domain/codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import type { Queryable } from '../../postgres/database.ts';
import { stayOf, stayPriceOf } from '../../reserves/stay.ts';
import { quoteFacts } from '../../reserves/store/reserve-facts.ts';
import { seatsAround } from '../closing/nearby-seats.ts';
import { type MovableReserve, movableReserves } from '../store/closure-moves.ts';
import { markOpened, ownNotice } from '../store/closure-notices.ts';

/** What the family's page shows. That it was asked for by the signed-in family is written down: they were reached. */
export const readClosureNotice = implement('readClosureNotice', async ({ clock, database, customer }, input) => {
  const now = clock.now();
  const { closure_notice_id: id } = input;
  const notice = await database.transaction(now, async (tx) => {
    await markOpened(tx, id, customer.id);
    return ownNotice(tx, id, customer.id);
  });
  if (notice === null) throw new Refusal('not_found');
  const offers = await database.read(now, async (db) => {
    const stays = await movableReserves(db, id, customer.id);
    const seatsNear = seatsAround(db, now);
    const found = new Map<number, Awaited<ReturnType<typeof offersFor>>>();
    for (const stay of stays) {
      const open = stay.moved_reserve_id === null && stay.start_datetime > now;
      found.set(stay.reserve_id, open ? await offersFor(db, customer.id, stay, seatsNear) : []);
    }
    return found;
  });
  const { branch_name, branch_tel, choice, title, content } = notice;
  return {
    status: 'OK',
    branch_name,
    branch_tel,
    choice,
    title,
    content,
    confirmed_flag: notice.confirmed_datetime !== null,
    reserves: notice.reserves.map((reserve) => ({
      reserve_id: reserve.reserve_id,
      start_datetime: new Date(reserve.start_datetime).toISOString(),
      end_datetime: new Date(reserve.end_datetime).toISOString(),
      live: reserve.live && reserve.childcare_status === childcareStatus.code.upcoming,
      moved:
        reserve.moved_reserve_id === null
          ? null
          : { reserve_id: reserve.moved_reserve_id, branch_name: reserve.moved_branch_name ?? '' },
      offers: offers.get(reserve.reserve_id) ?? [],
    })),
  };
});

/** The branches that have room now, each with the price the same stay has there. */
async function offersFor(
  db: Queryable,
  customer_id: number,
  stay: MovableReserve,
  seatsNear: ReturnType<typeof seatsAround>,
) {
  const asked = {
    date: stay.reserve_date,
    customer_id,
    child_ids: stay.children.map(({ child_id }) => child_id),
    reserve_id: stay.reserve_id,
  };
  const own = await quoteFacts(db, { ...asked, branch_id: stay.branch_id });
  const near = await seatsNear({ ...stay, children: own.children });
  const offers = [];
  for (const { branch_id, branch_name, branch_tel, branch_address } of near) {
    const facts = await quoteFacts(db, { ...asked, branch_id });
    if (facts.day === null) continue;
    const children = facts.children.map((child) => {
      const { breakfast_support_flag, lunch_support_flag, supper_support_flag } =
        stay.children.find(({ child_id }) => child_id === child.id) ?? noSupport;
      return { ...child, breakfast_support_flag, lunch_support_flag, supper_support_flag };
    });
    const plan = facts.customer?.plan ?? null;
    const price = stayPriceOf(stayOf(stay), children, stay.current_day_flag, { ...facts, day: facts.day }, plan);
    offers.push({ branch_id, branch_name, branch_tel, branch_address, reserve_amount: price.total });
  }
  return offers;
}

const noSupport = { breakfast_support_flag: false, lunch_support_flag: false, supper_support_flag: false };
