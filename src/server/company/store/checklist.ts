import { accountRole, branchStatus, serviceName } from '../../../domain/codes.ts';
import type { OpeningItem } from '../../../domain/company/opening.ts';
import type { Queryable } from '../../postgres/database.ts';
import { companyFactsComplete } from './company-facts.ts';
import { documentsComplete, documentsInForce } from './documents.ts';

const { stripe, line } = serviceName.code;
const { headquarters, branchManager, branchStaff } = accountRole.code;
const openBranch = `b.real_store_flag and b.status = ${branchStatus.code.open}`;
/** 児童福祉法59条の2の2: what every branch has to show. Hours, capacity and price are the branch's own. */
const posted = `p.owner_name <> '' and p.manager_name <> '' and p.building <> '' and p.business_start_date is not null
  and p.services <> '' and p.nursery_teachers is not null and p.other_carers is not null and p.insurance <> '' and p.hospital <> ''
  and p.emergency_procedure <> '' and p.disaster_plan <> '' and p.abuse_prevention <> '' and p.order_history <> ''`;

/** What a company must have before families come, item by item: true where it is there. */
export async function openingChecklist(db: Queryable): Promise<Record<OpeningItem, boolean>> {
  const { rows } = await db.query<Record<Exclude<OpeningItem, 'company' | 'terms' | 'house_rules'>, boolean>>(
    `select
       exists (select from app.unit_prices_on(app.tokyo_today())) as prices,
       exists (select from app.cancellation_policies_on(app.tokyo_today())) as cancellation_policy,
       exists (select from view_plan_types where offered_flag) as plans,
       exists (select from app.bring_lists_on(app.tokyo_today()) where items <> '[]') as bring_list,
       exists (select from branches b where ${openBranch}) as branch,
       not exists (select from branches b where (${openBranch} or not b.real_store_flag)
         and (b.address1 || b.address2 !~ '[0-9０-９一二三四五六七八九十]' or b.postal_code ~ '^0+$' or b.tel ~ '^0+$')) as address,
       not exists (select from branches b where ${openBranch}
         and not exists (select from branch_postings p where p.branch_id = b.id and ${posted})) as postings,
       (not exists (select from branches b where ${openBranch}) or exists (select from branches b where ${openBranch} and exists (select from accounts a join auth.users u on u.uid = a.uid
         where a.role = ${branchManager} and not a.disable and u.password_hash is not null
           and (a.branch_id = b.id or exists (select from account_branches o where o.account_id = a.id and o.branch_id = b.id))))) as manager,
       not exists (select from accounts a where (a.role = ${headquarters} or a.role > ${branchStaff}) and not a.disable
         and not exists (select from auth.totp_secrets t where t.uid = a.uid and t.confirmed_at is not null)
         and not exists (select from auth.passkeys k where k.uid = a.uid)) as second_factor,
       exists (select from service_checks where service = ${stripe} and ok_flag) as stripe,
       exists (select from app.webhook_events where source = 'stripe') as webhook,
       exists (select from service_checks where service = ${line} and ok_flag) as line,
       exists (select from app.webhook_events where source = 'line') as line_webhook,
       (select mail_seen_at is not null from site_states) as mail`,
  );
  const [items] = rows;
  if (items === undefined) throw new Error('no checklist');
  const house_rules = (await documentsInForce(db)).includes('house_rules');
  return { ...items, house_rules, company: await companyFactsComplete(db), terms: await documentsComplete(db) };
}
