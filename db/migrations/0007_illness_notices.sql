-- What a family says when a child stays at home ill: a sign or a temperature. Health data: apart from the cancellation, which
-- also those see who only pay or keep the books.
create table illness_notices (
  reserve_id integer primary key references reserves on delete cascade,
  branch_id integer not null references branches,
  signs jsonb not null default '[]' check (signs <@ '[1, 2, 3, 4, 5, 6, 7]'),
  temperature numeric(3, 1) check (temperature between 34 and 42),
  family_member_id integer references family_members on delete set null,
  created_at timestamptz not null default app.now(),
  constraint says_something check (signs <> '[]' or temperature is not null)
);
create index on illness_notices (branch_id);
create index on illness_notices (family_member_id);
comment on table illness_notices is 'why a stay was cancelled for illness, as the family said; health data, seen by the guardians and the branch of the stay';
comment on column illness_notices.signs is 'codes of domain/care/morning/morning-codes.ts (illnessSign)';
alter table illness_notices enable row level security;
grant select on illness_notices to "user", staff;

-- An infection near the child is part of what the morning form asks.
alter table morning_forms add contact_flag boolean not null default false;
comment on column morning_forms.contact_flag is 'an infection is known at home, at school or at another nursery';
alter table morning_forms drop constraint morning_forms_reasons_check;
alter table morning_forms add constraint morning_forms_reasons_check check (reasons <@ '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]');
grant select (contact_flag) on morning_forms to "user";
