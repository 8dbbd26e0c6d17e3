import type { PriceLine } from '../../../domain/billing/pricing.ts';
import type { Meals } from '../../../domain/calendar/meals.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';
import type { ChildFacts } from './reserve-facts.ts';

/** What pricing an actual stay needs: the reserve as planned. */
interface PlannedStay {
  date: TokyoDate;
  start_datetime: Date;
  end_datetime: Date;
  current_day_flag: boolean;
  use_tickets: boolean | null;
  /** As last accepted by the family. */
  amount_lines: PriceLine[];
  /** Who is in the reserve, also a child whom the parent has deleted since. */
  child_ids: number[];
  /** In the same order, with the birth dates and meals agreed in the reserve. */
  children: (Meals & Pick<ChildFacts, 'date_of_birth' | 'subsidy_facts'> & { current_day_paid_percent: number })[];
}

export async function plannedStay(db: Queryable, reserve_id: number): Promise<PlannedStay> {
  const { rows } = await db.query<PlannedStay>(
    `select reserve_date as date, start_datetime, end_datetime, current_day_flag, use_tickets, amount_lines,
       array(select child_id from reserve_details where reserve_id = r.id order by id) as child_ids,
       (select json_agg(json_build_object('date_of_birth', date_of_birth,
          'breakfast_support_flag', breakfast_support_flag, 'lunch_support_flag', lunch_support_flag,
          'supper_support_flag', supper_support_flag, 'current_day_paid_percent', current_day_paid_percent,
          'subsidy_facts', app.child_subsidies(child_id, r.reserve_date, r.id)) order by id)
        from reserve_details where reserve_id = r.id) as children
     from reserves r where id = $1`,
    [reserve_id],
  );
  return rows[0] as PlannedStay;
}
