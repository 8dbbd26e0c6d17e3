-- An emergency begins with the head count, and waiving money waits for a manager whoever asks for it.

-- The roll first: who of the children is found; words to the families after it.
alter table emergencies
  drop constraint emergencies_message_check,
  add constraint emergencies_message_check check (length(message) <= 400),
  alter message set default '';
comment on column emergencies.message is 'the first words to the families; empty until somebody has sent them';
alter table emergency_children
  add found boolean,
  add counted_account_id integer references accounts,
  add counted_datetime timestamptz,
  add constraint counted_by_somebody check ((found is null) = (counted_account_id is null)
    and (found is null) = (counted_datetime is null));
create index on emergency_children (counted_account_id);
comment on column emergency_children.found is 'the head count: found, not found, or null while nobody has looked';

-- A wish that money be let go: for a cancellation, or for a move at the branch's wish. It waits for a manager and then for
-- headquarters; never does a fee go to the card because nobody answered.
create function app.waiver_answer_due() returns timestamptz language sql stable as $$
  select app.now() + make_interval(hours => s.waiver_answer_hours) from public.reserve_settings s
  where s.adaptation_date <= (app.now() at time zone 'Asia/Tokyo')::date order by s.adaptation_date desc limit 1
$$;
revoke execute on function app.waiver_answer_due from public;
alter table fee_waivers
  alter reserve_cancellation_id drop not null,
  add reserve_id integer references reserves on delete cascade,
  add fee_amount integer not null default 0 check (fee_amount >= 0),
  add granted_amount integer not null default 0 check (granted_amount between 0 and fee_amount),
  add kept_cancel_deadline timestamptz,
  add free_move_flag boolean not null default false,
  add refused_amount integer check (refused_amount >= 0),
  add refused_lines jsonb,
  add answer_due_datetime timestamptz not null default app.waiver_answer_due(),
  add handed_to_headquarters_at timestamptz,
  add constraint price_with_its_lines check ((refused_amount is null) = (refused_lines is null));
update fee_waivers w set reserve_id = x.reserve_id,
  fee_amount = case when w.status = 2 then 0 else x.cancel_amount end,
  answer_due_datetime = coalesce(x.settle_due_datetime, w.answered_datetime, w.created_at)
  from reserve_cancellations x where x.id = w.reserve_cancellation_id;
update reserve_cancellations x set settle_due_datetime = null
  from fee_waivers w where w.reserve_cancellation_id = x.id and w.status = 1;
-- A process of before this migration writes the cancellation alone.
create function app.waiver_of_reserve() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.reserve_id is null then
    select x.reserve_id, x.cancel_amount into new.reserve_id, new.fee_amount
      from public.reserve_cancellations x where x.id = new.reserve_cancellation_id;
  end if;
  return new;
end $$;
create trigger waiver_of_reserve before insert on fee_waivers for each row execute function app.waiver_of_reserve();
alter table fee_waivers alter reserve_id set not null;
create index on fee_waivers (reserve_id);
create unique index one_move_waits on fee_waivers (reserve_id) where status = 1 and reserve_cancellation_id is null;
create index waivers_waiting on fee_waivers (answer_due_datetime) where status = 1 and handed_to_headquarters_at is null;
comment on table fee_waivers is 'money let go, or asked to be: who asked, who answered. A manager''s own word is answered at once';
comment on column fee_waivers.reserve_cancellation_id is 'null: a move at the branch''s wish; set as well once that reserve is cancelled';
comment on column fee_waivers.fee_amount is 'what the family pays, or keeps at stake, if it is refused';
comment on column fee_waivers.granted_amount is 'what is left of it if it is granted';
comment on column fee_waivers.free_move_flag is 'a refused move takes one of the moves without a fee';
comment on column fee_waivers.refused_amount is 'what the moved reserve costs if it is refused: with the same-day line; null: the same';
comment on column fee_waivers.answer_due_datetime is 'a manager answers until then; afterwards headquarters are told';
create policy own on fee_waivers for select to "user" using (exists (select from reserves r where r.id = fee_waivers.reserve_id));
grant select (id, reserve_id, reserve_cancellation_id, status, fee_amount, granted_amount, created_at) on fee_waivers to "user";

-- Where somebody is planned twice, the clocking says where they count: the marks change with it.
create trigger notify_marks after insert or delete or update on staff_clockings
  for each statement execute function app.notify_marks();
