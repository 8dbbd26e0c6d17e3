-- The texts a customer has yet to agree to: nothing agreed to since the last version that changed more than words. Shown is
-- the version in force, which is what the customer agrees to.
create view view_due_consents with (security_invoker = true) as
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

-- The paper a municipality wants on a day, a ward's like its city's.
create function app.municipality_layout_of(prefecture integer, name text, day date) returns setof municipality_layouts
  language sql stable rows 1 begin atomic
  select l.* from (select distinct m.municipality from municipality_layouts m
    where m.prefecture_id = prefecture and starts_with(name, m.municipality)) named
  cross join lateral app.municipality_layouts_on(prefecture, named.municipality, day) l
  order by length(l.municipality) desc limit 1;
end;
