-- Plans with the one question every screen and function asks of them. A plan is offered from its adaptation_date on until
-- the day it is withdrawn, if it is one of the registration list (SPEC §9: customer_type 1) and Stripe has its price.
create view view_plan_types as
  select p.id, p.name, p.customer_type, p.charge_flag, p.stripe_price_id, p.monthly_amount, p.childcare_discount_per_hour,
    p.sequence, p.adaptation_date, p.withdrawn_date, p.version,
    p.customer_type = 1 and app.has_begun(p.adaptation_date)
      and (p.withdrawn_date is null or p.withdrawn_date > app.tokyo_today())
      and (not p.charge_flag or p.stripe_price_id is not null) as offered_flag,
    not app.has_begun(p.adaptation_date) as coming_flag
  from plan_types p;

-- Tickets as they are sold: of each number the newest price in force, until it is withdrawn.
create view view_ticket_prices as
  select t.id, t.name, t.number, t.price, t.valid_days, t.adaptation_date, t.withdrawn_date, t.version,
    exists (select from app.ticket_prices_on(t.number, app.tokyo_today()) q where q.id = t.id)
      and (t.withdrawn_date is null or t.withdrawn_date > app.tokyo_today()) as sold_flag,
    not app.has_begun(t.adaptation_date) as coming_flag
  from ticket_prices t;

grant select on view_plan_types, view_ticket_prices to anonymous, "user", staff;
