import { childcareStatus } from '../../../domain/codes.ts';
import { instantOf, type TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

const { upcoming } = childcareStatus.code;

/** A reserve still to come whose price by the rules would move; what was agreed stays, and the lower sum is paid. */
export type OutpricedReserve = {
  reserve_id: number;
  customer_id: number;
  customer_name: string;
  branch_name: string;
  start_datetime: Date;
  end_datetime: Date;
  /** As agreed. */
  reserve_amount: number;
  /** By the rules after the change. */
  present_amount: number;
};

/** Of a branch, of a family, or of all. */
type RepricedScope = ({ branch_id: number } | { customer_id: number } | object) & {
  from: TokyoDate;
  /** The first day the change no longer holds; null: it goes on. */
  until: TokyoDate | null;
  /** Steps and the least time follow the day on which a stay is settled: asked as if it were that day. */
  at?: TokyoDate;
};

/** Does something and takes it back: what it would have come to can be asked meanwhile. */
export async function tried<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  await tx.query('savepoint trial');
  try {
    return await work();
  } finally {
    await tx.query('rollback to savepoint trial');
    await tx.query('release savepoint trial');
  }
}

/** The reserves whose price a change would move. Nothing of the change stays. */
export async function repricedBy(
  tx: Transaction,
  scope: RepricedScope,
  change: () => Promise<unknown>,
): Promise<OutpricedReserve[]> {
  const before = new Map((await presentPrices(tx, scope)).map((each) => [each.reserve_id, each.present_amount]));
  const after = await tried(tx, async () => {
    await change();
    return presentPrices(tx, scope);
  });
  return after.filter(({ reserve_id, present_amount }) => before.get(reserve_id) !== present_amount);
}

function presentPrices(tx: Transaction, { at, ...scope }: RepricedScope): Promise<OutpricedReserve[]> {
  const { from, until } = scope;
  const whose = 'branch_id' in scope ? 'and r.branch_id = $3' : 'customer_id' in scope ? 'and r.customer_id = $3' : '';
  const read = async (): Promise<OutpricedReserve[]> => {
    const { rows } = await tx.query<OutpricedReserve>(
      `select r.id as reserve_id, r.customer_id, c.name as customer_name, b.name as branch_name, r.start_datetime,
         r.end_datetime, r.reserve_amount, app.present_amount(r.id) as present_amount
       from reserves r join customers c on c.id = r.customer_id join branches b on b.id = r.branch_id
       where r.live and r.childcare_status = ${upcoming} and r.reserve_date >= $1
         and ($2::date is null or r.reserve_date < $2) ${whose}
       order by r.start_datetime, r.id`,
      [from, until, ...('branch_id' in scope ? [scope.branch_id] : 'customer_id' in scope ? [scope.customer_id] : [])],
    );
    return rows;
  };
  if (at === undefined) return read();
  return tried(tx, async () => {
    await tx.query("select set_config('app.now', $1, true)", [instantOf(at).toISOString()]);
    return read();
  });
}
