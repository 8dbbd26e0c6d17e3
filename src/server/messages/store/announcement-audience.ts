import { customerStatus, registrationStatus } from '../../../domain/codes.ts';
import { familyRole } from '../../../domain/family/family-codes.ts';
import { announcementAudience } from '../../../domain/messages/announcement-codes.ts';
import type { AlikePeople } from '../../../domain/messages/announcements.ts';
import type { NoticeGroup } from '../../../domain/messages/notice-codes.ts';
import { usualChoice } from '../../../domain/messages/notice-ways.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import { reachOfPerson } from '../../notifying/store/notifications.ts';
import type { Queryable } from '../../postgres/database.ts';

const { enabled, disabled, accountDeleted } = customerStatus.code;
const { payingMember, guardian } = familyRole.code;
const { all, branch, prefecture, reserved, chosen } = announcementAudience.code;

export type Audience = {
  audience: number;
  branch_id: number | null;
  prefecture_id: number | null;
  date_from: TokyoDate | null;
  date_until: TokyoDate | null;
};

/** Families of a branch: it is their usual one, or they were there within a year or are to come. */
const comesTo = (branches: string): string => `(c.default_branch_id in (${branches}) or exists (
    select from reserves r where r.customer_id = c.id and r.branch_id in (${branches}) and r.live
      and r.reserve_date > app.tokyo_today() - 365))`;

/**
 * The families of a word (`a`: its row or what was asked). Who left is told nothing but what concerns a stay still to come;
 * of a chosen list only a deleted account is left out.
 */
const isMeant = `c.registration_status <> ${registrationStatus.code.accountOnly} and case a.audience
    when ${all} then c.status in (${enabled}, ${disabled})
    when ${branch} then c.status in (${enabled}, ${disabled}) and ${comesTo('a.branch_id')}
    when ${prefecture} then c.status in (${enabled}, ${disabled})
      and ${comesTo('select b.id from branches b where b.prefecture_id = a.prefecture_id and b.real_store_flag')}
    when ${reserved} then c.status <> ${accountDeleted} and exists (
      select from reserves r where r.customer_id = c.id and r.live and r.reserve_date >= a.date_from
        and (a.date_until is null or r.reserve_date <= a.date_until) and (a.branch_id is null or r.branch_id = a.branch_id))
    else false end`;

/** Everybody who is meant now, for a saved word whose list is not chosen by hand. */
export const meantFamilies = `select c.id from announcements a cross join customers c where a.id = $1 and ${isMeant}`;

type AudienceCount = { families: number; hidden: number; without_consent: number; alike: AlikePeople[] };

/** How many families and people a word would reach, and how they can be reached. */
export async function countAudience(
  db: Queryable,
  asked: Audience & { customer_ids: readonly number[] },
  { group, consented, toHidden }: { group: NoticeGroup; consented: boolean; toHidden: boolean },
): Promise<AudienceCount> {
  const { rows } = await db.query<AudienceCount>(
    `with a as (select $1::smallint as audience, $2::integer as branch_id, $3::integer as prefecture_id,
         $4::date as date_from, $5::date as date_until),
     meant as (
       select c.* from a cross join customers c
       where case when a.audience = ${chosen} then c.id = any ($6::integer[]) and c.status <> ${accountDeleted}
         else ${isMeant} end
     ), people as (
       select m.hidden_flag and not $9::boolean as hidden, $8::boolean and not app.agrees_to_advertising(m.id) as without_consent,
         c.status <> ${accountDeleted} and w.line_notification_flag and w.line_user_id is not null as line,
         w.email is not null as mail, w.email_bounced_at is not null as mail_bounced,
         not $8::boolean and exists (select from push_subscriptions d where d.family_member_id = m.id) as devices,
         coalesce(s.line_flag, ${usualChoice.line_flag}) as line_flag, coalesce(s.mail_flag, ${usualChoice.mail_flag}) as mail_flag,
         coalesce(s.push_flag, ${usualChoice.push_flag}) as push_flag
       from meant c join family_members m on m.customer_id = c.id and m.removed_at is null
         and m.role in (${payingMember}, ${guardian})
       ${reachOfPerson('$7::smallint')}
     )
     select (select count(*)::integer from meant) as families,
       (select count(*)::integer from people where hidden) as hidden,
       (select count(*)::integer from people where not hidden and without_consent) as without_consent,
       (select coalesce(json_agg(to_json(x)), '[]') from (
         select count(*)::integer as people, line, mail, mail_bounced, devices, line_flag, mail_flag, push_flag from people
         where not hidden and not without_consent
         group by line, mail, mail_bounced, devices, line_flag, mail_flag, push_flag) x) as alike`,
    [
      asked.audience,
      asked.branch_id,
      asked.prefecture_id,
      asked.date_from,
      asked.date_until,
      asked.customer_ids,
      group,
      consented,
      toHidden,
    ],
  );
  const [count] = rows;
  if (count === undefined) throw new Error('an aggregate without a row');
  return count;
}
