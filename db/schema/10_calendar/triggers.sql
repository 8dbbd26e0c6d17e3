create or replace trigger figures after insert or update or delete on branch_hours
  for each row execute function app.seats_change_figures();
create or replace trigger offer_seats after insert or update or delete on branch_hours
  for each row execute function app.offer_seats_of_day();

create or replace trigger figures after insert or update or delete on branch_capacities
  for each row execute function app.seats_change_figures();
create or replace trigger offer_seats after insert or update or delete on branch_capacities
  for each row execute function app.offer_seats_of_day();

create or replace trigger offer_seats after insert or update or delete on branch_patterns
  for each row execute function app.offer_seats_of_week();

create or replace trigger offer_seats after insert or update or delete on branch_pattern_days
  for each row execute function app.offer_seats_of_week_day();

create or replace trigger figures after insert or update or delete on reservable_managements
  for each row execute function app.seats_change_figures();
create or replace trigger offer_seats after insert or update or delete on reservable_managements
  for each row execute function app.offer_seats_of_day();

create or replace trigger publish_branch_day after update on closure_reserves
  for each row execute function app.publish_branch_day();
