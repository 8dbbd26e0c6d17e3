import type { ReserveRecord, Stay } from '../load/journal.ts';
import type { Check, CheckContext } from './check.ts';

type Row = {
  id: number;
  key: string | null;
  customer_id: number;
  branch_id: number;
  start_datetime: Date;
  end_datetime: Date;
  child_ids: number[];
  cancel_flag: boolean;
  approval_status: number;
  childcare_status: number;
  cancellations: number;
  by_wish: boolean;
};

async function rowsOf({ client, families }: CheckContext): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select r.id, r.idempotency_key as key, r.customer_id, r.branch_id, r.start_datetime, r.end_datetime, r.cancel_flag,
       r.approval_status, r.childcare_status,
       array(select d.child_id from reserve_details d where d.reserve_id = r.id order by 1) as child_ids,
       (select count(*)::integer from reserve_cancellations c where c.reserve_id = r.id) as cancellations,
       exists (select from waitlist_entries e where e.reserve_id = r.id) as by_wish
     from reserves r where r.customer_id = any ($1) order by r.id`,
    [families.map(({ customer_id }) => customer_id)],
  );
  return rows;
}

/** Acknowledged: there, once, as acknowledged last. Refused: not there. Nobody knows: at most once. Nothing else is there. */
export async function checkReserves(context: CheckContext): Promise<Check[]> {
  const rows = await rowsOf(context);
  const byKey = new Map<string, Row[]>();
  for (const row of rows) byKey.set(row.key ?? '', [...(byKey.get(row.key ?? '') ?? []), row]);
  const { reserves } = context.journal;
  const exist: string[] = [];
  const cancelled: string[] = [];
  const attended: string[] = [];
  for (const record of reserves) {
    const found = byKey.get(record.key) ?? [];
    const say = (what: string) => `${record.key} (reserve ${record.reserve_id}): ${what}`;
    const wanted = { ok: [1, 1], refused: [0, 0], unknown: [0, 1] }[record.answered];
    if (found.length < (wanted[0] ?? 0) || found.length > (wanted[1] ?? 0)) {
      exist.push(say(`answered ${record.answered}, there ${found.length} times`));
    }
    const [row] = found;
    if (row === undefined || record.answered !== 'ok') continue;
    if (row.id !== record.reserve_id || row.customer_id !== record.customer_id || row.branch_id !== record.branch_id) {
      exist.push(say(`is reserve ${row.id} of ${row.customer_id} at ${row.branch_id}`));
    }
    if (![record.stay, ...record.maybe].some((stay) => isSame(row, stay))) {
      exist.push(say(`is ${timesOf(row)}, not ${JSON.stringify(record.stay)} nor ${JSON.stringify(record.maybe)}`));
    }
    cancelled.push(...wrongCancel(record, row).map(say));
    attended.push(...wrongAttendance(record, row).map(say));
  }
  const known = new Set(reserves.map(({ key }) => key));
  for (const { id, key, by_wish } of rows) {
    if (!by_wish && !known.has(key ?? '')) exist.push(`reserve ${id} was asked for by nobody (${key})`);
  }
  const acknowledged = reserves.filter(({ answered }) => answered === 'ok').length;
  const unknown = reserves.filter(({ answered }) => answered === 'unknown').length;
  const count = (list: readonly ReserveRecord[]) => String(list.length);
  return [
    {
      name: 'every acknowledged reserve exists once, as acknowledged last',
      looked: `${acknowledged} acknowledged, ${unknown} unknown, ${rows.length} rows`,
      against: exist,
    },
    {
      name: 'every acknowledged cancellation exists once, and nothing else is cancelled',
      looked: `${count(reserves.filter((each) => each.cancelled === 'ok'))} acknowledged`,
      against: cancelled,
    },
    {
      name: 'every acknowledged arrival and leaving exists',
      looked: `${count(reserves.filter((each) => each.checkedIn === 'ok'))} arrivals, ${count(reserves.filter((each) => each.checkedOut === 'ok'))} leavings`,
      against: attended,
    },
  ];
}

const timesOf = ({ start_datetime, end_datetime, child_ids }: Row): string =>
  JSON.stringify({ start_datetime, end_datetime, child_ids });

function isSame(row: Row, { start_datetime, end_datetime, child_ids }: Stay): boolean {
  return (
    row.start_datetime.getTime() === new Date(start_datetime).getTime() &&
    row.end_datetime.getTime() === new Date(end_datetime).getTime() &&
    (child_ids.length === 0 || [...child_ids].sort((a, b) => a - b).join() === row.child_ids.join())
  );
}

const REFUSED = 4;
function wrongCancel({ cancelled, asked }: ReserveRecord, row: Row): string[] {
  const wrong: string[] = [];
  if (cancelled === 'ok' && !row.cancel_flag) wrong.push('cancelled and still there');
  if (cancelled === 'no' && row.cancel_flag) wrong.push('cancelled by nobody');
  if (row.cancellations !== (row.cancel_flag ? 1 : 0)) wrong.push(`${row.cancellations} cancellations`);
  if (!asked && row.approval_status === REFUSED) wrong.push('refused by nobody');
  return wrong;
}

const PRESENT = 2;
const LEFT = 3;
function wrongAttendance({ checkedIn, checkedOut }: ReserveRecord, { childcare_status }: Row): string[] {
  if (checkedOut === 'ok') return childcare_status === LEFT ? [] : [`left, and stands at ${childcare_status}`];
  if (checkedIn === 'ok' && checkedOut === 'no') {
    return childcare_status === PRESENT ? [] : [`came, and stands at ${childcare_status}`];
  }
  return checkedIn === 'no' && childcare_status !== 1 ? [`came by nobody’s hand: ${childcare_status}`] : [];
}

export async function checkHolds({ client, families, journal }: CheckContext): Promise<Check> {
  const { rows } = await client.query<{ id: number; customer_id: number; start_datetime: Date; released: boolean }>(
    `select id, customer_id, start_datetime, released_at is not null as released from seat_holds
     where kind = 1 and customer_id = any ($1)`,
    [families.map(({ customer_id }) => customer_id)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const against: string[] = [];
  for (const { answered, seat_hold_id, customer_id, start_datetime, released } of journal.holds) {
    if (answered !== 'ok') continue;
    const row = byId.get(seat_hold_id ?? 0);
    if (row === undefined) {
      against.push(`hold ${seat_hold_id} is not there`);
      continue;
    }
    if (row.customer_id !== customer_id) against.push(`hold ${seat_hold_id} is ${row.customer_id}’s`);
    if (row.start_datetime.getTime() !== new Date(start_datetime).getTime())
      against.push(`hold ${seat_hold_id}: times`);
    if (released && !row.released) against.push(`hold ${seat_hold_id} was released and goes on`);
  }
  const count = (answered: string) => journal.holds.filter((each) => each.answered === answered).length;
  const [known, unknown] = [count('ok'), count('unknown')];
  if (rows.length < known || rows.length > known + unknown) {
    against.push(`${rows.length} rows for ${known} acknowledged and ${unknown} unknown`);
  }
  return { name: 'every acknowledged hold exists once', looked: `${known} acknowledged, ${rows.length} rows`, against };
}

const ACCEPTED = 2;
const DECLINED = 3;
/** Waitlist entries, and what families answered to offers. */
export async function checkOffers({ client, families, journal }: CheckContext): Promise<Check[]> {
  const customers = families.map(({ customer_id }) => customer_id);
  const wishes = await client.query<{ id: number; key: string }>(
    'select id, idempotency_key as key from waitlist_entries where customer_id = any ($1)',
    [customers],
  );
  const entryByKey = new Map(wishes.rows.map(({ id, key }) => [key, id]));
  const lostEntries = journal.wishes.flatMap(({ key, answered, waitlist_entry_id }) => {
    const id = entryByKey.get(key) ?? null;
    const right = answered === 'unknown' || id === (answered === 'ok' ? waitlist_entry_id : null);
    return right ? [] : [`wish ${key}: answered ${answered} ${waitlist_entry_id}, there ${id}`];
  });
  const offers = await client.query<{ id: number; status: number; reserve_id: number | null }>(
    'select id, status, reserve_id from seat_offers where customer_id = any ($1)',
    [customers],
  );
  const byId = new Map(offers.rows.map((row) => [row.id, row]));
  const wrong = journal.offers.flatMap(({ answered, seat_offer_id, act, reserve_id }) => {
    if (answered !== 'ok') return [];
    const row = byId.get(seat_offer_id);
    const right =
      act === 'accept' ? row?.status === ACCEPTED && row.reserve_id === reserve_id : row?.status === DECLINED;
    return right ? [] : [`offer ${seat_offer_id}: ${act}ed (reserve ${reserve_id}), there ${JSON.stringify(row)}`];
  });
  const accepted = offers.rows.flatMap(({ reserve_id }) => reserve_id ?? []);
  if (new Set(accepted).size !== accepted.length) wrong.push('two offers became one reserve');
  const answered = journal.offers.filter((each) => each.answered === 'ok').length;
  return [
    {
      name: 'every acknowledged wish exists once',
      looked: `${wishes.rowCount} rows`,
      against: lostEntries,
    },
    {
      name: 'every acknowledged answer to an offer stands',
      looked: `${answered} acknowledged, ${offers.rowCount} offers`,
      against: wrong,
    },
  ];
}
