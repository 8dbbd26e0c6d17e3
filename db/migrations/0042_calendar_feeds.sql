-- A family's private calendar address.

-- Whoever has the address reads times and places, so only its hash is kept. Stopped: the row is gone, and the address with it.
create table calendar_feeds (
  customer_id integer primary key references customers,
  token_hash bytea not null unique,
  created_at timestamptz not null default app.now(),
  last_read_date date
);
comment on column calendar_feeds.last_read_date is 'the day on which a calendar last asked; no finer, it is nobody''s business';
alter table calendar_feeds enable row level security;
create policy own on calendar_feeds for select to "user" using (customer_id = (select app.customer_id()));
grant select (customer_id, created_at, last_read_date) on calendar_feeds to "user";
