import type { Meals } from '../../../domain/calendar/meals.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { ChildFacts } from './reserve-facts.ts';

/** What of a request goes along to another place. */
export type RequestStay = {
  children: (Meals & ChildFacts)[];
  pick_up_name: string | null;
  pick_up_tel: string | null;
  remarks: string;
  use_tickets: boolean | null;
};

export async function requestStay(db: Queryable, reserve_id: number): Promise<RequestStay> {
  const { rows } = await db.query<RequestStay>(
    `select r.pick_up_name, r.pick_up_tel, r.remarks, r.use_tickets,
       array(select json_build_object('id', k.id, 'name', k.name, 'date_of_birth', k.date_of_birth,
           'breakfast_support_flag', d.breakfast_support_flag, 'lunch_support_flag', d.lunch_support_flag,
           'supper_support_flag', d.supper_support_flag)
         from reserve_details d join children k on k.id = d.child_id where d.reserve_id = r.id order by d.id) as children
     from reserves r where r.id = $1`,
    [reserve_id],
  );
  return rows[0] as RequestStay;
}

/** Where the children are else on these days: seats there are of no use. */
export async function otherStays(
  db: Queryable,
  child_ids: readonly number[],
  exceptReserveId: number,
  days: { from: TokyoDate; to: TokyoDate },
): Promise<{ reserve_date: TokyoDate; start_datetime: Date; end_datetime: Date }[]> {
  const { rows } = await db.query<{ reserve_date: TokyoDate; start_datetime: Date; end_datetime: Date }>(
    `select distinct r.reserve_date, r.start_datetime, r.end_datetime
     from reserve_details d join reserves r on r.id = d.reserve_id
     where d.child_id = any ($1) and d.live and r.id <> $2 and r.reserve_date between $3 and $4`,
    [child_ids, exceptReserveId, days.from, days.to],
  );
  return rows;
}

/** The key's reserve, if the same press was taken before. */
export async function isKeyUsed(db: Queryable, customer_id: number, idempotency_key: string | null): Promise<boolean> {
  const { rowCount } = await db.query('select from reserves where customer_id = $1 and idempotency_key = $2', [
    customer_id,
    idempotency_key,
  ]);
  return rowCount === 1;
}
