-- The texts a customer has yet to agree to: nothing agreed to since the last version that changed more than words. Shown is
-- the version in force, which is what the customer agrees to.
create or replace view view_due_consents with (security_invoker = true) as
  select c.id as customer_id, d.kind, d.adaptation_date, d.change_summary
  from customers c
  cross join (values ('terms'), ('privacy')) k (kind)
  cross join lateral (
    select i.kind, i.adaptation_date, i.change_summary,
      (select max(m.adaptation_date) from company_documents m
       where m.kind = k.kind and m.material_flag and app.has_begun(m.adaptation_date)) as material_date
    from app.company_documents_on(k.kind, app.tokyo_today()) i) d
  where d.material_date is not null
    and not exists (select from customer_consents s
      where s.customer_id = c.id and s.kind = k.kind and s.version >= d.material_date::text);
grant select on view_due_consents to "user";
