create policy own_branch on waitlist_entries for select to staff
  using ((select app.is_headquarters()) or app.waitlist_branch_ids(id) && (select app.account_branch_ids())::integer[]);
create policy own on waitlist_entries for select to "user"
  using (customer_id = any ((select app.stay_family_ids())::integer[]));

create policy of_entry on waitlist_branches for select to "user", staff
  using (exists (select from waitlist_entries e where e.id = waitlist_branches.waitlist_entry_id));

create policy of_entry on waitlist_children for select to "user", staff
  using (exists (select from waitlist_entries e where e.id = waitlist_children.waitlist_entry_id));

create policy own_branch on seat_offers for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
create policy own on seat_offers for select to "user" using (customer_id = any ((select app.stay_family_ids())::integer[]));

create policy own_branch on seat_holds for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));
create policy own on seat_holds for select to "user" using (customer_id = any ((select app.stay_family_ids())::integer[]));
