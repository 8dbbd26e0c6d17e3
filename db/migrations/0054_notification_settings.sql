-- Messages by groups: what a person chooses how to get, and what hides with a stay.
alter table notifications add column kind_group smallint not null default 7 check (kind_group in (1, 2, 3, 4, 5, 6, 7));
comment on column notifications.kind_group is '1 reserves, 2 the day, 3 seats, 4 messages, 5 payments, 6 urgent, 7 account (domain/family/notice-codes.ts)';
update notifications set kind_group = case
  when kind in ('emergency', 'branch_closure', 'reserve_branch_closed') then 6
  when kind like 'reserve%' or kind in ('wish_reserved', 'cancel_fee_decided') then 1
  when kind like 'seat%' or kind = 'wish_ended' then 3
  when kind like 'settlement%' or kind like 'tickets%' or kind in ('plan_changed', 'resubscribed', 'card_changed',
    'bill_corrected', 'payment_refunded', 'cash_received', 'claim_dropped') then 5
  else 7 end;
grant select (kind_group) on notifications to "user";
-- What was told before headquarters hid the stays is not read any more either.
drop policy own on notifications;
create policy own on notifications for select to "user"
  using (family_member_id = (select app.family_member_id()) and (kind_group in (5, 7) or (select app.seen_family_id()) is not null));

-- What is known of an address ends with it, as for customers.
create function app.forget_contact_state() returns trigger language plpgsql set search_path = '' as $$
begin
  new.email_bounced_at := null;
  return new;
end
$$;
create trigger forget_contact_state before update of email on family_member_contacts for each row
  when (old.email is distinct from new.email) execute function app.forget_contact_state();

-- How each person gets which messages. No row: by LINE and by mail.
create table notification_settings (
  family_member_id integer not null references family_members on delete cascade,
  kind_group smallint not null check (kind_group in (1, 2, 3, 4, 5, 7)),
  line_flag boolean not null,
  mail_flag boolean not null,
  primary key (family_member_id, kind_group),
  constraint one_way_stays check (line_flag or mail_flag or kind_group in (2, 3, 4))
);
comment on table notification_settings is 'one person''s choice; what is urgent goes every way and is not chosen';
alter table notification_settings enable row level security;
create policy own on notification_settings for select to "user" using (family_member_id = (select app.family_member_id()));
grant select on notification_settings to "user";

-- LINE's allowance of a month, as LINE last told it. What is left is kept for the same day once it falls below the reserve.
create table line_quotas (
  month date primary key check (extract(day from month) = 1),
  limit_number integer check (limit_number >= 0),
  used_number integer not null check (used_number >= 0),
  asked_at timestamptz not null,
  warned_at timestamptz,
  short_at timestamptz
);
comment on column line_quotas.limit_number is 'null: LINE sets no limit';
comment on column line_quotas.warned_at is 'headquarters were told that most of it is used';
comment on column line_quotas.short_at is 'from then on only what cannot wait goes by LINE; null again when there is enough';
alter table line_quotas enable row level security;
create policy headquarters on line_quotas for select to staff using ((select app.is_headquarters()));
grant select on line_quotas to staff;
alter table reserve_settings add column line_reserve_percent integer not null default 10
  check (line_reserve_percent between 0 and 100);
alter table reserve_settings add column line_warning_percent integer not null default 80
  check (line_warning_percent between 1 and 100);
comment on column reserve_settings.line_reserve_percent is 'of the month''s LINE messages, kept for what cannot wait';
comment on column reserve_settings.line_warning_percent is 'of the month''s LINE messages: headquarters are told';
