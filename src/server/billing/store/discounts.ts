import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

interface DiscountRow {
  childcare_id: number;
  reserve_id: number;
  date: TokyoDate;
  customer_name: string;
  /** Before the discount. */
  price_amount: number;
  discount_amount: number;
  reason: string;
  account_name: string | null;
  given_at: Date | null;
}

/** By the day of the stay, the newest first. Amounts too small to charge are no discount of anybody. */
export async function discountsOf(
  db: Queryable,
  { branch_id, date_from, date_to }: { branch_id: number; date_from: TokyoDate; date_to: TokyoDate },
): Promise<DiscountRow[]> {
  const { rows } = await db.query<DiscountRow>(
    `select u.id as childcare_id, u.reserve_id, r.reserve_date as date, c.name as customer_name,
       u.total_amount + u.others_discount_amount as price_amount, u.others_discount_amount as discount_amount,
       u.others_discount_reason as reason, a.name as account_name, u.others_discount_datetime as given_at
     from childcares u join reserves r on r.id = u.reserve_id join customers c on c.id = u.customer_id
       left join accounts a on a.id = u.others_discount_account_id
     where u.branch_id = $1 and r.reserve_date between $2 and $3 and u.others_discount_amount > 0
     order by r.reserve_date desc, u.id desc limit 500`,
    [branch_id, date_from, date_to],
  );
  return rows;
}
