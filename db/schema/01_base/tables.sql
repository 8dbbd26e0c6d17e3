-- Every day there is, so that a view can say something of each branch and day and be asked for one of them, for all of one branch
-- or for one day of all branches alike (decision 58).
create table app.days (
  date date primary key
);
comment on table app.days is 'every day from 2000 to 2199';
alter table app.days enable row level security;

-- Webhooks arrive unordered and more than once: an event is taken once.
create table app.webhook_events (
  source text not null,
  event_id text not null,
  event_type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (source, event_id)
);
alter table app.webhook_events enable row level security;
