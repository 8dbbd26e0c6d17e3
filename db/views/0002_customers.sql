-- Until when the customer may use what was paid: the end of the paid period; the day of leaving, or today, for a free plan.
create function app.expiry_date(subscription_period_end date, withdrawn_date date) returns date
  language sql stable as $$ select coalesce(subscription_period_end, withdrawn_date, app.tokyo_today()) $$;

-- Families that headquarters stopped. The one place that says when a stop is in force.
create view view_stops_in_force with (security_invoker = true) as
  select s.id, s.customer_id, s.until_date, s.created_at from customer_stops s
  where s.ended_at is null and (s.until_date is null or s.until_date >= app.tokyo_today());
grant select on view_stops_in_force to "user", staff;

-- Something a family was charged for could not be charged.
create function app.family_owes(family integer) returns boolean language sql stable as $$
  select exists (select from childcares u where u.customer_id = family and u.status = 3)
    or exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
      where r.customer_id = family and x.cancel_settlement_status = 3)
    or exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id
      where u.customer_id = family and k.status = 3)
$$;

-- Views over personal rows run with the asker's own rights, so row-level security still decides.
create view view_customers with (security_invoker = true) as
  select c.id, c.uid, c.name, c.name_kana, c.gender, c.date_of_birth, c.postal_code, c.prefecture_id, c.address1, c.address2,
    c.tel, c.email, c.default_branch_id, c.emergency_contact_name, c.emergency_contact_tel, c.payment_method, c.plan_type_id,
    c.registration_status, c.social_media_upload, c.status, c.stripe_customer_id, c.stripe_payment_method_id,
    c.stripe_subscription_id, c.stripe_subscription_status, c.subscription_period_end, c.subscription_last_paid_date,
    c.withdrawn_date, c.line_notification_flag, c.line_blocked_at, c.email_verified_at, c.email_bounced_at, c.created_at,
    case c.gender when 1 then '男性' when 2 then '女性' when 3 then 'その他' else '' end as gender_name2,
    app.expiry_date(c.subscription_period_end, c.withdrawn_date) as expiry_date,
    c.status in (1, 2, 3)
      and not exists (select from reserves r where r.customer_id = c.id and r.live and r.childcare_status in (1, 2))
      and not exists (select from childcares u where u.customer_id = c.id and u.status in (1, 3))
      and not exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
        where r.customer_id = c.id and x.cancel_settlement_status in (1, 3))
      and not exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id
        where u.customer_id = c.id and k.status in (1, 3, 6)) as cancellable_flag,
    app.family_owes(c.id) as unpaid_flag,
    exists (select from view_stops_in_force s where s.customer_id = c.id) as stopped_flag,
    app.reserves_paused(c.id) as paused_flag
  from customers c;

-- SelectMypageReservesSelectBranches preselects the branch with the fewest customers (SPEC §7). A parent may know how
-- many there are, nobody who they are: the view reads with its owner's rights and shows the number alone.
create view view_branch_customer_counts as
  select b.id as branch_id,
    (select count(*) from customers c where c.default_branch_id = b.id and c.status in (1, 2))::integer as number_of_customers
  from branches b;
grant select on view_branch_customer_counts to "user", staff;

grant select on view_customers to "user";

-- The family of whoever asks, as pages that a family shares show it. Owner's rights: a second guardian reads no row of
-- customers, and neither guardian learns how the other is reached. The channels are the asker's own.
-- A second guardian from whom stays are hidden reads of the family what a relative does: nothing of its contract. Which branch is
-- the usual one is told to nobody hidden.
create view view_families with (security_barrier = true) as
  select c.id, m.id as family_member_id, m.role, m.role = 1 as paying_flag, coalesce(m.name, c.name) as name,
    -- Stays may be shown to this person, and so reserved by.
    not m.hidden_flag as stays_flag,
    c.registration_status,
    case when k.known_flag then c.status end as status,
    case when k.known_flag then c.plan_type_id end as plan_type_id,
    case when m.role < 3 and not m.hidden_flag then c.default_branch_id end as default_branch_id,
    case when k.known_flag then c.use_tickets end as use_tickets,
    case when m.role = 1 then c.prefecture_id end as prefecture_id,
    k.known_flag and c.stripe_payment_method_id is not null as card_flag,
    case when k.known_flag then c.subscription_last_paid_date end as subscription_last_paid_date,
    case when k.known_flag then app.expiry_date(c.subscription_period_end, c.withdrawn_date) end as expiry_date,
    k.known_flag and app.family_owes(c.id) as unpaid_flag,
    k.known_flag and exists (select from view_stops_in_force s where s.customer_id = c.id) as stopped_flag,
    k.known_flag and app.reserves_paused(c.id) as paused_flag,
    case when m.role = 1 then c.tel else w.tel end as tel,
    case when m.role = 1 then c.email else w.email end as email,
    case when m.role = 1 then c.email_verified_at end as email_verified_at,
    case when m.role = 1 then c.email_bounced_at else w.email_bounced_at end as email_bounced_at,
    case when m.role = 1 then c.line_notification_flag else coalesce(w.line_notification_flag, false) end as line_notification_flag,
    case when m.role = 1 then c.line_blocked_at else w.line_blocked_at end as line_blocked_at
  from family_members m join customers c on c.id = m.customer_id
  left join family_member_contacts w on w.family_member_id = m.id
  cross join lateral (select m.role = 1 or m.role = 2 and not m.hidden_flag as known_flag) k
  where m.id = (select app.family_member_id());
grant select on view_families to "user";

-- Who belongs to the family of a guardian who asks, by name. Owner's rights: the paying member's name stands in customers.
create view view_family_people with (security_barrier = true) as
  select m.id, m.customer_id, m.role, coalesce(m.name, c.name) as name, m.relation, m.created_at
  from family_members m join customers c on c.id = m.customer_id
  where m.customer_id = (select app.family_id()) and m.removed_at is null;
grant select on view_family_people to "user";

-- The payments of the paying member who asks. While stays are hidden from them: amount, day and kind, without branch, reserve, times
-- or staff's words. Owner's rights, because a policy can leave out rows, not columns.
create view view_own_payments with (security_barrier = true) as
  select p.id, p.customer_id, p.amount, p.payment_date, p.payment_method, p.payment_type, p.refunded_payment_id,
    case when a.hidden_flag then p.payment_date::timestamp at time zone 'Asia/Tokyo' else p.payment_datetime end as payment_datetime,
    case when a.hidden_flag then '' else p.remarks end as remarks,
    case when not a.hidden_flag then p.branch_id end as branch_id,
    case when not a.hidden_flag then p.reserve_id end as reserve_id,
    case when not a.hidden_flag then p.childcare_id end as childcare_id
  from (select (select app.seen_customer_ids()) is null as hidden_flag) a
  join payments p on p.customer_id = any ((select app.own_customer_ids())::integer[]);
grant select on view_own_payments to "user";
