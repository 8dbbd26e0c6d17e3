-- The seat that is ready to take.

alter table reserve_settings
  add column ready_minutes integer not null default 120 check (ready_minutes between 15 and 720);
comment on column reserve_settings.ready_minutes is
  'so long a stay is offered to a family that has not had one yet; later its own usual length counts';
