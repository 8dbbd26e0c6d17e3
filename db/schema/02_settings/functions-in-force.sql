-- Written by `npm run codegen` from src/domain/settings/dated-tables.ts.
-- The row in force on a day is the latest that begins on it or before; before the first there is none, and no row is answered.
-- Plain SQL with the caller's rights: the planner opens it up where it stands in a FROM, and policies hold. A view with many joins
-- takes only the columns it needs, in a SELECT of their own: PostgreSQL looks at each column of a function for every join above it.

create or replace function app.unit_prices_on(day date) returns setof public.unit_prices
  language sql stable rows 1 begin atomic
  select t.* from public.unit_prices t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.cancellation_policies_on(day date) returns setof public.cancellation_policies
  language sql stable rows 1 begin atomic
  select t.* from public.cancellation_policies t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.cancellation_policies_during(first_day date, last_day date)
  returns setof public.cancellation_policies language sql stable begin atomic
  select t.* from public.cancellation_policies t where t.adaptation_date <= last_day
    and t.adaptation_date >= coalesce((select max(f.adaptation_date) from public.cancellation_policies f
      where f.adaptation_date <= first_day), '-infinity')
    order by t.adaptation_date;
end;

create or replace function app.reserve_settings_on(day date) returns setof public.reserve_settings
  language sql stable rows 1 begin atomic
  select t.* from public.reserve_settings t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.age_limits_on(day date) returns setof public.age_limits
  language sql stable rows 1 begin atomic
  select t.* from public.age_limits t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.meal_hours_on(day date) returns setof public.meal_hours
  language sql stable rows 1 begin atomic
  select t.* from public.meal_hours t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.care_settings_on(day date) returns setof public.care_settings
  language sql stable rows 1 begin atomic
  select t.* from public.care_settings t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.care_settings_during(first_day date, last_day date)
  returns setof public.care_settings language sql stable begin atomic
  select t.* from public.care_settings t where t.adaptation_date <= last_day
    and t.adaptation_date >= coalesce((select max(f.adaptation_date) from public.care_settings f
      where f.adaptation_date <= first_day), '-infinity')
    order by t.adaptation_date;
end;

create or replace function app.tax_settings_on(day date) returns setof public.tax_settings
  language sql stable rows 1 begin atomic
  select t.* from public.tax_settings t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.tax_settings_during(first_day date, last_day date)
  returns setof public.tax_settings language sql stable begin atomic
  select t.* from public.tax_settings t where t.adaptation_date <= last_day
    and t.adaptation_date >= coalesce((select max(f.adaptation_date) from public.tax_settings f
      where f.adaptation_date <= first_day), '-infinity')
    order by t.adaptation_date;
end;

create or replace function app.ticket_terms_on(day date) returns setof public.ticket_terms
  language sql stable rows 1 begin atomic
  select t.* from public.ticket_terms t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.unpaid_policies_on(day date) returns setof public.unpaid_policies
  language sql stable rows 1 begin atomic
  select t.* from public.unpaid_policies t where t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.ticket_prices_on(p_number integer, day date) returns setof public.ticket_prices
  language sql stable rows 1 begin atomic
  select t.* from public.ticket_prices t where t.number = p_number and t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.company_facts_on(day date) returns setof public.company_facts
  language sql stable rows 1 begin atomic
  select t.* from public.company_facts t where t.adaptation_date <= day
    order by t.adaptation_date desc, t.id desc limit 1;
end;

create or replace function app.bring_lists_on(day date) returns setof public.bring_lists
  language sql stable rows 1 begin atomic
  select t.* from public.bring_lists t where t.adaptation_date <= day
    order by t.adaptation_date desc, t.id desc limit 1;
end;

create or replace function app.company_documents_on(p_kind text, day date) returns setof public.company_documents
  language sql stable rows 1 begin atomic
  select t.* from public.company_documents t where t.kind = p_kind and t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.municipality_layouts_on(p_prefecture_id integer, p_municipality text, day date) returns setof public.municipality_layouts
  language sql stable rows 1 begin atomic
  select t.* from public.municipality_layouts t where t.prefecture_id = p_prefecture_id and t.municipality = p_municipality and t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.subsidy_terms_on(p_subsidy_id integer, day date) returns setof public.subsidy_terms
  language sql stable rows 1 begin atomic
  select t.* from public.subsidy_terms t where t.subsidy_id = p_subsidy_id and t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.branch_patterns_on(p_branch_id integer, day date) returns table (id integer)
  language sql stable rows 1 begin atomic
  select t.id from public.branch_patterns t where t.branch_id = p_branch_id and t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.branch_patterns_during(p_branch_id integer, first_day date, last_day date)
  returns setof public.branch_patterns language sql stable begin atomic
  select t.* from public.branch_patterns t where t.branch_id = p_branch_id and t.adaptation_date <= last_day
    and t.adaptation_date >= coalesce((select max(f.adaptation_date) from public.branch_patterns f
      where f.branch_id = p_branch_id and f.adaptation_date <= first_day), '-infinity')
    order by t.adaptation_date;
end;

create or replace function app.shift_patterns_on(p_branch_id integer, p_account_id integer, day date) returns setof public.shift_patterns
  language sql stable rows 1 begin atomic
  select t.* from public.shift_patterns t where t.branch_id = p_branch_id and t.account_id = p_account_id and t.adaptation_date <= day
    order by t.adaptation_date desc limit 1;
end;

create or replace function app.shift_patterns_during(p_branch_id integer, p_account_id integer, first_day date, last_day date)
  returns setof public.shift_patterns language sql stable begin atomic
  select t.* from public.shift_patterns t where t.branch_id = p_branch_id and t.account_id = p_account_id and t.adaptation_date <= last_day
    and t.adaptation_date >= coalesce((select max(f.adaptation_date) from public.shift_patterns f
      where f.branch_id = p_branch_id and f.account_id = p_account_id and f.adaptation_date <= first_day), '-infinity')
    order by t.adaptation_date;
end;
