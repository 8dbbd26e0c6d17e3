-- Who caused a cancellation; cancel_type stays who did it.

alter table reserve_cancellations
  add cancel_cause smallint not null default 1 check (cancel_cause in (1, 2, 3, 4));
comment on column reserve_cancellations.cancel_cause is '1 the family, 2 the branch (never a fee), 3 illness, 4 no-show';
alter table cancellation_policies
  add illness_percent integer not null default 0 check (illness_percent between 0 and 100);
