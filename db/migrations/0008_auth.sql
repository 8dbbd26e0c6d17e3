-- Sign-ins and sessions. Nothing here is reachable through the data API: no grant, and its own schema.

create table auth.users (
  uid text primary key,
  kind text not null check (kind in ('customer', 'staff')),
  email citext unique check (length(email) <= 100),
  password_hash text,
  line_user_id text unique,
  line_display_name text,
  disabled boolean not null default false,
  created_at timestamptz not null default app.now(),
  constraint has_a_way_in check (disabled or line_user_id is not null or (email is not null and password_hash is not null))
);

-- After an account deletion the sign-in is gone at once; a keyed hash still recognises who comes back.
create table auth.deleted_identities (
  identity_hash text primary key,
  deleted_at timestamptz not null
);

-- A family is one sign-in on one browser. Each refresh rotates the opaque token; a token used twice ends the family.
create table auth.session_families (
  id uuid primary key,
  uid text not null references auth.users on delete cascade,
  role text not null check (role in ('user', 'staff')),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on auth.session_families (uid);
create table auth.session_tokens (
  token_hash bytea primary key,
  family_id uuid not null references auth.session_families on delete cascade,
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create index on auth.session_tokens (family_id);

create table auth.custom_tokens (
  token_hash bytea primary key,
  uid text not null references auth.users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on auth.custom_tokens (uid);

create table auth.password_resets (
  token_hash bytea primary key,
  uid text not null references auth.users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on auth.password_resets (uid);

-- What must survive the round trip to LINE; openid-client rebuilds redirect_uri without its query, so it is kept here.
create table auth.line_login_states (
  state_hash bytea primary key,
  purpose text not null,
  code_verifier text not null,
  nonce text not null,
  branch text,
  return_to text,
  uid text,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Sliding counters of attempts, shared by all processes.
create table auth.rate_limits (
  bucket text not null,
  window_start timestamptz not null,
  attempts integer not null,
  primary key (bucket, window_start)
);

-- Webhooks arrive unordered and more than once: an event is taken once.
create table app.webhook_events (
  source text not null,
  event_id text not null,
  event_type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (source, event_id)
);

alter table auth.users enable row level security;
alter table auth.deleted_identities enable row level security;
alter table auth.session_families enable row level security;
alter table auth.session_tokens enable row level security;
alter table auth.custom_tokens enable row level security;
alter table auth.password_resets enable row level security;
alter table auth.line_login_states enable row level security;
alter table auth.rate_limits enable row level security;
alter table app.webhook_events enable row level security;
