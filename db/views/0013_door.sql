-- From this moment on what was added counts as disputed; null while the list is not frozen.
create function app.disputed_from(family integer) returns timestamptz
  language sql stable security definer set search_path = ''
  as $$ select f.frozen_at - make_interval(hours => s.pickup_dispute_hours)
    from public.pickup_freezes f cross join lateral app.reserve_settings_on((f.frozen_at at time zone 'Asia/Tokyo')::date) s
    where f.customer_id = family and f.lifted_at is null $$;
revoke execute on function app.disputed_from from public;
grant execute on function app.disputed_from to staff;

-- Who stands behind a stay at the door: everybody the family named, and what they are to it now. Standings as in
-- domain/reserves/door/door-people.ts: 1 may fetch, 2 hidden, 3 removed, 4 disputed, 5 not on the frozen list,
-- 6 a relative whose sign-in ended: not one of those who come, and told apart from a stranger.
create view view_door_people with (security_invoker = true) as
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
    select case when m.role = 1 then 2 else 3 end, 2, coalesce(m.name, c.name), coalesce(m.name_kana, c.name_kana, ''),
      coalesce(m.relation, ''), case when m.role = 1 then c.tel else k.tel end,
      case s.standing when 4 then 2 when 5 then 3 else 1 end, coalesce(m.removed_at, m.created_at)
    from family_members m cross join lateral (select app.member_standing(m.id) as standing) s
    left join family_member_contacts k on k.family_member_id = m.id
    where m.customer_id = c.id and (m.role in (1, 2) or s.standing = 4) and coalesce(m.name, c.name) is not null
    -- relatives of before, but for those who were invited again
    union all
    select 6, 2, m.name, coalesce(m.name_kana, ''), coalesce(m.relation, ''), k.tel, 6, m.removed_at
    from family_members m left join family_member_contacts k on k.family_member_id = m.id
    where m.customer_id = c.id and m.role = 3 and m.removed_at is not null and m.name is not null
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
        when exists (select from family_members m where m.customer_id = c.id and m.role = 1 and app.member_standing(m.id) in (4, 5)) then 4
        else 1 end, c.created_at
    where c.emergency_contact_name <> ''
  ) p;
grant select on view_door_people to staff;

-- Whom a child is not handed to today.
create view view_pickup_bars_in_force with (security_invoker = true) as
  select id, child_id, name, name_kana, relation, file_id from pickup_bars
  where ended_at is null and from_date <= app.tokyo_today() and (until_date is null or until_date >= app.tokyo_today());
grant select on view_pickup_bars_in_force to staff;
