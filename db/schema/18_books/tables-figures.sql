-- What money means: lines, claims, closed months, papers, sums.

-- The sums of a branch's day. A row is true as long as no change of its day is noted (app.figure_changes); where one is,
-- and for days after app.figures_kept, the sums are made when they are asked for (app.figures_of).
create table app.branch_day_figures (
  branch_id integer not null references branches on delete cascade,
  date date not null,
  reserves integer not null,
  cancelled integer not null,
  lead_minutes bigint not null,
  visits integer not null,
  no_shows integer not null,
  child_minutes integer not null,
  seat_minutes integer not null,
  tickets_used integer not null,
  childcare_amount bigint not null,
  zero_year_old_amount bigint not null,
  after_business_amount bigint not null,
  holiday_amount bigint not null,
  current_day_amount bigint not null,
  meal_support_amount bigint not null,
  tickets_discount_amount bigint not null,
  others_discount_amount bigint not null,
  difference_amount bigint not null,
  cancel_amount bigint not null,
  plan_amount bigint not null,
  tickets_sold_amount bigint not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges integer not null,
  failed_amount bigint not null,
  child_minutes_by_hour integer[] not null check (cardinality(child_minutes_by_hour) = 24),
  seat_minutes_by_hour integer[] not null check (cardinality(seat_minutes_by_hour) = 24),
  primary key (branch_id, date)
);
create index on app.branch_day_figures (date);
comment on table app.branch_day_figures is
  'sums of a branch''s past day (docs/figures.md), kept each night; money without a branch stands with headquarters';
alter table app.branch_day_figures enable row level security;

create table app.branch_month_figures (
  branch_id integer not null references branches on delete cascade,
  month date not null check (extract(day from month) = 1),
  reserves integer not null,
  visits integer not null,
  no_shows integer not null,
  child_minutes integer not null,
  seat_minutes integer not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges integer not null,
  primary key (branch_id, month)
);
create index on app.branch_month_figures (month);
comment on table app.branch_month_figures is
  'branch_day_figures of a month added up, as a list of branches shows it; made with them (app.store_figures)';
alter table app.branch_month_figures enable row level security;

-- The same of all branches together, and the sums of a branch's month: a year of a thousand branches is read from these. A
-- changed day is taken out and put in again when it is asked for.
create table app.company_day_figures (
  date date primary key,
  reserves bigint not null,
  cancelled bigint not null,
  lead_minutes bigint not null,
  visits bigint not null,
  no_shows bigint not null,
  child_minutes bigint not null,
  seat_minutes bigint not null,
  tickets_used bigint not null,
  childcare_amount bigint not null,
  zero_year_old_amount bigint not null,
  after_business_amount bigint not null,
  holiday_amount bigint not null,
  current_day_amount bigint not null,
  meal_support_amount bigint not null,
  tickets_discount_amount bigint not null,
  others_discount_amount bigint not null,
  difference_amount bigint not null,
  cancel_amount bigint not null,
  plan_amount bigint not null,
  tickets_sold_amount bigint not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges bigint not null,
  failed_amount bigint not null,
  child_minutes_by_hour bigint[] not null check (cardinality(child_minutes_by_hour) = 24),
  seat_minutes_by_hour bigint[] not null check (cardinality(seat_minutes_by_hour) = 24)
);
comment on table app.company_day_figures is 'branch_day_figures of a day added up; made with them (app.store_figures)';
alter table app.company_day_figures enable row level security;

-- Days whose sums have to be made again. Every change adds its own row, also beside one of the same day: a row that is
-- there already may be taken away by the night's job, which has not seen this change.
create table app.figure_changes (
  id bigint generated always as identity primary key,
  branch_id integer not null references branches on delete cascade,
  date date not null
);
create index on app.figure_changes (branch_id, date);
alter table app.figure_changes enable row level security;

create table app.figures_kept (
  id integer default 1 primary key check (id = 1),
  kept_until date
);
comment on column app.figures_kept.kept_until is 'the last day whose sums are kept; null before the first night';
alter table app.figures_kept enable row level security;
