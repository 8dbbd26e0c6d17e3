-- Children whose family is asked about the health card, and why: nobody has answered yet (1), the last answer is old (2), or the
-- first stay at a branch was reserved since then (3).
create or replace view view_child_health_questions with (security_invoker = true) as
  select c.id as child_id, c.customer_id, c.name, a.answered_at,
    case when a.answered_at is null then 1 when a.answered_at <= s.old_before then 2 else 3 end as reason
  from children c
  cross join (select greatest(app.now() - make_interval(days => health_review_days),
      app.now() - make_interval(months => allergy_review_months)) as old_before from app.care_settings_on(app.tokyo_today())) s
  left join lateral (select max(v.created_at) as answered_at from child_health_versions v where v.child_id = c.id) a on true
  where not c.disable and (a.answered_at is null or a.answered_at <= s.old_before or exists (
    select from reserve_details d join reserves r on r.id = d.reserve_id
    where d.child_id = c.id and r.live and r.end_datetime > app.now() and r.created_at > a.answered_at
      and not exists (select from reserve_details e join reserves b on b.id = e.reserve_id
        where e.child_id = c.id and b.branch_id = r.branch_id and b.live and b.created_at < r.created_at)));
grant select on view_child_health_questions to "user", staff;
