create policy own on family_members for select to "user"
  using (customer_id = (select app.family_id()) and removed_at is null or id = (select app.family_member_id()));
create policy known_family on family_members for select to staff
  using (exists (select from customers c where c.id = family_members.customer_id));

create policy own on family_member_contacts for select to "user" using (family_member_id = (select app.family_member_id()));
create policy known_family on family_member_contacts for select to staff
  using (exists (select from family_members m where m.id = family_member_contacts.family_member_id));

create policy own on family_invitations for select to "user" using (customer_id = (select app.family_id()));
create policy headquarters on family_invitations for select to staff using ((select app.is_headquarters()));

create policy own on pickup_people for select to "user" using (customer_id = (select app.family_id()));
create policy known_family on pickup_people for select to staff
  using (exists (select from customers c where c.id = pickup_people.customer_id));

create policy own on pickup_passes for select to "user"
  using (customer_id = any ((select app.stay_family_ids())::integer[]));
create policy own_branch on pickup_passes for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own on pickup_pass_children for select to "user"
  using (exists (select from pickup_passes p where p.id = pickup_pass_children.pickup_pass_id));
create policy own_branch on pickup_pass_children for select to staff
  using (exists (select from pickup_passes p where p.id = pickup_pass_children.pickup_pass_id));

create policy known_child on pickup_bars for select to staff
  using (exists (select from children c where c.id = pickup_bars.child_id));

create policy own on pickup_freezes for select to "user" using (customer_id = (select app.family_id()));
create policy known_family on pickup_freezes for select to staff
  using (exists (select from customers c where c.id = pickup_freezes.customer_id));

create policy own on pickup_freeze_members for select to "user"
  using (exists (select from pickup_freezes f where f.id = pickup_freeze_members.pickup_freeze_id));

create policy own on first_visit_packs for select to "user"
  using (customer_id = any ((select app.stay_family_ids())::integer[]));
create policy own_branch on first_visit_packs for select to staff
  using ((select app.is_headquarters()) or branch_id = any ((select app.account_branch_ids())::integer[]));

create policy own on calendar_feeds for select to "user" using (family_member_id = (select app.family_member_id()));
