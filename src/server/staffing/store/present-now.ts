import { childAttendance } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

/** Who is in the house at this moment: the birth dates of the children who came and have not left, and how many staff clocked in. */
export async function presentNow(
  db: Queryable,
  branch_id: number,
  today: TokyoDate,
): Promise<{ births: TokyoDate[]; there: number }> {
  const { rows } = await db.query<{ births: TokyoDate[]; there: number }>(
    `select array(select d.date_of_birth::text from reserve_details d join reserves r on r.id = d.reserve_id
         where r.branch_id = $1 and d.live and d.attendance_status = ${childAttendance.code.present}) as births,
       (select count(distinct k.account_id)::integer from staff_clockings k
        where k.branch_id = $1 and k.date = $2 and k.clock_out_at is null) as there`,
    [branch_id, today],
  );
  return rows[0] ?? { births: [], there: 0 };
}
