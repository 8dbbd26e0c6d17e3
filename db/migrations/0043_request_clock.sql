-- Requests with a clock.

alter table reserve_settings
  add column request_remind_minutes integer not null default 60 check (request_remind_minutes between 5 and 1440);
comment on column reserve_settings.request_remind_minutes is
  'so long before the promised answer the branch is reminded of a request; of a shorter promise, when half of it is over';

-- Why a request was refused. Requests refused before this was asked for have none.
alter table reserves add column refusal_reason smallint check (refusal_reason in (1, 2, 3, 4, 5, 6)),
  add constraint only_refused_has_reason check (refusal_reason is null or approval_status = 4);
comment on column reserves.refusal_reason is
  '1 full, 2 not enough staff, 3 event or cause of the branch, 4 hours, 5 other (in the comment), 6 nobody answered in time';
create index unanswered_requests on reserves (answer_due_datetime) where approval_status = 2 and not cancel_flag;
grant select (refusal_reason) on reserves to "user";
