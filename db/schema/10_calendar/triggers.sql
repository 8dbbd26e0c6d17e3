create or replace trigger figures after insert or update or delete on branch_hours
  for each row execute function app.seats_change_figures();
create or replace trigger may_have_seats after insert or update or delete on branch_hours
  for each row execute function app.day_may_have_seats();

create or replace trigger figures after insert or update or delete on branch_capacities
  for each row execute function app.seats_change_figures();
create or replace trigger may_have_seats after insert or update or delete on branch_capacities
  for each row execute function app.day_may_have_seats();

create or replace trigger may_have_seats after insert or update or delete on branch_patterns
  for each row execute function app.week_may_have_seats();

create or replace trigger may_have_seats after insert or update or delete on branch_pattern_days
  for each row execute function app.week_day_may_have_seats();

create or replace trigger figures after insert or update or delete on reservable_managements
  for each row execute function app.seats_change_figures();
create or replace trigger may_have_seats after insert or update or delete on reservable_managements
  for each row execute function app.day_may_have_seats();

create or replace trigger notify_branch_day after update on closure_reserves
  for each row execute function app.notify_branch_day();
