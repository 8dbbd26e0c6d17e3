-- Families that staff take at the desk or on the telephone: who took them, the consent that was read out to them, and the
-- link with which they make the account their own.

create table app.desk_families (
  customer_id integer primary key references public.customers on delete cascade,
  branch_id integer not null references public.branches,
  account_id integer not null references public.accounts,
  idempotency_key uuid not null unique,
  content_hash text not null,
  created_at timestamptz not null default app.now()
);
create index on app.desk_families (branch_id);
create index on app.desk_families (account_id);
comment on table app.desk_families is
  'a family a member of staff entered. Until it has used its link there is no row in auth.users for it: nobody can sign in';
comment on column app.desk_families.content_hash is 'of what was sent with idempotency_key; the same key with other content is refused';

create table auth.family_links (
  token_hash bytea primary key,
  customer_id integer not null references public.customers on delete cascade,
  account_id integer references public.accounts,
  created_at timestamptz not null default app.now(),
  expires_at timestamptz not null,
  wrong_answers smallint not null default 0,
  proven_at timestamptz,
  used_at timestamptz
);
create index on auth.family_links (customer_id);
create index on auth.family_links (account_id);
comment on table auth.family_links is 'single use; several may be open (shown at the desk, mailed), the first one used ends them all';
comment on column auth.family_links.account_id is 'who showed it; null for one that went by mail';
comment on column auth.family_links.wrong_answers is 'wrong telephone digits: whoever holds the link must also know the number it was given for';
comment on column auth.family_links.proven_at is 'the digits were right and the documents agreed to; a way to sign in follows';

-- Special-care personal data is taken down only after its purpose was read out (childcare-facts).
alter table customer_consents
  add column consented_name text check (length(consented_name) between 1 and 50),
  add column read_by_account_id integer references accounts,
  add constraint read_out_to_somebody check ((consented_name is null) = (read_by_account_id is null));
create index on customer_consents (read_by_account_id);
comment on column customer_consents.consented_name is 'who said yes, where it was read out at the desk or on the telephone';
comment on column customer_consents.read_by_account_id is 'who read it out';

alter table reserves add column pay_at_desk_flag boolean not null default false;
comment on column reserves.pay_at_desk_flag is
  'taken by staff from a family that is there, or cannot be written to: the card is due at check-out (card, link or cash), so there is no card_due_datetime';
grant select (pay_at_desk_flag) on reserves to "user", staff;

alter table reserve_settings
  add column family_link_hours integer not null default 72 check (family_link_hours between 1 and 720),
  add column introduction_minutes integer not null default 60 check (introduction_minutes between 5 and 1440),
  add column family_search_limit integer not null default 20 check (family_search_limit between 1 and 1000);
comment on column reserve_settings.family_link_hours is 'how long the link of a family entered at the desk can be used';
comment on column reserve_settings.introduction_minutes is
  'a family of another branch that was found by an exact number and a birth date may be reserved for this long';
comment on column reserve_settings.family_search_limit is 'such searches one member of staff may make in an hour';

alter table app.desk_families enable row level security;
alter table auth.family_links enable row level security;
