-- The bytes follow the row, whoever deletes it: an orphan swept, a family erased.
create or replace function app.remove_file() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform app.enqueue('removeFile',
    json_build_object('file_key', old.key, 'private_flag', old.private_flag, 'width', old.width));
  return null;
end
$$;

-- For every table that names a file in file_id: what is named is used, what is let go is swept a day later.
create or replace function app.sync_file_use() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.file_id is not null and (tg_op = 'DELETE' or new.file_id is distinct from old.file_id) then
    update public.files set unused_since = app.now() where id = old.file_id;
  end if;
  if tg_op <> 'DELETE' and new.file_id is not null then
    update public.files set unused_since = null where id = new.file_id and unused_since is not null;
  end if;
  return null;
end
$$;

create or replace function app.sync_child_photo_use() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.files set unused_since = null where id = new.file_id and unused_since is not null;
  elsif not exists (select from public.child_logs where file_id = old.file_id) then
    update public.files set unused_since = app.now() where id = old.file_id;
  end if;
  return null;
end
$$;

-- Families that may see a picture now. Every child on it has a family that allows pictures of it; whoever is on it beside
-- another family's child has one that allows that as well. An entry struck for one child takes the picture from all.
create or replace function app.photo_families(photo integer) returns setof integer
  language sql stable security definer set search_path = ''
  as $$ select distinct r.customer_id from public.child_logs l join public.reserves r on r.id = l.reserve_id
    where l.file_id = photo and not exists (
      select from public.child_logs o join public.reserves p on p.id = o.reserve_id
      left join public.child_essentials e on e.child_id = o.child_id
      where o.file_id = photo and (o.struck_at is not null or not coalesce(e.own_photos_flag, false)
        or p.customer_id <> r.customer_id and not coalesce(e.shared_photos_flag, false))) $$;

create or replace function app.publish_photo_families() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('family_day', customer_id::text) from (
    select distinct r.customer_id from public.child_logs own join public.child_logs l on l.file_id = own.file_id
      join public.reserves r on r.id = l.reserve_id
    where own.child_id = new.child_id) families;
  return null;
end
$$;
