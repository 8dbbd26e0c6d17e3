alter table reserve_settings add column reminder_time time not null default '18:00';
comment on column reserve_settings.reminder_time is 'Tokyo time of the day before at which a reserve is brought to mind';
