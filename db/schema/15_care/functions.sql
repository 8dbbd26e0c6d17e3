-- Boards that show the child hear of it. Every answer touches this row, so allergies need no trigger of their own.
create or replace function app.publish_child_health() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', branch_id::text) from (
    select distinct r.branch_id from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.child_id) known;
  return null;
end
$$;

-- A child that is no longer present does not sleep here: whichever way it left (a tap, a stay told afterwards, a coming
-- taken back), an open nap ends with it.
create or replace function app.nap_ends_with_presence() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.naps set woke_at = greatest(fell_asleep_at, least(coalesce(new.left_datetime, app.now()), app.now())),
    woke_written_at = greatest(fell_asleep_at, app.now()), end_cause = app.code('napEnd.left')
  where reserve_id = new.reserve_id and child_id = new.child_id and woke_at is null and struck_at is null;
  return null;
end
$$;

-- What a manager has signed stays: of the row itself only the report to the authorities is added later.
create or replace function app.signed_incident_stays() returns trigger language plpgsql as $$
begin
  if current_setting('app.erasing', true) = 'on' or old.signed_at is null then
    return new;
  end if;
  if (to_jsonb(new) - '{reported_account_id,reported_at,reported_to,version,updated_at,daily_report_id}'::text[])
    <> (to_jsonb(old) - '{reported_account_id,reported_at,reported_to,version,updated_at,daily_report_id}'::text[]) then
    raise exception 'incident % is signed', old.id using errcode = '42501';
  end if;
  return new;
end
$$;

create or replace function app.signed_incident_parts_stay() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.current_setting('app.erasing', true) is distinct from 'on'
    and not (tg_op = 'DELETE' and pg_catalog.pg_trigger_depth() > 1)
    and exists (select from public.incidents i
      where i.id = coalesce(new.incident_id, old.incident_id) and i.signed_at is not null) then
    raise exception 'incident % is signed', coalesce(new.incident_id, old.incident_id) using errcode = '42501';
  end if;
  return coalesce(new, old);
end
$$;

-- From this day on a stay opens a child's papers to its branch.
create or replace function app.documents_seen_from() returns date
  language sql stable set search_path = ''
  as $$ select app.tokyo_today() - c.document_seen_days from app.care_settings_on(app.tokyo_today()) c $$;

-- Taken back by 元に戻す, or told anew with another time: the child sleeps on, and its timer with it. Only the last nap, only if
-- nobody said that the child woke, and only if it lies within the stay as told now; or the child was back within one interval of
-- looking, that is it never left.
create or replace function app.nap_returns_with_presence() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  with ended as (
    select n.id, n.woke_at from public.naps n
    where n.reserve_id = new.reserve_id and n.child_id = new.child_id and n.end_cause = app.code('napEnd.left') and n.struck_at is null
      and (n.fell_asleep_at >= date_trunc('minute', new.arrived_datetime)
        or new.arrived_datetime <= n.woke_at + make_interval(mins => n.check_minutes))
      and not exists (select from public.naps later where later.child_id = n.child_id and later.struck_at is null
        and later.fell_asleep_at >= n.woke_at and later.id <> n.id)
  ), back as (
    update public.naps n set woke_at = null, woke_written_at = null, end_cause = null from ended
    where n.id = ended.id returning n.id, n.branch_id
  )
  -- Nobody could see that it slept: these minutes are unlooked.
  insert into public.nap_gaps (branch_id, nap_id, from_at, until_at, cause)
  select back.branch_id, back.id, ended.woke_at, greatest(ended.woke_at, app.now()), app.code('napGap.backAgain')
  from back join ended on ended.id = back.id;
  return null;
end
$$;
