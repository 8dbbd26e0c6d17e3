-- What the family said on the telephone: when they will be there.
alter table pick_up_calls add expected_time time;
comment on column pick_up_calls.expected_time is 'when whoever was called will come, by their own words; null: not said';
