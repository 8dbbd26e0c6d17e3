import { at, own, retention, staffRecord, stays } from './table.ts';

export const householdTables = {
  ...at('the family; headquarters', '/mypage/family, /staff/headquarters/families/{customer_id}', {
    family_members: {
      holds: 'person',
      exported: { where: own.family, without: ['uid', 'hidden_flag'] },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: 'ご家族',
    },
    family_member_contacts: {
      holds: 'person',
      exported: 'of the other persons; each reads the own',
      kept: retention.account,
      erased: 'with family_members',
      audit: null,
    },
  }),
  ...at('each person of a family', '/mypage/notifications/settings', {
    notification_settings: {
      holds: 'person',
      exported: { where: own.payingMember },
      kept: retention.account,
      erased: { delete: own.members },
      audit: null,
    },
    push_subscriptions: {
      holds: 'person',
      exported: { where: own.payingMember, without: ['endpoint', 'p256dh', 'auth'] },
      kept: 'until it is switched off, the browser is gone or the account ends',
      erased: { delete: own.members },
      audit: null,
    },
  }),
  ...at('each person of a family', '/mypage/notifications/settings, /advertising/stop', {
    advertising_consents: {
      holds: 'person',
      exported: { where: own.payingMember },
      kept: retention.account,
      erased: { delete: own.members },
      audit: null,
    },
  }),
  ...at('HQ; a manager to the own branch', '/staff/headquarters/announcements', {
    announcements: { holds: 'staff', ...staffRecord, erased: stays.working, audit: 'ご家庭へのお知らせ' },
    announcement_families: {
      holds: 'message',
      exported: 'whom a word was for; each person’s copy is exported with notifications',
      kept: retention.account,
      erased: { delete: own.family },
      audit: null,
    },
  }),
  ...at('the family', '/mypage/family, /staff/customers/{customer_id}', {
    pickup_people: {
      holds: 'person',
      exported: { where: own.family, without: ['identity_seen_account_id'] },
      kept: retention.account,
      erased: { delete: own.family },
      audit: 'お迎えの方',
    },
  }),
  ...at('the family', '/mypage/family, /family_invitations/{family_invitation_id}', {
    family_invitations: {
      holds: 'person',
      exported: { where: own.family, without: ['token_hash'] },
      kept: '30 days after its end',
      erased: { delete: own.family },
      audit: null,
    },
  }),
  ...at('the guardians; a manager ends one', '/mypage/family, /staff/customers/{customer_id}', {
    pickup_freezes: {
      holds: 'person',
      exported: { where: own.family, without: ['lifted_account_id', 'note'] },
      kept: retention.account,
      erased: { delete: own.family },
      audit: 'お迎えの方のリストの凍結',
    },
    pickup_freeze_members: {
      holds: 'person',
      exported: 'who of the guardians froze is told to nobody',
      kept: retention.account,
      erased: 'with pickup_freezes',
      audit: null,
    },
  }),
  ...at('family and branch', '/mypage/messages, /staff/inbox/families, /staff/inbox/families/{family_thread_id}', {
    family_threads: {
      holds: 'message',
      exported: {
        where: own.family,
        without: ['status', 'assigned_account_id', 'handed_to_headquarters_at', 'handed_account_id', 'handed_note'],
      },
      kept: retention.inbox,
      erased: { delete: own.family },
      audit: 'ご家族とのメッセージ',
    },
    family_messages: {
      holds: 'message',
      exported: { where: own.threads, without: ['account_id', 'idempotency_key', 'content_hash'] },
      kept: retention.inbox,
      erased: 'with family_threads',
      audit: null,
    },
    family_message_files: {
      holds: 'message',
      exported: { where: `family_message_id in (select id from family_messages where ${own.threads})` },
      kept: retention.inbox,
      erased: 'with family_messages',
      audit: null,
    },
    family_thread_reads: {
      holds: 'message',
      exported: { where: own.threads },
      kept: retention.inbox,
      erased: 'with family_threads',
      audit: null,
    },
  }),
  ...at('the family; answered by the branch', '/mypage/top, /mypage/reserves/{reserve_id}, /staff/today', {
    late_notices: {
      holds: 'stay',
      exported: { where: own.family, without: ['answered_account_id', 'idempotency_key', 'content_hash'] },
      kept: retention.account,
      erased: { delete: own.family },
      audit: '遅れの連絡',
    },
  }),
  ...at('a manager of a branch that knows the child, HQ', '/staff/customers/{customer_id}, /staff/today', {
    pickup_bars: {
      holds: 'person',
      exported: 'written by staff about somebody whom it may endanger; the asker may be that person (decision 63)',
      kept: 'while it is in force, then so many months (care_settings), at the latest with the account',
      erased: { delete: own.children },
      audit: '引き渡し禁止の方',
    },
  }),
  ...at('the door (server); a manager or HQ take note', '/staff/today', {
    hand_over_exceptions: {
      holds: 'person',
      exported: 'notes of the staff; who fetched stands in reserve_details',
      kept: retention.care,
      erased: { delete: own.children },
      audit: 'お引き渡しできない方へのお引き渡し',
    },
  }),
  ...at('the family; used at the door', '/mypage/reserves/{reserve_id}, /passes, /staff/scan', {
    pickup_passes: {
      holds: 'person',
      exported: { where: own.family, without: ['salt', 'digits_hash', 'used_account_id', 'used_key'] },
      kept: 'a month after its day',
      erased: 'with pickup_people',
      audit: null,
    },
    pickup_pass_children: {
      holds: 'person',
      exported: { where: 'pickup_pass_id in (select id from pickup_passes where customer_id = $1)' },
      kept: 'a month after its day',
      erased: 'with pickup_passes',
      audit: null,
    },
  }),
  ...at('the family, at the door', '/arrive/{branch_name}, /staff/today', {
    arrival_notices: {
      holds: 'stay',
      exported: { where: own.reserves },
      kept: 'a month',
      erased: { delete: own.reserves },
      audit: null,
    },
  }),
  ...at(
    'the family, staff who write for it',
    '/mypage/children/health/{child_id}; what changed: /staff/customers/{customer_id}',
    {
      child_health_versions: {
        holds: 'health',
        exported: { where: own.children, without: ['sealed_card', 'account_id'] },
        kept: retention.care,
        erased: { delete: own.children },
        audit: null,
      },
    },
  ),
  ...at('the branch', '/staff/customers/{customer_id}', {
    child_health_looks: {
      holds: 'health',
      exported: 'what a branch took note of',
      kept: retention.care,
      erased: 'with child_health_versions',
      audit: null,
    },
  }),
  ...at(
    'whoever of the staff opens a card or a paper',
    '/mypage/children/health/{child_id}, /staff/headquarters/families/{customer_id}',
    {
      child_health_reads: {
        holds: 'health',
        exported: { where: own.children, without: ['account_id'] },
        kept: retention.care,
        erased: { delete: own.children },
        audit: null,
      },
    },
  ),
  ...at('the family', '/mypage/children/health/{child_id}, /staff/customers/{customer_id}, /staff/today/kitchen', {
    child_documents: {
      holds: 'health',
      exported: { where: own.children, without: ['account_id'] },
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('the family; the branch answers', '/mypage/morning/{reserve_id}, /staff/today', {
    morning_forms: {
      holds: 'health',
      exported: { where: own.children, without: ['staff_account_id'] },
      kept: retention.care,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('the family', '/mypage/reserves/cancel/confirm/{reserve_id}, /staff/reserves/{reserve_id}', {
    illness_notices: {
      holds: 'health',
      exported: { where: own.reserves },
      kept: retention.care,
      erased: { delete: own.reserves },
      audit: null,
    },
  }),
  ...at(
    'the family signs',
    '/mypage/first_visit/{branch_id}, marks in /staff/today, PDF at /staff/reserves/{reserve_id}',
    {
      first_visit_packs: {
        holds: 'health',
        exported: { where: own.family, without: ['signed_account_id'] },
        kept: retention.account,
        erased: { delete: own.family },
        audit: null,
      },
    },
  ),
  ...at('the family; read by /calendar_feeds/{token}.ics', '/mypage/calendar_feed', {
    calendar_feeds: {
      holds: 'person',
      exported: { where: own.family, without: ['token_hash'] },
      kept: 'until it is stopped or the family leaves',
      erased: { delete: own.family },
      audit: null,
    },
  }),
};
