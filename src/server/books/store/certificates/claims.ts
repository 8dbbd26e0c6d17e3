import { customerStatus } from '../../../../domain/codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable } from '../../../postgres/database.ts';

interface ClaimingFamily {
  customer_id: number;
  municipality: string;
  claim_due_day: number | null;
  reminder_days: number;
}

/** Families with a 認定 in force lately, by municipality and the day on which its claims are due. */
export async function claimingFamilies(db: Queryable, from: TokyoDate): Promise<ClaimingFamily[]> {
  const { rows } = await db.query<ClaimingFamily>(
    `select distinct c.customer_id, b.municipality, l.claim_due_day, s.claim_reminder_days as reminder_days
     from child_benefits b join children c on c.id = b.child_id join customers k on k.id = c.customer_id
     left join lateral app.municipality_layout_of(b.prefecture_id, b.municipality, app.tokyo_today()) l on true
     cross join app.reserve_settings_on(app.tokyo_today()) s
     where k.status <> ${customerStatus.code.accountDeleted} and b.start_date <= app.tokyo_today()
       and (b.end_date is null or b.end_date >= $1)
     order by c.customer_id, b.municipality`,
    [from],
  );
  return rows;
}

/** Something that 無償化 covers was paid for care of a certified child in these days. */
export async function hasCoveredUse(
  db: Queryable,
  { customer_id, municipality }: ClaimingFamily,
  { start, end }: { start: TokyoDate; end: TokyoDate },
): Promise<boolean> {
  const { rows } = await db.query<{ used: boolean }>(
    `select coalesce(sum(l.amount), 0) > 0 as used
     from child_benefits b join children c on c.id = b.child_id
     join reserve_details d on d.child_id = c.id join reserves r on r.id = d.reserve_id
     join childcares u on u.reserve_id = r.id join payments p on p.childcare_id = u.id
     join app.payment_lines l on l.payment_id = p.id and l.child_id = c.id and l.covered_flag
     where c.customer_id = $1 and b.municipality = $2 and r.reserve_date between $3 and $4
       and r.reserve_date >= b.start_date and (b.end_date is null or r.reserve_date <= b.end_date)`,
    [customer_id, municipality, start, end],
  );
  return rows[0]?.used ?? false;
}
