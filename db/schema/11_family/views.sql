-- Every policy of a family asks who asks, and a page of a family has some forty of them: a function that asked a function that asked
-- a third cost 0.1 ms each time, most of the page (decision 57). Who asks is a view now, still the one place that says so: what
-- follows from it reads it by itself, each in one step.
create or replace view app.asking_person with (security_invoker = true) as
  select m.id as family_member_id, m.customer_id, m.role, m.hidden_flag,
    -- With the numbers merged into it; nobody who does not ask for them pays.
    m.customer_id || array(select g.from_customer_id from public.customer_merges g where g.into_customer_id = m.customer_id)
      as customer_ids
  from public.family_members m join public.customers c on c.id = m.customer_id
  where m.uid = app.uid() and m.removed_at is null and c.status <> app.code('customerStatus.accountDeleted');

-- Everybody who ever signed in for a family. `role` is what they were asked to be, `standing` what they are now: a hidden paying
-- member has role 1 and standing 4. May fetch: standing 1 or 2.
create or replace view app.family_standings with (security_invoker = true) as
  select m.id as family_member_id, m.customer_id, m.uid, m.role, coalesce(m.name, c.name) as name,
    app.family_standing(m.role, m.hidden_flag, m.removed_at, c.status) as standing
  from public.family_members m join public.customers c on c.id = m.customer_id;

-- The family of whoever asks, as pages that a family shares show it. Owner's rights: a second guardian reads no row of
-- customers, and neither guardian learns how the other is reached. The channels are the asker's own.
-- A second guardian from whom stays are hidden reads of the family what a relative does: nothing of its contract. Which branch is
-- the usual one is told to nobody hidden.
create or replace view view_families with (security_barrier = true) as
  select c.id, m.id as family_member_id, m.role, m.role = app.code('familyRole.payingMember')
    as paying_flag, coalesce(m.name, c.name) as name,
    -- Stays may be shown to this person, and so reserved by.
    not m.hidden_flag as stays_flag,
    c.registration_status,
    case when k.known_flag then c.status end as status,
    case when k.known_flag then c.plan_type_id end as plan_type_id,
    case when m.role < 3 and not m.hidden_flag then c.default_branch_id end as default_branch_id,
    case when k.known_flag then c.use_tickets end as use_tickets,
    case when m.role = app.code('familyRole.payingMember') then c.prefecture_id end as prefecture_id,
    k.known_flag and c.stripe_payment_method_id is not null as card_flag,
    case when k.known_flag then c.subscription_last_paid_date end as subscription_last_paid_date,
    case when k.known_flag then app.expiry_date(c.subscription_period_end, c.withdrawn_date) end as expiry_date,
    k.known_flag and app.family_owes(c.id) as unpaid_flag,
    k.known_flag and exists (select from view_stops_in_force s where s.customer_id = c.id) as stopped_flag,
    k.known_flag and app.reserves_paused(c.id) as paused_flag,
    case when m.role = app.code('familyRole.payingMember') then c.tel else w.tel end as tel,
    case when m.role = app.code('familyRole.payingMember') then c.email else w.email end as email,
    case when m.role = app.code('familyRole.payingMember') then c.email_verified_at end as email_verified_at,
    case when m.role = app.code('familyRole.payingMember') then c.email_bounced_at else w.email_bounced_at end as email_bounced_at,
    case when m.role = app.code('familyRole.payingMember') then c.line_notification_flag
      else coalesce(w.line_notification_flag, false) end as line_notification_flag,
    case when m.role = app.code('familyRole.payingMember') then c.line_blocked_at else w.line_blocked_at end as line_blocked_at
  from family_members m join customers c on c.id = m.customer_id
  left join family_member_contacts w on w.family_member_id = m.id
  cross join lateral (select m.role = app.code('familyRole.payingMember') or m.role = app.code('familyRole.guardian')
    and not m.hidden_flag as known_flag) k
  where m.id = (select app.family_member_id());
grant select on view_families to "user";

-- Who belongs to the family of a guardian who asks, by name. Owner's rights: the paying member's name stands in customers.
create or replace view view_family_people with (security_barrier = true) as
  select m.id, m.customer_id, m.role, coalesce(m.name, c.name) as name, m.relation, m.created_at
  from family_members m join customers c on c.id = m.customer_id
  where m.customer_id = (select app.family_id()) and m.removed_at is null;
grant select on view_family_people to "user";

-- The stays of a family as a relative may see them: when, where and who, without money, health, meals or remarks. Owner's
-- rights, because relatives read no table of a family; whoever stays are hidden from sees none.
create or replace view view_seen_stays with (security_barrier = true) as
  select r.id, r.start_datetime, r.end_datetime, r.reserve_date, r.childcare_status, b.name as branch_name,
    r.reserve_date = app.tokyo_today() as today_flag,
    r.reserve_date < app.tokyo_today() as past_flag,
    (select string_agg(k.name, '、' order by d.id) from reserve_details d join children k on k.id = d.child_id
      where d.reserve_id = r.id) as child_names
  from reserves r join branches b on b.id = r.branch_id
  where r.customer_id = (select app.seen_family_id()) and r.live
    and r.approval_status in (app.code('approvalStatus.notUsed'), app.code('approvalStatus.approved'))
      and r.childcare_status <> app.code('childcareStatus.noShow');
grant select on view_seen_stays to "user";

-- Who stands behind a stay at the door: everybody the family named, and what they are to it now. Standings as in
-- domain/attendance/door/door-people.ts: 1 may fetch, 2 hidden, 3 removed, 4 disputed, 5 not on the frozen list,
-- 6 a relative whose sign-in ended: not one of those who come, and told apart from a stranger.
create or replace view view_door_people with (security_invoker = true) as
  select r.id as reserve_id, p.place, p.kind, p.name, p.name_kana, p.relation, p.tel, p.standing, p.since
  from reserves r join customers c on c.id = r.customer_id
  cross join lateral (select app.disputed_from(c.id) as disputed_from) f
  cross join lateral (
    -- named in the reserve
    select 1 as place, 1 as kind, r.pick_up_name as name, coalesce(w.name_kana, '') as name_kana, coalesce(w.relation, '') as relation,
      r.pick_up_tel as tel, case when w.id is null and f.disputed_from is not null then 5
        when app.pick_up_is_disputed(r) or w.listed_at > f.disputed_from then 4 else 1 end as standing,
      coalesce(w.listed_at, r.created_at) as since
    from (select) one left join pickup_people w on w.id = r.pickup_person_id and w.removed_at is null
    where r.pick_up_name is not null
    -- guardians, also those of before, and whoever is hidden
    union all
    select case when m.role = app.code('familyRole.payingMember') then 2
      else 3 end, 2, coalesce(m.name, c.name), coalesce(m.name_kana, c.name_kana, ''),
      coalesce(m.relation, ''), case when m.role = app.code('familyRole.payingMember') then c.tel else k.tel end,
      case s.standing when app.code('familyStanding.hidden') then 2 when app.code('familyStanding.removed') then 3 else 1 end, coalesce(m.removed_at, m.created_at)
    from family_members m cross join lateral (select app.member_standing(m.id) as standing) s
    left join family_member_contacts k on k.family_member_id = m.id
    where m.customer_id = c.id and (m.role in (app.code('familyRole.payingMember'), app.code('familyRole.guardian'))
      or s.standing = app.code('familyStanding.hidden')) and coalesce(m.name, c.name) is not null
    -- relatives of before, but for those who were invited again
    union all
    select 6, 2, m.name, coalesce(m.name_kana, ''), coalesce(m.relation, ''), k.tel, 6, m.removed_at
    from family_members m left join family_member_contacts k on k.family_member_id = m.id
    where m.customer_id = c.id and m.role = app.code('familyRole.relative') and m.removed_at is not null and m.name is not null
      and not exists (select from family_members n where n.customer_id = c.id and n.name = m.name
        and (n.removed_at is null or n.id > m.id))
    -- the saved list
    union all
    select 4, 5, w.name, w.name_kana, w.relation, w.tel,
      case when w.disputed_at is not null or w.listed_at > f.disputed_from then 4 else 1 end, w.listed_at
    from pickup_people w where w.customer_id = c.id and w.removed_at is null
    -- whom to call in an emergency: named by the paying member alone, and on no list
    union all
    select 5, 3, c.emergency_contact_name, '', '', nullif(c.emergency_contact_tel, ''),
      case when f.disputed_from is not null then 5
        when exists (select from family_members m where m.customer_id = c.id and m.role = app.code('familyRole.payingMember')
          and app.member_standing(m.id) in (app.code('familyStanding.hidden'), app.code('familyStanding.removed'))) then 4
        else 1 end, c.created_at
    where c.emergency_contact_name <> ''
  ) p;
grant select on view_door_people to staff;

-- Whom a child is not handed to today.
create or replace view view_pickup_bars_in_force with (security_invoker = true) as
  select id, child_id, name, name_kana, relation, file_id from pickup_bars
  where ended_at is null and from_date <= app.tokyo_today() and (until_date is null or until_date >= app.tokyo_today());
grant select on view_pickup_bars_in_force to staff;
