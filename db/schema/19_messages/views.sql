create or replace view view_message_branches with (security_invoker = true) as
  select b.id as branch_id, b.name as branch_name, b.tel, (select o from app.branch_is_open(b.id) o) as open_flag,
    l.id as last_message_id, l.sender as last_sender, left(l.body, 60) as last_body, l.created_at as last_message_at,
    (select count(*)::integer from family_messages m join family_threads t on t.id = m.family_thread_id
      where t.branch_id = b.id and t.customer_id = any (asker.families) and m.sender <> app.code('messageSender.family')
        and m.id > coalesce((select r.last_read_message_id from family_thread_reads r
          where r.family_thread_id = t.id and r.family_member_id = asker.family_member_id), 0)) as unread_count
  from (select app.stay_family_ids() as families, app.family_member_id() as family_member_id) asker
  cross join lateral (select app.message_branch_ids(asker.families) as id) allowed
  join branches b on b.id = allowed.id
  left join lateral (select m.id, m.sender, m.body, m.created_at from family_messages m
    join family_threads t on t.id = m.family_thread_id
    where t.branch_id = b.id and t.customer_id = any (asker.families) order by m.id desc limit 1) l on true
  where asker.families is not null;
grant select on view_message_branches to "user";
