-- Whoever marks it says only that: the moment is the server's, and the first one stays.
create or replace function app.read_now() returns trigger language plpgsql set search_path = '' as $$
begin
  new.read_datetime := coalesce(old.read_datetime, app.now());
  return new;
end $$;

-- A company's question names no branch: headquarters answer it.
create or replace function app.open_inbox_thread() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  headquarters integer := (select id from public.branches where not real_store_flag order by id limit 1);
begin
  if tg_table_name = 'inquiries' then
    insert into public.inbox_threads (branch_id, kind, inquiry_id, created_at)
      values (coalesce(new.branch_id, headquarters),
        (select type from public.inquiry_categories where id = new.inquiry_category_id), new.id, new.created_at);
  else
    insert into public.inbox_threads (branch_id, kind, staff_recruitment_application_id, created_at)
      values (new.branch_id, 3, new.id, new.created_at);
  end if;
  return null;
end
$$;

-- Both sides see at once that the other has read: the branch's screens are told, the family's ask again.
create or replace function app.publish_thread_branch() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', (select t.branch_id::text from public.family_threads t where t.id = new.family_thread_id));
  return null;
end
$$;

-- The one place that says where a family may write, asked from the family's side: a company has many branches. Planned once
-- a session: planning it for the families of each asker took longer than all it reads. A family goes to few: left to guess, the
-- planner counts the unread messages of every branch there is.
create or replace function app.message_branch_ids(families integer[]) returns setof integer
  language sql stable rows 3 security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
  select b.id from public.branches b where b.real_store_flag and b.id in (
    select r.branch_id from public.reserves r where r.customer_id = any (families)
      and r.approval_status <> app.code('approvalStatus.rejected')
    union select c.default_branch_id from public.customers c where c.id = any (families)
    union select t.branch_id from public.family_threads t where t.customer_id = any (families))
$$;

-- The last answer of a person counts; who never answered did not agree.
create or replace function app.agrees_to_advertising(member integer) returns boolean
  language sql stable security definer set search_path = '' as $$
  select coalesce((select a.agreed_flag from public.advertising_consents a
    where a.family_member_id = member order by a.id desc limit 1), false)
$$;
revoke execute on function app.agrees_to_advertising from public;
