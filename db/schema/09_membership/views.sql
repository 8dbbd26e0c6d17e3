-- Families that headquarters stopped. The one place that says when a stop is in force.
create or replace view view_stops_in_force with (security_invoker = true) as
  select s.id, s.customer_id, s.until_date, s.created_at from customer_stops s
  where s.ended_at is null and (s.until_date is null or s.until_date >= app.tokyo_today());
grant select on view_stops_in_force to "user", staff;

-- Views over personal rows run with the asker's own rights, so row-level security still decides.
create or replace view view_customers with (security_invoker = true) as
  select c.id, c.uid, c.name, c.name_kana, c.gender, c.date_of_birth, c.postal_code, c.prefecture_id, c.address1, c.address2,
    c.tel, c.email, c.default_branch_id, c.emergency_contact_name, c.emergency_contact_tel, c.payment_method, c.plan_type_id,
    c.registration_status, c.social_media_upload, c.status, c.stripe_customer_id, c.stripe_payment_method_id,
    c.stripe_subscription_id, c.stripe_subscription_status, c.subscription_period_end, c.subscription_last_paid_date,
    c.withdrawn_date, c.line_notification_flag, c.line_blocked_at, c.email_verified_at, c.email_bounced_at, c.created_at,
    case c.gender when 1 then '男性' when 2 then '女性' when 3 then 'その他' else '' end as gender_name2,
    app.expiry_date(c.subscription_period_end, c.withdrawn_date) as expiry_date,
    c.status in (app.code('customerStatus.enabled'), app.code('customerStatus.disabled'), app.code('customerStatus.withdrawn'))
      and not exists (select from reserves r where r.customer_id = c.id and r.live
        and r.childcare_status in (app.code('childcareStatus.upcoming'), app.code('childcareStatus.present')))
      and not exists (select from childcares u where u.customer_id = c.id
        and u.status in (app.code('childcareSettlement.toSettle'), app.code('childcareSettlement.chargeFailed')))
      and not exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
        where r.customer_id = c.id
          and x.cancel_settlement_status in (app.code('cancelSettlementStatus.toCharge'), app.code('cancelSettlementStatus.chargeFailed')))
      and not exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id
        where u.customer_id = c.id
          and k.status in (app.code('correctionSettlement.toCharge'), app.code('correctionSettlement.chargeFailed'), app.code('correctionSettlement.refunding'))) as cancellable_flag,
    app.family_owes(c.id) as unpaid_flag,
    exists (select from view_stops_in_force s where s.customer_id = c.id) as stopped_flag,
    app.reserves_paused(c.id) as paused_flag
  from customers c;
grant select on view_customers to "user";

-- SelectMypageReservesSelectBranches preselects the branch with the fewest customers (SPEC §7). A parent may know how
-- many there are, nobody who they are: the view reads with its owner's rights and shows the number alone.
create or replace view view_branch_customer_counts as
  select b.id as branch_id,
    (select count(*) from customers c where c.default_branch_id = b.id
      and c.status in (app.code('customerStatus.enabled'), app.code('customerStatus.disabled')))::integer as number_of_customers
  from branches b;
grant select on view_branch_customer_counts to "user", staff;

-- Plans with the one question every screen and function asks of them. A plan is offered from its adaptation_date on until
-- the day it is withdrawn, if it is one of the registration list (SPEC §9: customer_type 1) and Stripe has its price.
create or replace view view_plan_types as
  select p.id, p.name, p.customer_type, p.charge_flag, p.stripe_price_id, p.monthly_amount, p.childcare_discount_per_hour,
    p.sequence, p.adaptation_date, p.withdrawn_date, p.version,
    p.customer_type = app.code('planCustomerType.registration') and app.has_begun(p.adaptation_date)
      and (p.withdrawn_date is null or p.withdrawn_date > app.tokyo_today())
      and (not p.charge_flag or p.stripe_price_id is not null) as offered_flag,
    not app.has_begun(p.adaptation_date) as coming_flag
  from plan_types p;
grant select on view_plan_types to anonymous, "user", staff;
