import {
  accountRole,
  approvalStatus,
  cancelSettlementStatus,
  childcareSettlement,
  inboxStatus,
} from '../../../../domain/codes.ts';
import { correctionSettlement } from '../../../../domain/staff-codes.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import type { Queryable, Transaction } from '../../../postgres/database.ts';

const { headquarters, branchManager } = accountRole.code;

export async function saveMorningMailHour(tx: Transaction, account_id: number, hour: number | null): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update accounts set morning_mail_hour = $2 where id = $1 returning version',
    [account_id, hour],
  );
  return rows[0]?.version ?? 0;
}

export async function morningMailHour(db: Queryable, account_id: number): Promise<number | null> {
  const { rows } = await db.query<{ morning_mail_hour: number | null }>(
    'select morning_mail_hour from accounts where id = $1',
    [account_id],
  );
  return rows[0]?.morning_mail_hour ?? null;
}

/** Whose hour has come today and who has not had it; the mails' ids. A person who chose it after the hour gets it tomorrow. */
export async function dueMorningMails(tx: Transaction): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into app.morning_mails (account_id, date)
     select a.id, app.tokyo_today() from accounts a
     where a.morning_mail_hour = extract(hour from app.now() at time zone 'Asia/Tokyo')
       and a.role in (${headquarters}, ${branchManager}) and not a.disable
     on conflict do nothing returning id`,
  );
  return rows.map(({ id }) => id);
}

interface DueMail {
  account_id: number;
  name: string;
  email: string;
  date: TokyoDate;
  /** Null: headquarters, every branch. */
  branch_ids: number[] | null;
  branch_names: string[];
}

/** Null if the person has left, opted out or lost the permission. */
export async function morningMailOf(db: Queryable, id: number): Promise<DueMail | null> {
  const { rows } = await db.query<DueMail>(
    `select a.id as account_id, a.name, u.email::text as email, m.date,
       case when a.role = ${branchManager} then array_agg(b.id order by b.id) end as branch_ids,
       array_agg(b.name order by b.id) as branch_names
     from app.morning_mails m join accounts a on a.id = m.account_id and not a.disable
       and a.role in (${headquarters}, ${branchManager}) and a.morning_mail_hour is not null
     join auth.users u on u.uid = a.uid and not u.disabled and u.email is not null
     join branches b on b.id = a.branch_id or b.id in (select w.branch_id from account_branches w where w.account_id = a.id)
     where m.id = $1 group by a.id, u.email, m.date`,
    [id],
  );
  return rows[0] ?? null;
}

interface OpenMatters {
  unclosed_days: number;
  failed_charges: number;
  requests: number;
  inquiries: number;
}

/** What needs attention, at these branches or everywhere. */
export async function openMatters(db: Queryable, branch_ids: readonly number[] | null): Promise<OpenMatters> {
  const at = (column: string) => (branch_ids === null ? '$1::integer[] is null' : `${column} = any ($1::integer[])`);
  const { rows } = await db.query<OpenMatters>(
    `select (select count(*) from view_unclosed_days d where ${at('d.branch_id')})::integer as unclosed_days,
       ((select count(*) from childcares u where u.status = ${childcareSettlement.code.chargeFailed} and ${at('u.branch_id')})
         + (select count(*) from reserve_cancellations x join reserves r on r.id = x.reserve_id
             where x.cancel_settlement_status = ${cancelSettlementStatus.code.chargeFailed} and ${at('r.branch_id')})
         + (select count(*) from childcare_corrections k join childcares u on u.id = k.childcare_id
             where k.status in (${correctionSettlement.code.chargeFailed}, ${correctionSettlement.code.refundFailed}) and ${at('u.branch_id')}))::integer as failed_charges,
       (select count(*) from reserves r where r.approval_status = ${approvalStatus.code.pending} and not r.cancel_flag
         and r.start_datetime > app.now() and ${at('r.branch_id')})::integer as requests,
       (select count(*) from inbox_threads t where t.status in (${inboxStatus.code.unread}, ${inboxStatus.code.assigned})
         and ${at('t.branch_id')})::integer as inquiries`,
    [branch_ids],
  );
  return rows[0] as OpenMatters;
}
