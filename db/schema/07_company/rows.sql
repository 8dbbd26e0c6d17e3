-- A company opens later (headquarters/opening).
insert into site_states (open_flag) values (false);
