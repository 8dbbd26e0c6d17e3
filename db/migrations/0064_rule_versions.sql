-- The state of the dated rules as one value: as long as it is the same, what was read of them before still holds. A reserve
-- asks for it under its lock instead of reading every rule again (store/reserves/reserve-facts.ts).
create table app.rule_versions (
  only_one boolean primary key default true check (only_one),
  version uuid not null default gen_random_uuid()
);
comment on table app.rule_versions is 'one row; a new value with every change of a rule that app.rules_on reads';
insert into app.rule_versions default values;
alter table app.rule_versions enable row level security;

create function app.rules_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.rule_versions set version = gen_random_uuid();
  return null;
end
$$;
do $$
declare
  v_table text;
begin
  foreach v_table in array array['reserve_settings', 'unit_prices', 'meal_hours', 'bring_lists', 'cancellation_policies'] loop
    execute format('create trigger rules_changed after insert or update or delete or truncate on %I
      for each statement execute function app.rules_changed()', v_table);
  end loop;
end
$$;
