create policy everyone_reads on plan_types for select to anonymous, "user", staff using (true);

create policy everyone_reads on plan_type_summaries for select to anonymous, "user", staff using (true);

create policy own on customers for select to "user" using (uid = (select app.uid())
  and status <> app.code('customerStatus.accountDeleted'));
-- UpdateRegistrationReservesCustomerDetailsConfirm: only from 2 to 1 (SPEC §4).
create policy own_details on customers for update to "user"
  using (uid = (select app.uid()) and status <> app.code('customerStatus.accountDeleted')
    and registration_status = app.code('registrationStatus.detailsPending'))
  with check (uid = (select app.uid()) and registration_status = app.code('registrationStatus.complete'));
-- Staff see the families that come or belong to their branch, and a child (with its health remarks) only where
-- the branch has or had a reserve for that child. This is the only place that says so: the server's functions ask these
-- policies too (src/server/auth/store/staff-sight.ts). Plain subqueries and no function of a row, so that the planner reads the
-- branch's reserves once for a list and by key for one family. The details a child is known by are the branch's own by
-- their own policy.
create policy own_branch on customers for select to staff
  using (status <> app.code('customerStatus.accountDeleted') and ((select app.is_headquarters())
    or default_branch_id = any ((select app.account_branch_ids())::integer[])
    or exists (select from reserves r where r.customer_id = customers.id and r.branch_id = any ((select app.account_branch_ids())::integer[]))));
create policy headquarters_sees_deleted on customers for select to staff using ((select app.is_headquarters()));

create policy own_branch on children for select to staff
  using ((select app.is_headquarters()) or exists (select from reserve_details d where d.child_id = children.id));
create policy own on children for select to "user" using (customer_id = any ((select app.stay_family_ids())::integer[]));
create policy own_add on children for insert to "user"
  with check (customer_id = (select app.family_id()) and not disable and date_of_birth <= app.tokyo_today());
create policy own_edit on children for update to "user"
  using (customer_id = (select app.family_id()) and not disable)
  with check (customer_id = (select app.family_id()) and date_of_birth <= app.tokyo_today());

-- Whoever sees the child sees what colleagues wrote about it.
create policy known_child on child_remarks for select to staff
  using (exists (select from children c where c.id = child_remarks.child_id));

create policy own on plan_type_customer_histories for select to "user" using (customer_id = (select app.customer_id()));

create policy headquarters on subscription_batch_exclusions for select to staff using ((select app.is_headquarters()));

create policy own on temporary_customer_informations for select to "user" using (uid = (select app.uid()));

create policy own on unsubscribe_questionnaires for select to "user" using (customer_id = (select app.customer_id()));
create policy headquarters on unsubscribe_questionnaires for select to staff using ((select app.is_headquarters()));

-- Whether a family agreed to children's data being kept: staff ask before they write any down.
create policy known_family on customer_consents for select to staff
  using (kind = 'child_data' and exists (select from customers c where c.id = customer_consents.customer_id));
-- Contract and money of the paying member, whatever is hidden from them.
create policy own on customer_consents for select to "user"
  using (customer_id in ((select app.family_id()), (select app.customer_id())));

create policy known_family on customer_merges for select to staff
  using ((select app.is_headquarters()) or exists (select from customers c where c.id = into_customer_id));

create policy known_family on customer_stops for select to staff
  using ((select app.is_headquarters()) or exists (select from customers c where c.id = customer_id));
create policy own on customer_stops for select to "user"
  using (customer_id in ((select app.family_id()), (select app.customer_id())));

create policy headquarters on imports for select to staff using ((select app.is_headquarters()));

create policy headquarters on imported_customers for select to staff using ((select app.is_headquarters()));
