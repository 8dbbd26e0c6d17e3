import { customerStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { enabled, disabled } = customerStatus.code;

/** What is sold: plans and tickets, beyond their dated amounts. */
export async function setWithdrawn(
  tx: Transaction,
  table: 'plan_types' | 'ticket_prices',
  id: number,
  withdrawn_date: TokyoDate | null,
): Promise<void> {
  await tx.query(`update ${table} set withdrawn_date = $2 where id = $1`, [id, withdrawn_date]);
}

export async function setPlanSequence(tx: Transaction, id: number, sequence: number): Promise<void> {
  await tx.query('update plan_types set sequence = $2 where id = $1', [id, sequence]);
}

/** The lines that describe a plan, all at once and in order. */
export async function setPlanSummaries(
  tx: Transaction,
  plan_type_id: number,
  contents: readonly string[],
): Promise<void> {
  await tx.query('delete from plan_type_summaries where plan_type_id = $1', [plan_type_id]);
  await tx.query(
    `insert into plan_type_summaries (plan_type_id, content, sequence)
     select $1, content, place from unnest($2::text[]) with ordinality as given (content, place)`,
    [plan_type_id, contents],
  );
}

export async function planSummaries(db: Queryable, plan_type_id: number): Promise<string[]> {
  const { rows } = await db.query<{ content: string }>(
    'select content from plan_type_summaries where plan_type_id = $1 order by sequence, id',
    [plan_type_id],
  );
  return rows.map(({ content }) => content);
}

/** Families that have each plan today and still belong to us. */
export async function planMembers(
  db: Queryable,
): Promise<{ plan_type_id: number; members: number; price_waiting: boolean }[]> {
  const { rows } = await db.query<{ plan_type_id: number; members: number; price_waiting: boolean }>(
    `select p.id as plan_type_id, p.charge_flag and p.stripe_price_id is null as price_waiting,
       (select count(*) from customers c where c.plan_type_id = p.id and c.status in (${enabled}, ${disabled}))::integer as members
     from plan_types p order by p.sequence, p.id`,
  );
  return rows;
}

/** Tickets that are or will be for sale, as the page to buy them ranks them; those without a rank last. */
export async function rankedTickets(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select r.ticket_price_id as id from ticket_sale_rankings r order by r.ranking, r.ticket_price_id`,
  );
  return rows.map(({ id }) => id);
}

export async function setTicketRanking(tx: Transaction, ticket_price_ids: readonly number[]): Promise<void> {
  await tx.query('delete from ticket_sale_rankings');
  await tx.query(
    `insert into ticket_sale_rankings (ticket_price_id, ranking)
     select id, place from unnest($1::integer[]) with ordinality as given (id, place)`,
    [ticket_price_ids],
  );
}

/** A new price of the same number of tickets keeps their rank. */
export async function inheritRanking(tx: Transaction, ticket_price_id: number): Promise<void> {
  await tx.query(
    `insert into ticket_sale_rankings (ticket_price_id, ranking)
     select t.id, r.ranking from ticket_prices t join ticket_prices before on before.number = t.number and before.id <> t.id
       join ticket_sale_rankings r on r.ticket_price_id = before.id
     where t.id = $1 order by before.id desc limit 1
     on conflict (ticket_price_id) do nothing`,
    [ticket_price_id],
  );
}

export async function forgetRanking(tx: Transaction, ticket_price_id: number): Promise<void> {
  await tx.query('delete from ticket_sale_rankings where ticket_price_id = $1', [ticket_price_id]);
}
