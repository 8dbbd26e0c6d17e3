-- What hands out or erases a family's data, gives money back or changes who may do what asks again who is there.
alter table staff_sign_in_settings
  add column managers_second_factor boolean not null default false,
  add column fresh_proof_minutes integer not null default 10
    constraint staff_sign_in_settings_fresh_proof_minutes_check check (fresh_proof_minutes between 1 and 60);
comment on column staff_sign_in_settings.managers_second_factor is 'managers of branches, too, sign in with a second factor only';
comment on column staff_sign_in_settings.fresh_proof_minutes is 'so long a password or a second factor counts for export, erasure, refunds, roles and the ways in of staff';
