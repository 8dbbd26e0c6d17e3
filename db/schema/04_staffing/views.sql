-- Who is written down to work at a branch on a day: the shifts set for it, else those of the person's usual week in force then.
create or replace view app.written_shifts as
  select s.branch_id, s.date, s.account_id, s.start_time, s.end_time, s.breaks, s.created_at as written_at
  from public.shifts s join public.accounts a on a.id = s.account_id
  where not s.off_flag and not a.disable
  union all
  select p.branch_id, p.date, p.account_id, d.start_time, d.end_time, d.breaks, p.created_at
  from app.shift_patterns_by_day p join public.accounts a on a.id = p.account_id
  join public.shift_pattern_days d on d.shift_pattern_id = p.id and d.weekday = date_part('dow', p.date)
  where not a.disable
    and not exists (select from public.shifts s
      where s.branch_id = p.branch_id and s.account_id = p.account_id and s.date = p.date);

-- When a person last came to a branch on a day. A view, not a function: whoever reads a calendar needs no right of its own to it.
create or replace view app.clocked_in as
  select k.branch_id, k.account_id, k.date, max(k.clock_in_at) as last_at from public.staff_clockings k
  group by k.branch_id, k.account_id, k.date;

-- Who counts at a branch. Nobody is in two places: of two shifts at the same time the one counts where the person has clocked
-- in (the last time), else the one that was written down first. Seats, warnings, calendar and save are counted by it for
-- everybody; who it is stays with the server. Whoever has no shift anywhere else is passed at a glance.
create or replace view app.planned_shifts as
  select w.branch_id, w.date, w.account_id, w.start_time, w.end_time, w.breaks
  from app.written_shifts w
  where not (
    (exists (select from public.shift_patterns q where q.account_id = w.account_id and q.branch_id <> w.branch_id)
      or exists (select from public.shifts q where q.account_id = w.account_id and q.branch_id <> w.branch_id and q.date = w.date))
    and exists (
      select from app.written_shifts o
      where o.account_id = w.account_id and o.date = w.date and o.branch_id <> w.branch_id
        and o.start_time < w.end_time and w.start_time < o.end_time
        and (coalesce((select c.last_at from app.clocked_in c
            where c.branch_id = o.branch_id and c.account_id = o.account_id and c.date = o.date), '-infinity'), w.written_at, w.branch_id)
          > (coalesce((select c.last_at from app.clocked_in c
            where c.branch_id = w.branch_id and c.account_id = w.account_id and c.date = w.date), '-infinity'), o.written_at, o.branch_id)));
