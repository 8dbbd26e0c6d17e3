-- Whether a branch's account at Stripe can be paid into is Stripe's word (account.updated), not a setting of ours.
alter table branches add column stripe_account_ready_flag boolean not null default true;
comment on column branches.stripe_account_ready_flag is
  'as Stripe says; while false the branch''s usage is charged to the company, whatever stripe_payment_flag says';
comment on table audit_logs is
  'every change by staff: who, when, what, before and after; never changed or deleted. Without an account: told by Stripe';
