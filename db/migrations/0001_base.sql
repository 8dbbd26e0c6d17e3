-- Extensions, roles and the few functions every policy and view stands on.

create extension if not exists btree_gist;   -- a child never in two overlapping reserves
create extension if not exists citext;       -- email addresses
create extension if not exists pg_trgm;      -- staff search by part of a name

-- Roles belong to the whole cluster, so they may exist already. They cannot log in: the login role takes one
-- of them for each request of the data API (set local role), and row-level security decides from there.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anonymous', 'user', 'staff'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
    if not pg_has_role(current_user, role_name, 'set') then
      execute format('grant %I to %I', role_name, current_user);
    end if;
  end loop;
end
$$;

revoke all on schema public from public;
grant usage on schema public to anonymous, "user", staff;

-- What the browser never asks for by name: sign-ins, sessions, received webhooks.
create schema auth;
create schema app;
grant usage on schema app to anonymous, "user", staff;

-- The server's clock decides, not the database's: each request carries it as app.now.
-- Without it (psql, a dump) the database's own clock is used.
create function app.now() returns timestamptz
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
comment on function app.now() is 'The moment the request happens, by the server''s clock.';

create function app.tokyo_today() returns date
  language sql stable parallel safe
  return (app.now() at time zone 'Asia/Tokyo')::date;

create function app.uid() returns text
  language sql stable parallel safe
  return nullif(current_setting('jwt.claims.uid', true), '');
comment on function app.uid() is 'Who asks. After a commit the setting is an empty text, not null.';

-- The one way into the job queue. It is never planned by reading a whole table: planned while the queue was empty, adding
-- a job would read all waiting ones.
create function app.enqueue(task text, payload json, key text default null, queue text default null) returns bigint
  language sql set enable_seqscan = off
  as $$ select (graphile_worker.add_job($1, $2, job_key := $3, queue_name := $4, max_attempts := 12)).id $$;

-- What a form was opened with is compared with what is saved: two people never overwrite each other unseen (decision 16).
create function app.next_version() returns trigger
  language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create function app.touch_updated_at() returns trigger
  language plpgsql as $$
begin
  new.updated_at := app.now();
  return new;
end
$$;
