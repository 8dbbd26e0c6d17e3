import { randomUUID } from 'node:crypto';
import { addDays, instantOf, minuteOfDayOf, timeText, tokyoDateOf } from '../../src/domain/time.ts';
import type { Random } from '../random.ts';
import { type Client, marker } from './client.ts';
import type { Family } from './families.ts';
import type { Journal, ReserveRecord } from './journal.ts';

interface ParentContext {
  client: Client;
  journal: Journal;
  random: Random;
  families: readonly Family[];
  tickets: readonly { id: number; price: number }[];
}

const STEP = 15;
/** Everybody wants the same days and hours. */
const DAYS = 5;
const weights = {
  look: 22,
  hold: 10,
  release: 5,
  create: 17,
  edit: 8,
  cancel: 10,
  wish: 6,
  answerOffer: 6,
  buy: 2,
  reachForOthers: 4,
} as const;

/** One thing a parent does; whoever calls has made the family busy. */
export function parentActs(context: ParentContext, family: Family): Promise<void> {
  return acts[context.random.weighted(weights)](context, family);
}

const acts: Readonly<Record<keyof typeof weights, (context: ParentContext, family: Family) => Promise<void>>> = {
  look,
  hold,
  release,
  create,
  edit,
  cancel,
  wish,
  answerOffer,
  buy,
  reachForOthers,
};

/** One to two hours around noon of one of the next days; today from an hour ahead on. */
function chooseStay({ client, random }: ParentContext, family: Family) {
  const today = tokyoDateOf(client.now);
  const day = random.below(DAYS);
  const first = day === 0 ? Math.max(600, Math.ceil((minuteOfDayOf(client.now) + 75) / STEP) * STEP) : 600;
  const start = Math.min(first, 1140) + random.below(12) * STEP;
  const end = Math.min(start + 60 + random.below(5) * STEP, 1260);
  const reserve_date = addDays(today, day);
  const form = {
    reserve_date,
    start_hour: Math.floor(start / 60),
    start_min: start % 60,
    end_hour: Math.floor(end / 60),
    end_min: end % 60,
  };
  const child_ids = family.child_ids.slice(0, 1 + random.below(family.child_ids.length));
  const [start_datetime, end_datetime] = [start, end].map((minute) => instantOf(reserve_date, minute).toISOString());
  const stay = { start_datetime: start_datetime ?? '', end_datetime: end_datetime ?? '', child_ids };
  return { form, stay, start, end };
}

const pages: Readonly<Record<string, Record<string, unknown>>> = {
  SelectMypageTop: {},
  SelectMypageReservesList: {},
  SelectMypagePaymentsList: {},
  SelectMypageNotifications: { where: {}, limit: 20 },
};

/** Anyone who opens the app turns over some pages: most of what a server answers is looked at only. */
async function look(context: ParentContext, family: Family): Promise<void> {
  for (let pages = context.random.between(1, 9); pages > 0; pages -= 1) await lookAtOne(context, family);
}

async function lookAtOne({ client, random }: ParentContext, family: Family): Promise<void> {
  const { branch_id, child_ids } = family;
  const page = random.one(Object.keys(pages)) ?? '';
  if (random.below(3) > 0) return client.read(family, page, pages[page]);
  if (random.below(2) === 0) await client.call(family, 'reserveCalendar', { branch_id, child_ids }, 0);
  else {
    const date = addDays(tokyoDateOf(client.now), random.below(DAYS));
    await client.call(family, 'reserveSlots', { branch_id, date, child_ids }, 0);
  }
}

async function hold(context: ParentContext, family: Family): Promise<void> {
  const { form, stay } = chooseStay(context, family);
  const { branch_id, customer_id } = family;
  const held = { branch_id, child_ids: [...stay.child_ids], ...form };
  const answer = await context.client.call(family, 'holdSeat', held, 0);
  const seat_hold_id = answer.kind === 'ok' ? answer.result.seat_hold_id : null;
  const answered = answer.kind === 'ok' && seat_hold_id === null ? 'refused' : answer.kind;
  const { start_datetime } = stay;
  context.journal.holds.push({ customer_id, answered, seat_hold_id, start_datetime, released: false });
  if (seat_hold_id !== null) family.holds = [{ seat_hold_id }];
}

async function release({ client, journal }: ParentContext, family: Family): Promise<void> {
  const [held] = family.holds;
  if (held === undefined) return;
  const { kind } = await client.call(family, 'releaseSeat', held);
  if (kind !== 'ok') return;
  family.holds = [];
  const record = journal.holds.findLast(({ seat_hold_id }) => seat_hold_id === held.seat_hold_id);
  if (record !== undefined) record.released = true;
}

async function create(context: ParentContext, family: Family): Promise<void> {
  const { client, journal, random } = context;
  // Anyone who has many gives some back first, so that days neither fill for good nor stay empty.
  if (family.reserves.filter(isOpen).length > 5) return cancel(context, family);
  if (family.unanswered.length > 0) return pressAgain(context, family);
  const { form, stay } = chooseStay(context, family);
  const { branch_id, customer_id } = family;
  const child_ids = [...stay.child_ids];
  const quoted = await client.call(family, 'quoteReserve', { branch_id, child_ids, ...form }, 0);
  if (quoted.kind !== 'ok') return;
  if (random.below(3) === 0) await client.call(family, 'holdSeat', { branch_id, child_ids, ...form }, 0).then(noteHold);
  const key = randomUUID();
  const press = {
    ...{ ...form, branch_id, child_ids, remarks: marker(family.number) },
    ...{ quoted_amount: quoted.result.quote.reserve_amount, idempotency_key: key },
  };
  const answer = await client.call(family, 'createReserve', press);
  const done = answer.kind === 'ok' ? answer.result : null;
  const record = newRecord(family, key, answer.kind, stay);
  record.reserve_id = done?.reserve_id ?? null;
  record.asked = done?.approval_status === 2 || answer.kind === 'unknown';
  journal.reserves.push(record);
  if (done !== null) family.reserves.push(record);
  if (answer.kind === 'unknown') family.unanswered.push({ record, press });

  function noteHold(held: Awaited<ReturnType<typeof client.call<'holdSeat'>>>): void {
    const seat_hold_id = held.kind === 'ok' ? held.result.seat_hold_id : null;
    const answered = held.kind === 'ok' && seat_hold_id === null ? 'refused' : held.kind;
    journal.holds.push({ customer_id, answered, seat_hold_id, start_datetime: stay.start_datetime, released: false });
    // The press that follows takes it: nothing is left to release.
    family.holds = [];
  }
}

/** The same press with the same key, as the page sends it: a place that was taken unseen would never be given back. */
async function pressAgain({ client }: ParentContext, family: Family): Promise<void> {
  const [{ record, press } = {}, ...others] = family.unanswered;
  if (record === undefined || press === undefined) return;
  const answer = await client.call(family, 'createReserve', press);
  if (answer.kind === 'unknown') return;
  family.unanswered = others;
  // Refused now, it may still have been done and have ended since: that stays unknown.
  if (answer.kind === 'refused') return;
  record.answered = 'ok';
  record.reserve_id = answer.result.reserve_id;
  family.reserves.push(record);
}

function newRecord(
  { customer_id, branch_id }: Family,
  key: string,
  answered: ReserveRecord['answered'],
  stay: ReserveRecord['stay'],
): ReserveRecord {
  const nothing = { maybe: [], cancelled: 'no', checkedIn: 'no', checkedOut: 'no' } as const;
  return { ...{ key, customer_id, branch_id, answered, stay, reserve_id: null, asked: false }, ...nothing, maybe: [] };
}

/** Not cancelled, not begun, as far as anybody was told. */
export const isOpen = ({ cancelled, checkedIn, reserve_id }: ReserveRecord): boolean =>
  reserve_id !== null && cancelled === 'no' && checkedIn === 'no';

async function edit(context: ParentContext, family: Family): Promise<void> {
  const { client, random } = context;
  const record = random.one(family.reserves.filter(isOpen));
  if (record?.reserve_id == null) return;
  const { form, stay } = chooseStay(context, family);
  const { branch_id } = family;
  const child_ids = [...stay.child_ids];
  const { reserve_id } = record;
  const quoted = await client.call(family, 'quoteReserve', { branch_id, child_ids, ...form, reserve_id }, 0);
  if (quoted.kind !== 'ok') return;
  const { reserve_amount, cancel_schedule } = quoted.result.quote;
  const quoted_fee = cancel_schedule[0]?.cancel_amount ?? 0;
  const remarks = marker(family.number);
  const press = { ...form, reserve_id, child_ids, remarks, quoted_amount: reserve_amount, quoted_fee };
  const answer = await client.call(family, 'updateReserve', press);
  if (answer.kind === 'unknown') record.maybe.push(stay);
  if (answer.kind === 'ok') {
    record.stay = stay;
    record.asked ||= answer.result.approval_status === 2;
  }
}

async function cancel({ client, random }: ParentContext, family: Family): Promise<void> {
  const record = random.one(family.reserves.filter((each) => isOpen(each) || each.cancelled === 'unknown'));
  if (record?.reserve_id == null) return;
  const { reserve_id } = record;
  const press = (quoted_fee: number) =>
    client.call(family, 'cancelReserve', { reserve_id, quoted_fee, cancel_remarks: '' });
  let answer = await press(0);
  // The page shows the fee of the moment and asks again.
  if (answer.kind === 'refused' && answer.type === 'fee_changed')
    answer = await press(Number(answer.details.cancel_amount));
  if (answer.kind === 'ok') record.cancelled = 'ok';
  else if (answer.kind === 'unknown') record.cancelled = 'unknown';
  // Refused after a press nobody answered: that one did it, or the branch meanwhile.
  else if (record.cancelled === 'unknown') family.reserves = family.reserves.filter((each) => each !== record);
}

async function wish(context: ParentContext, family: Family): Promise<void> {
  const { client, journal, random } = context;
  const { form, stay, start, end } = chooseStay(context, family);
  const asked = {
    branch_ids: [family.branch_id],
    child_ids: [...stay.child_ids],
    date: form.reserve_date,
    earliest_time: timeText(start),
    latest_time: timeText(Math.min(end + random.below(4) * STEP, 1260)),
    minutes: end - start,
  };
  const quoted = await client.call(family, 'quoteWaitlistEntry', asked, 0);
  if (quoted.kind !== 'ok') return;
  const { price_ceiling, least_notice_minutes } = quoted.result;
  const key = randomUUID();
  const mode = random.below(3) === 0 ? 2 : 1;
  const press = { ...asked, mode, price_ceiling, notice_minutes: least_notice_minutes, idempotency_key: key } as const;
  const answer = await client.call(family, 'createWaitlistEntry', press);
  const waitlist_entry_id = answer.kind === 'ok' ? answer.result.waitlist_entry_id : null;
  journal.wishes.push({ key, customer_id: family.customer_id, answered: answer.kind, waitlist_entry_id });
}

async function answerOffer({ client, journal, random }: ParentContext, family: Family): Promise<void> {
  const listed = await client.call(family, 'listWaitlistEntries', {}, 0);
  if (listed.kind !== 'ok') return;
  const offer = random.one(listed.result.wishes.flatMap((each) => each.offer ?? []));
  if (offer === undefined) return;
  const { seat_offer_id } = offer;
  const key = randomUUID();
  const { customer_id } = family;
  if (random.below(4) === 0) {
    const { kind } = await client.call(family, 'declineSeatOffer', { seat_offer_id });
    journal.offers.push({ key, customer_id, answered: kind, seat_offer_id, act: 'decline', reserve_id: null });
    return;
  }
  const quoted_amount = offer.quote?.reserve_amount ?? 0;
  const answer = await client.call(family, 'acceptSeatOffer', { seat_offer_id, quoted_amount, idempotency_key: key });
  const reserve_id = answer.kind === 'ok' ? answer.result.reserve_id : null;
  journal.offers.push({ key, customer_id, answered: answer.kind, seat_offer_id, act: 'accept', reserve_id });
  const { start_datetime, end_datetime } = offer;
  // Whose children are known by the entry alone: nothing is said about them here.
  const record = newRecord(family, key, answer.kind, { start_datetime, end_datetime, child_ids: [] });
  record.reserve_id = reserve_id;
  record.asked = true;
  journal.reserves.push(record);
  if (reserve_id !== null) family.reserves.push(record);
}

async function buy({ client, journal, random, tickets }: ParentContext, family: Family): Promise<void> {
  const price = random.one(tickets);
  if (price === undefined) return;
  const key = randomUUID();
  const press = { ticket_price_id: price.id, quoted_amount: price.price, idempotency_key: key };
  const answer = await client.call(family, 'buyTickets', press);
  const ticket_id = answer.kind === 'ok' ? answer.result.ticket_id : null;
  const { customer_id } = family;
  journal.purchases.push({ key, customer_id, answered: answer.kind, amount: price.price, ticket_id });
}

/** Somebody else's reserve by its number: nothing may be done to it, and nothing told of it. */
async function reachForOthers({ client, journal, random, families }: ParentContext, family: Family): Promise<void> {
  const other = random.one(families.filter((each) => each !== family));
  const reserve_id = random.one(other?.reserves ?? [])?.reserve_id ?? null;
  if (reserve_id === null) return;
  const tried =
    random.below(2) === 0
      ? await client.call(family, 'cancelReserve', { reserve_id, quoted_fee: 0, cancel_remarks: '' }, 0)
      : await client.call(family, 'reserveCalendarFile', { reserve_id }, 0);
  if (tried.kind === 'ok')
    journal.leaks.push(`family ${family.number} reached reserve ${reserve_id} of ${other?.number}`);
}
