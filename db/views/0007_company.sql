-- The texts a customer has yet to agree to: nothing agreed to since the last version that changed more than words. Shown is
-- the version in force, which is what the customer agrees to.
create view view_due_consents with (security_invoker = true) as
  select c.id as customer_id, d.kind, d.adaptation_date, d.change_summary
  from customers c
  cross join (values ('terms'), ('privacy')) k (kind)
  cross join lateral (
    select i.kind, i.adaptation_date, i.change_summary,
      (select max(m.adaptation_date) from company_documents m
       where m.kind = k.kind and m.material_flag and m.adaptation_date <= app.tokyo_today()) as material_date
    from company_documents i
    where i.kind = k.kind and i.adaptation_date <= app.tokyo_today()
    order by i.adaptation_date desc limit 1) d
  where d.material_date is not null
    and not exists (select from customer_consents s
      where s.customer_id = c.id and s.kind = k.kind and s.version >= d.material_date::text);
grant select on view_due_consents to "user";
