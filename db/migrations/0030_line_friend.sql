-- LINE says at each sign-in whether our official account is a friend; the customer row may not exist yet.
alter table auth.users add column line_friend boolean not null default false;
comment on column auth.users.line_friend is 'our official account may write to this person (LINE sign-in, follow and unfollow events)';
