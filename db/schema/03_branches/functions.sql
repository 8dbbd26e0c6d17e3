create or replace function app.headquarters_branch() returns integer language sql stable security definer set search_path = ''
  as $$ select id from public.branches where not real_store_flag order by id limit 1 $$;
revoke execute on function app.headquarters_branch from public;

-- What a save of a reserve has to know, gathered in one round trip. The decision itself is TypeScript's (src/domain);
-- these functions only read, with the caller's rights: only the owner's connection sees all rows. Each part returns a set of
-- one row and is plain SQL, because only such a function is opened up by the planner where it stands in a FROM: all facts are
-- read by one plan, which costs a third less, and they are read while the branch-day is locked.
-- As messages and calendar files write it: 東京都港区港南2-3-17.
create or replace function app.branch_address(p_prefecture integer, p_address1 text, p_address2 text) returns setof text language sql stable
  as $$ select p.name || p_address1 || p_address2 from prefectures p where p.id = p_prefecture $$;

-- Where a family may write, for whoever of it asks: branches it has (had) a reserve at and its usual one, with the last
-- word and how much of it this person has not read.
create or replace function app.branch_is_open(branch integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select not coalesce(w.closed_flag, false)
    and app.now() >= (app.tokyo_today() + coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time))
      at time zone 'Asia/Tokyo'
    and app.now() < (app.tokyo_today() + coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time))
      at time zone 'Asia/Tokyo'
  from public.branches b
  left join public.branch_hours h on h.branch_id = b.id and h.date = app.tokyo_today()
  left join app.pattern_days w on w.branch_id = b.id and w.date = app.tokyo_today()
  where b.id = branch
$$;

-- A face is gone with the person: who no longer manages the branch, or has been shut out, is not shown there.
create or replace function app.end_branch_faces() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.branch_faces f
  where f.account_id = (to_jsonb(old) ->> case tg_table_name when 'accounts' then 'id' else 'account_id' end)::integer
    and not exists (select from public.accounts a
      where a.id = f.account_id and not a.disable and a.role = app.code('accountRole.branchManager')
        and (a.branch_id = f.branch_id
          or exists (select from public.account_branches b where b.account_id = a.id and b.branch_id = f.branch_id)));
  return null;
end
$$;
