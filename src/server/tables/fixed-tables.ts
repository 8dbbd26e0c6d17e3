import { at, noColumn, retention, secret, staffRecord, stays } from './table.ts';

export const fixedTables = {
  ...at('nobody', 'by law; they come with the migrations', {
    areas: { nobody: 'names of places', audit: null },
    prefectures: { nobody: 'names of places', audit: null },
  }),
  ...at(
    'nobody',
    'every day from 2000 to 2199, for views that say something of each branch and day; it comes with the migrations',
    {
      'app.days': { nobody: noColumn, audit: null },
    },
  ),
  ...at('nobody', 'what was sent and received, once', {
    'app.branch_messages': {
      holds: 'message',
      exported: 'a copy of what the branch was told',
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: null,
    },
    'app.webhook_events': {
      holds: 'money',
      exported: 'emptied once handled',
      kept: 'the ids 90 days, what was said until it is handled',
      erased: 'forgetOldRecords',
      audit: null,
    },
  }),
  ...at('nobody', 'sign-ins: /mypage/login_methods/edit, /mypage/sessions, /staff/account', {
    'auth.users': {
      holds: 'sign-in',
      exported: { where: 'uid = $2', without: ['password_hash'] },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: null,
    },
    'auth.session_families': {
      holds: 'sign-in',
      exported: { where: 'uid = $2' },
      kept: '30 days after its end',
      erased: 'with auth.users',
      audit: null,
    },
    'auth.session_tokens': {
      holds: 'sign-in',
      exported: secret,
      kept: '30 days after its end',
      erased: 'with auth.session_families',
      audit: null,
    },
    'auth.ended_sessions': { nobody: noColumn, audit: null },
    'auth.custom_tokens': {
      holds: 'sign-in',
      exported: secret,
      kept: retention.day,
      erased: 'with auth.users',
      audit: null,
    },
  }),
  ...at('nobody', 'links and steps under way, swept', {
    'auth.password_resets': {
      holds: 'sign-in',
      exported: secret,
      kept: retention.day,
      erased: 'with auth.users',
      audit: null,
    },
    'auth.email_changes': {
      holds: 'sign-in',
      exported: { where: 'uid = $2' },
      kept: retention.account,
      erased: 'with auth.users',
      audit: null,
    },
    'auth.line_login_states': {
      holds: 'sign-in',
      exported: secret,
      kept: retention.day,
      erased: 'forgetOldRecords',
      audit: null,
    },
    'auth.second_steps': {
      holds: 'sign-in',
      exported: secret,
      kept: retention.day,
      erased: 'forgetOldRecords',
      audit: null,
    },
    'auth.family_links': {
      holds: 'sign-in',
      exported: secret,
      kept: retention.day,
      erased: 'forgetOldRecords',
      audit: null,
    },
    'auth.seat_offer_tokens': {
      holds: 'sign-in',
      exported: secret,
      kept: 'a week',
      erased: 'forgetOldRecords',
      audit: null,
    },
  }),
  ...at('nobody', 'who entered a family at the desk: /staff/families/add', {
    'app.desk_families': {
      holds: 'person',
      exported: 'who of the staff entered the family',
      kept: retention.account,
      erased: stays.working,
      audit: null,
    },
  }),
  ...at('nobody', '/staff/account; reset at /staff/headquarters/accounts/{account_id}', {
    'auth.passkeys': {
      holds: 'sign-in',
      exported: secret,
      kept: 'while the account uses it',
      erased: 'with auth.users',
      audit: null,
    },
    'auth.staff_phones': {
      holds: 'sign-in',
      exported: secret,
      kept: 'while the account uses it',
      erased: 'with auth.users',
      audit: null,
    },
    'auth.totp_secrets': {
      holds: 'sign-in',
      exported: secret,
      kept: 'while the account uses it',
      erased: 'with auth.users',
      audit: null,
    },
    'auth.recovery_codes': {
      holds: 'sign-in',
      exported: secret,
      kept: 'while the account uses it',
      erased: 'with auth.users',
      audit: null,
    },
  }),
  ...at('nobody', 'daily sums, kept each night: /staff/headquarters/figures, /staff/figures', {
    'app.branch_day_figures': { nobody: noColumn, audit: null },
    'app.company_day_figures': { nobody: noColumn, audit: null },
    'app.branch_month_figures': { nobody: noColumn, audit: null },
    'app.figure_changes': { nobody: noColumn, audit: null },
    'app.rule_versions': { nobody: noColumn, audit: null },
    'app.figures_kept': { nobody: noColumn, audit: null },
  }),
  ...at(
    'nobody',
    'children with a seat, as steps up and down by branch, day and minute; kept by trigger, read by every calendar, merged each hour',
    {
      'app.seat_changes': { nobody: noColumn, audit: null },
    },
  ),
  ...at('nobody', 'LINE’s allowance of a month, asked every ten minutes: /staff/headquarters', {
    line_quotas: { nobody: noColumn, audit: null },
  }),
  ...at('nobody', 'sent once a person and morning; chosen at /staff/account', {
    'app.morning_mails': {
      holds: 'staff',
      exported: 'about staff',
      kept: 'a month',
      erased: 'forgetOldRecords',
      audit: null,
    },
  }),
  ...at('nobody', '/staff/tablets', {
    tablets: { holds: 'sign-in', ...staffRecord, erased: stays.working, audit: '園の端末' },
  }),
  ...at('nobody', '/staff/tablets, /staff/account, the lock screen at /staff/login', {
    'auth.tablet_secrets': {
      holds: 'sign-in',
      exported: secret,
      kept: 'until it is revoked',
      erased: 'with tablets',
      audit: null,
    },
    'auth.pins': {
      holds: 'sign-in',
      exported: secret,
      kept: 'while the account uses it',
      erased: 'with auth.users',
      audit: null,
    },
    'auth.pin_errors': {
      holds: 'sign-in',
      exported: 'counts attempts',
      kept: 'until the next right PIN',
      erased: 'with auth.pins',
      audit: null,
    },
  }),
  ...at('nobody', 'keyed hashes and counters', {
    'auth.deleted_identities': {
      holds: 'person',
      exported: 'cannot be read back',
      kept: 'for ever',
      erased: { stays: 'a keyed hash, so that who comes back is told to register anew' },
      audit: null,
    },
    'auth.rate_limits': {
      holds: 'sign-in',
      exported: 'counts attempts, not persons',
      kept: retention.day,
      erased: 'forgetOldRecords',
      audit: null,
    },
  }),
};
