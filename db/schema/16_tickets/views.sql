-- Tickets as they are sold: of each number the newest price in force, until it is withdrawn.
create or replace view view_ticket_prices as
  select t.id, t.name, t.number, t.price, t.valid_days, t.adaptation_date, t.withdrawn_date, t.version,
    exists (select from app.ticket_prices_on(t.number, app.tokyo_today()) q where q.id = t.id)
      and (t.withdrawn_date is null or t.withdrawn_date > app.tokyo_today()) as sold_flag,
    not app.has_begun(t.adaptation_date) as coming_flag
  from ticket_prices t;
grant select on view_ticket_prices to anonymous, "user", staff;
