-- The stays of a family as a relative may see them: when, where and who, without money, health, meals or remarks. Owner's
-- rights, because relatives read no table of a family; whoever stays are hidden from sees none.
create view view_seen_stays with (security_barrier = true) as
  select r.id, r.start_datetime, r.end_datetime, r.reserve_date, r.childcare_status, b.name as branch_name,
    r.reserve_date = app.tokyo_today() as today_flag,
    r.reserve_date < app.tokyo_today() as past_flag,
    (select string_agg(k.name, '、' order by d.id) from reserve_details d join children k on k.id = d.child_id
      where d.reserve_id = r.id) as child_names
  from reserves r join branches b on b.id = r.branch_id
  where r.customer_id = (select app.seen_family_id()) and r.live and r.approval_status in (1, 3) and r.childcare_status <> 4;
grant select on view_seen_stays to "user";
