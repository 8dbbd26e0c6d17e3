create policy own on payment_intents for select to "user"
  using (customer_id = any ((select app.seen_customer_ids())::integer[]));
create policy own_branch on payment_intents for select to staff
  using ((select app.is_headquarters()) or exists (select from reserves r
    where r.customer_id = payment_intents.customer_id and r.branch_id = any ((select app.account_branch_ids())::integer[])));

create policy own_branch on payments for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
create policy own on payments for select to "user" using (customer_id = any ((select app.seen_customer_ids())::integer[]));

create policy own_branch on refunds for select to staff
  using ((select app.is_headquarters()) or ((select app.account_role()) = app.code('accountRole.branchManager') and exists (
    select from payments p where p.id = payment_id and p.branch_id = any ((select app.account_branch_ids())::integer[]))));

create policy own on childcare_corrections for select to "user"
  using (exists (select from childcares u where u.id = childcare_id));
create policy own_branch on childcare_corrections for select to staff
  using (exists (select from childcares u where u.id = childcare_id));

create policy own_branch on fee_waivers for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
create policy own on fee_waivers for select to "user"
  using (exists (select from reserves r where r.id = fee_waivers.reserve_id));

create policy own on fee_goodwills for select to "user"
  using (exists (select from reserve_cancellations x
    join reserves r on r.id = x.reserve_id where x.id = reserve_cancellation_id and r.customer_id = (select app.customer_id())));
create policy own_branch on fee_goodwills for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own on fee_give_backs for select to "user"
  using (customer_id = any ((select app.seen_customer_ids())::integer[]));
create policy own_branch on fee_give_backs for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own on instalment_plans for select to "user" using (customer_id = (select app.customer_id()));
create policy headquarters on instalment_plans for select to staff using ((select app.is_headquarters()));

create policy own on instalments for select to "user"
  using (exists (select from instalment_plans p where p.id = instalment_plan_id));
create policy headquarters on instalments for select to staff using ((select app.is_headquarters()));

create policy own on instalment_parts for select to "user"
  using (exists (select from instalments i where i.id = instalment_id));
create policy headquarters on instalment_parts for select to staff using ((select app.is_headquarters()));

create policy own on unpaid_steps for select to "user" using (customer_id = (select app.customer_id()));
create policy headquarters on unpaid_steps for select to staff using ((select app.is_headquarters()));

create policy own_branch on write_offs for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
