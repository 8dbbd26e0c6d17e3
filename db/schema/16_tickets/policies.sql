create policy everyone_reads on ticket_prices for select to anonymous, "user", staff using (true);

create policy everyone_reads on ticket_sale_rankings for select to anonymous, "user", staff using (true);

create policy own_branch on tickets for select to staff
  using (paid_datetime is not null and ((select app.is_headquarters()) or exists (select from reserves r
    where r.customer_id = tickets.customer_id and r.branch_id = any ((select app.account_branch_ids())::integer[]))));
create policy own on tickets for select to "user"
  using (customer_id in ((select app.family_id()), (select app.customer_id())) and paid_datetime is not null);

create policy own_branch on ticket_uses for select to staff
  using (exists (select from childcares c where c.id = childcare_id));
create policy own on ticket_uses for select to "user"
  using (exists (select from tickets t where t.id = ticket_id and t.customer_id = (select app.family_id())));
