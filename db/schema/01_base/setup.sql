-- What everything stands on: extensions, schemas and the three roles of a request.

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
