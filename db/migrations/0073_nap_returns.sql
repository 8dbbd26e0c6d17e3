-- A nap that ended because the child was no longer present comes back when the child is present again, and an alarming look is
-- followed by the next one at once.

alter table care_settings add sleep_alarm_minutes integer not null default 1 check (sleep_alarm_minutes between 1 and 30);
comment on column care_settings.sleep_alarm_minutes is 'a sleeping child found prone and not turned, or breathing unusually, is looked at again after so many minutes';

alter table naps add alarm_minutes integer not null default 1 check (alarm_minutes between 1 and 30);
comment on column naps.alarm_minutes is 'care_settings.sleep_alarm_minutes when the nap began';
grant select (alarm_minutes) on naps to staff;

-- What may still happen to a record of care: it is struck once, a nap ends once, and a nap that ended with the child's presence
-- (end_cause 2) goes on when that presence does. The arguments name the columns of a nap's end.
create or replace function app.only_struck() returns trigger language plpgsql as $$
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
        or to_jsonb(old) ->> 'end_cause' = '2' and to_jsonb(new) ->> 'woke_at' is null and pg_trigger_depth() > 1)
    then return new; end if;
  end if;
  raise exception '% is only added to', tg_table_name using errcode = '42501';
end
$$;

-- Taken back by 元に戻す, or told anew with another time: the child sleeps on, and its timer with it. Only the last nap, only if
-- nobody said that the child woke, and only if it lies within the stay as told now; or the child was back within one interval of
-- looking, that is it never left.
create function app.nap_returns_with_presence() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.naps n set woke_at = null, woke_written_at = null, end_cause = null
  where n.reserve_id = new.reserve_id and n.child_id = new.child_id and n.end_cause = 2 and n.struck_at is null
    and (n.fell_asleep_at >= date_trunc('minute', new.arrived_datetime)
      or new.arrived_datetime <= n.woke_at + make_interval(mins => n.check_minutes))
    and not exists (select from public.naps later where later.child_id = n.child_id and later.struck_at is null
      and later.fell_asleep_at >= n.woke_at and later.id <> n.id);
  return null;
end
$$;
create trigger nap_returns_with_presence after update of attendance_status on reserve_details
  for each row when (old.attendance_status <> 2 and new.attendance_status = 2)
  execute function app.nap_returns_with_presence();
