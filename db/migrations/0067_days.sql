-- Every day there is, so that a view can say something of each branch and day and be asked for one of them, for all of one branch
-- or for one day of all branches alike (decision 58).
create table app.days (date date primary key);
comment on table app.days is 'every day from 2000 to 2199';
insert into app.days select generate_series(timestamp '2000-01-01', '2199-12-31', interval '1 day')::date;
alter table app.days enable row level security;

-- Views say it now (db/views/0001_calendar.sql): app.pattern_days, app.planned_shifts.
drop function app.pattern_day;
drop function app.branch_day_shifts;
drop function app.branch_shifts;
