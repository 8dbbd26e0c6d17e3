-- The one way into the job queue. It is never planned by reading a whole table: planned while the queue was empty, adding
-- a job would read all waiting ones.
-- A job may wait for its hour. Time here is the worker's: what is due is decided by the job, by the server's clock.
create or replace function app.enqueue(task text, payload json, key text default null, queue text default null, minutes integer default 0)
  returns bigint language sql set enable_seqscan = off
  as $$ select (graphile_worker.add_job($1, $2, job_key := $3, queue_name := $4, max_attempts := 12,
    run_at := case when $5 > 0 then now() + make_interval(mins => $5) end)).id $$;

-- What a form was opened with is compared with what is saved: two people never overwrite each other unseen (decision 16).
create or replace function app.next_version() returns trigger
  language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create or replace function app.touch_updated_at() returns trigger
  language plpgsql as $$
begin
  new.updated_at := app.now();
  return new;
end
$$;

create or replace function app.publish_content() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('content', tg_table_name);
  return null;
end
$$;

-- The end of a branch's day: its report as entries that are only added, what closes it, and notes about a child with
-- their history.
-- What is forgotten in time, or goes with the row it hangs on, may go.
create or replace function app.append_only() returns trigger language plpgsql as $$
begin
  if current_setting('app.erasing', true) = 'on' or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception '% is only added to', tg_table_name using errcode = '42501';
end
$$;

-- What may still happen to a record of care: it is struck once, a nap ends once, and a nap that ended with the child's presence
-- (end_cause 2) goes on when that presence does, and one from which the child did not wake after all soon after it was said to.
-- The arguments name the columns of a nap's end.
create or replace function app.strike_only() returns trigger language plpgsql as $$
declare
  may_change text[] := array['struck_at', 'struck_account_id', 'strike_reason'];
begin
  if current_setting('app.erasing', true) = 'on' or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and old.struck_at is null then
    if to_jsonb(new) - may_change = to_jsonb(old) - may_change then return new; end if;
    if tg_table_name = 'naps' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
      and (to_jsonb(old) ->> 'woke_at' is null
        or to_jsonb(new) ->> 'woke_at' is null and (pg_trigger_depth() > 1 or to_jsonb(old) ->> 'end_cause' = '1'))
    then return new; end if;
  end if;
  raise exception '% is only added to', tg_table_name using errcode = '42501';
end
$$;

-- What headquarters write: one rule of what is public when, versions with restore, pictures for any text, links to drafts.
-- THE rule (src/domain/contents/publication.ts says the same; db/tests/rules-agree.test.ts ties them).
create or replace function app.is_published(released boolean, begins timestamptz, ends timestamptz) returns boolean
  language sql stable parallel safe
  return released and (begins is null or begins <= app.now()) and (ends is null or app.now() < ends);
comment on function app.is_published is 'released, begun (null: since always) and not ended (null: never)';

create or replace function app.tokyo_midnight(day date) returns timestamptz
  language sql immutable parallel safe
  return day::timestamp at time zone 'Asia/Tokyo';

-- The marks of the calendar (○ △ ×) change with what is planned and taken, not with what is written down during a day. Kept pages
-- that show them hear of the former only: a nap, a message or a payment used to throw away every public page (decision 59).
create or replace function app.publish_marks() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('marks', '');
  return null;
end
$$;

-- Where a day begins, as a range to compare others with: ranges are in the order of their beginnings.
create or replace function app.midnight_of(day date) returns tstzrange language sql immutable as $$
  select tstzrange(day::timestamp at time zone 'Asia/Tokyo', day::timestamp at time zone 'Asia/Tokyo', '[]')
$$;

-- Whole steps of a stretch of time, a started one counting; none of a stretch that ends before it begins.
create or replace function app.started_steps(p_time interval, p_step integer) returns integer
  language sql immutable
  as $$ select (ceil(greatest(date_part('epoch', p_time), 0) / 60 / p_step) * p_step)::integer $$;

-- The sheet of a month and the lines of its accounting file, read by the server alone. A null branch is what belongs to
-- none: plans, tickets, Stripe's fee.
create or replace function app.in_place(p_place integer, p_branch integer) returns boolean language sql stable set search_path = '' as $$
  select p_branch = p_place or p_place is null and (p_branch is null or p_branch = app.headquarters_branch())
$$;
revoke execute on function app.in_place from public;
