import { accountRole, childAttendance, childcareStatus } from '../../../domain/codes.ts';
import { lateKind } from '../../../domain/messages/message-codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

export type WaitingChild = {
  reserve_id: number;
  branch_id: number;
  date: TokyoDate;
  end_datetime: Date;
  /** When the family said it would come instead; null: it said nothing. */
  said_datetime: Date | null;
  steps: number;
};

/** Reserves with a child still here after its planned end, and how many steps were taken already. */
export async function waitingChildren(tx: Transaction): Promise<WaitingChild[]> {
  const { rows } = await tx.query<WaitingChild>(
    `select r.id as reserve_id, r.branch_id, r.reserve_date::text as date, r.end_datetime,
       (select l.expected_datetime from late_notices l where l.reserve_id = r.id and l.kind = ${lateKind.code.pickUp}
          and l.replaced_at is null) as said_datetime,
       (select count(*)::integer from pick_up_escalations p where p.reserve_id = r.id) as steps
     from reserves r
     where r.live and r.childcare_status = ${childcareStatus.code.present} and r.reserve_date >= app.tokyo_today() - 1 and r.end_datetime < app.now()
       and exists (select from reserve_details d where d.reserve_id = r.id
         and d.attendance_status = ${childAttendance.code.present})
     order by r.id`,
  );
  return rows;
}

/** Null where this step was taken before. */
export async function insertEscalation(
  tx: Transaction,
  row: { branch_id: number; reserve_id: number; step: 1 | 2 },
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into pick_up_escalations (branch_id, reserve_id, step) values ($1, $2, $3)
     on conflict (reserve_id, step) do nothing returning id`,
    [row.branch_id, row.reserve_id, row.step],
  );
  return rows[0]?.id ?? null;
}

export async function insertPickUpCall(
  tx: Transaction,
  row: {
    branch_id: number;
    reserve_id: number;
    account_id: number;
    called: number;
    result: number;
    expected_time: string | null;
    note: string;
  },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into pick_up_calls (branch_id, reserve_id, account_id, called, result, expected_time, note)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.branch_id, row.reserve_id, row.account_id, row.called, row.result, row.expected_time, row.note],
  );
  return (rows[0] as { id: number }).id;
}

type PickUpAlert = { branch_name: string; children: number; addresses: string[] };

/** The managers of the branch; null once the child has been fetched. */
export async function pickUpAlert(db: Queryable, pick_up_escalation_id: number): Promise<PickUpAlert | null> {
  const { rows } = await db.query<PickUpAlert>(
    `select b.name as branch_name,
       (select count(*)::integer from reserve_details d where d.reserve_id = r.id
          and d.attendance_status = ${childAttendance.code.present}) as children,
       array(select u.email::text from accounts a join auth.users u on u.uid = a.uid
         where a.role = ${accountRole.code.branchManager} and not a.disable and u.email is not null
           and (a.branch_id = p.branch_id
             or exists (select from account_branches ab where ab.account_id = a.id and ab.branch_id = p.branch_id))
         order by a.id) as addresses
     from pick_up_escalations p join reserves r on r.id = p.reserve_id join branches b on b.id = p.branch_id
     where p.id = $1 and r.childcare_status = ${childcareStatus.code.present}`,
    [pick_up_escalation_id],
  );
  return rows[0] ?? null;
}
