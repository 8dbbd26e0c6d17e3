import { accountRole, branchStatus, serviceName } from '../../../domain/codes.ts';
import type { OpeningItem } from '../../../domain/company/opening.ts';
import type { Queryable } from '../../postgres/database.ts';
import { companyFactsComplete } from './company-facts.ts';
import { documentsComplete } from './documents.ts';

const { stripe, line } = serviceName.code;

/** What a company must have before families come, item by item: true where it is there. */
export async function openingChecklist(db: Queryable): Promise<Record<OpeningItem, boolean>> {
  const { rows } = await db.query<Record<Exclude<OpeningItem, 'company' | 'terms'>, boolean>>(
    `select
       exists (select from app.unit_prices_on(app.tokyo_today())) as prices,
       exists (select from app.cancellation_policies_on(app.tokyo_today())) as cancellation_policy,
       exists (select from view_plan_types where offered_flag) as plans,
       exists (select from branches where real_store_flag and status = ${branchStatus.code.open}) as branch,
       exists (select from accounts a join branches b on b.id = a.branch_id
         where b.real_store_flag and not a.disable and a.role <> ${accountRole.code.headquarters}) as staff,
       not exists (select from accounts a where a.role = ${accountRole.code.headquarters} and not a.disable
         and not exists (select from auth.totp_secrets t where t.uid = a.uid and t.confirmed_at is not null)
         and not exists (select from auth.passkeys k where k.uid = a.uid)) as second_factor,
       exists (select from service_checks where service = ${stripe} and ok_flag) as stripe,
       exists (select from service_checks where service = ${line} and ok_flag) as line,
       (select mail_tested_at is not null from site_states) as mail`,
  );
  const [items] = rows;
  if (items === undefined) throw new Error('no checklist');
  return { ...items, company: await companyFactsComplete(db), terms: await documentsComplete(db) };
}
