create policy own on issued_documents for select to "user"
  using (customer_id = any ((select app.seen_customer_ids())::integer[])
    or kind = app.code('documentKind.receipt') and customer_id = any ((select app.own_customer_ids())::integer[]));
create policy headquarters on issued_documents for select to staff using ((select app.is_headquarters()));

create policy everyone_reads on municipality_layouts for select to "user", staff using (true);

create policy own on child_benefits for select to "user"
  using (exists (select from children c where c.id = child_benefits.child_id) and (select app.customer_id()) is not null);

create policy own on other_facility_amounts for select to "user"
  using (exists (select from children c where c.id = other_facility_amounts.child_id) and (select app.customer_id()) is not null);

create policy headquarters on accounting_mappings for select to staff using ((select app.is_headquarters()));

create policy headquarters on month_closes for select to staff using ((select app.is_headquarters()));
create policy own_branch on month_closes for select to staff
  using ((select app.account_role()) = app.code('accountRole.branchManager')
    and branch_id = any ((select app.account_branch_ids())::integer[]));
