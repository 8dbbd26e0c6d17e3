-- Roles of headquarters with one kind of work (decision 107).
alter table accounts drop constraint accounts_role_check;
alter table accounts add constraint accounts_role_check check (role = any (array[1, 2, 3, 4, 5, 6])) not valid;
alter table accounts validate constraint accounts_role_check;
comment on column accounts.role is
  '1 headquarters, 2 branch manager, 3 branch staff; of headquarters with one kind of work: 4 accounting, 5 support, 6 read-only';

-- The test mail has arrived when the link in it was opened; companies that are open have proved it since.
alter table site_states add column mail_seen_at timestamptz;
comment on column site_states.mail_seen_at is 'when somebody at headquarters opened the link in a test mail: it arrived';
update site_states set mail_seen_at = mail_tested_at where open_flag;
