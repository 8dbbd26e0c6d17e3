import { at, noColumn, own, retention, rosterRecord, staffRecord, stays } from './table.ts';

export const headquartersTables = {
  ...at('HQ', '/staff/headquarters/company', {
    company_facts: { nobody: 'the company’s own', audit: '会社の情報' },
  }),
  ...at('HQ', '/staff/headquarters/company/documents', {
    company_documents: { nobody: 'the company’s own', audit: '規約と表記' },
  }),
  ...at('HQ', '/staff/headquarters/company/bring_list', {
    bring_lists: { nobody: noColumn, audit: '持ち物' },
  }),
  ...at('HQ', '/staff/headquarters (opening, test mail, third parties)', {
    site_states: { holds: 'staff', ...staffRecord, erased: stays.working, audit: 'サイトの公開' },
    service_checks: { nobody: noColumn, audit: null },
  }),
  ...at('HQ', '/staff/headquarters/partners', {
    'auth.partner_keys': { holds: 'staff', ...staffRecord, erased: stays.working, audit: '提携先のキー' },
    'auth.partner_calls': { nobody: 'counts of what a key asked', audit: null },
  }),
  ...at('HQ', '/staff/headquarters/prices/care', {
    care_settings: { nobody: noColumn, audit: '職員配置と見守り' },
  }),
  ...at('HQ', '/staff/headquarters/prices/taxes', {
    tax_settings: { nobody: noColumn, audit: '税と無償化' },
  }),
  ...at('HQ', '/staff/headquarters/prices/unpaid', {
    unpaid_policies: { nobody: noColumn, audit: '未払いの決まり' },
  }),
  ...at('HQ', '/staff/headquarters/families/{customer_id}', {
    instalment_plans: {
      holds: 'money',
      exported: { where: own.family, without: ['account_id', 'reason', 'idempotency_key', 'content_hash'] },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: '分割払い',
    },
    instalments: {
      holds: 'money',
      exported: { where: 'instalment_plan_id in (select id from instalment_plans where customer_id = $1)' },
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
    instalment_parts: {
      holds: 'money',
      exported: 'which claim an instalment is of',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('HQ', '/staff/headquarters/prices/municipalities', {
    municipality_layouts: { nobody: 'names of places', audit: '自治体の様式' },
  }),
  ...at('HQ', '/staff/headquarters/prices/allergens', {
    allergens: { nobody: 'names of foods', audit: 'アレルゲン' },
  }),
  ...at('HQ', '/staff/headquarters/prices/infections', {
    infections: { nobody: 'names of illnesses', audit: '感染症と登園の目安' },
  }),
  ...at('manager', '/staff/roster', {
    shift_patterns: { holds: 'staff', ...rosterRecord, erased: 'forgetOldRecords', audit: 'いつもの週(シフト)' },
    shift_pattern_days: { holds: 'staff', ...rosterRecord, erased: 'with shift_patterns', audit: null },
    shifts: { holds: 'staff', ...rosterRecord, erased: 'forgetOldRecords', audit: 'シフト' },
  }),
  ...at('HQ', '/staff/headquarters/prices/…', {
    unit_prices: { nobody: noColumn, audit: '単価' },
    cancellation_policies: { nobody: noColumn, audit: 'キャンセル料' },
    reserve_settings: { nobody: noColumn, audit: '受付の決まり' },
    age_limits: { nobody: noColumn, audit: '対象年齢' },
    meal_hours: { nobody: noColumn, audit: '食事の時間' },
  }),
  ...at('HQ', '/staff/headquarters/prices/drafts', {
    rule_drafts: { holds: 'staff', ...staffRecord, erased: stays.working, audit: '決まりの下書き' },
  }),
  ...at('HQ', '/staff/headquarters/prices/plans', {
    plan_types: { nobody: 'names of what is sold', audit: 'プラン' },
    plan_type_summaries: { nobody: noColumn, audit: null },
  }),
  ...at('HQ', '/staff/headquarters/prices/ticket-terms', {
    ticket_terms: { nobody: noColumn, audit: '回数券の決まり' },
  }),
  ...at('HQ', '/staff/headquarters/prices/tickets', {
    ticket_prices: { nobody: 'names of what is sold', audit: '回数券' },
    ticket_sale_rankings: { nobody: noColumn, audit: '回数券の並び順' },
  }),
  ...at('HQ', '/staff/headquarters/prices/holidays', {
    holidays: { nobody: 'names of days', audit: '祝日' },
  }),
  ...at('HQ', '/staff/headquarters/prices/exclusions', {
    subscription_batch_exclusions: {
      holds: 'person',
      exported: 'a note of staff about billing',
      kept: retention.books,
      erased: stays.emptied,
      audit: '照合の対象外',
    },
  }),
  ...at('HQ', '/staff/headquarters/branches, …/edit, …/status, …/payments', {
    branches: { nobody: 'addresses of the company', audit: '園' },
  }),
  ...at('HQ, manager', '/staff/headquarters/branches/{branch_id}/page', {
    branch_informations: { nobody: noColumn, audit: '園のページ' },
    branch_partners: { nobody: 'names of companies', audit: null },
  }),
  ...at('HQ, manager', '/staff/headquarters/branches/{branch_id}/notices', {
    branch_notices: { nobody: noColumn, audit: '園のお知らせ' },
  }),
  ...at('HQ, manager', '/staff/headquarters/branches/{branch_id}/images', {
    branch_images: { nobody: 'pictures of a branch; a family’s files are never among them', audit: '園の写真' },
    branch_faces: {
      holds: 'staff',
      exported: 'about staff',
      kept: 'while the person manages the branch and agrees',
      erased: 'with accounts',
      audit: '園長の紹介',
    },
    files: {
      holds: 'child',
      exported: { where: own.family, without: ['account_id'] },
      kept: `${retention.account}; ${retention.day} while nothing uses them`,
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
  ...at('HQ', '/staff/headquarters/branches/{branch_id}/certificates', {
    branch_certificates: { nobody: noColumn, audit: '証明・認定' },
  }),
  ...at('HQ', '/staff/headquarters/branches/{branch_id}/postings', {
    branch_postings: { nobody: 'who answers for a branch, as the law wants it posted', audit: '掲示事項' },
  }),
  ...at('HQ, manager', '/staff/headquarters/branches/{branch_id}/hours', {
    branch_patterns: { nobody: noColumn, audit: 'いつもの開園時間' },
    branch_pattern_days: { nobody: noColumn, audit: null },
  }),
  ...at('HQ', '/staff/headquarters/accounts/{account_id}', {
    accounts: {
      holds: 'staff',
      exported: 'about staff',
      kept: 'as long as the records it explains',
      erased: stays.working,
      audit: 'スタッフ',
    },
    account_branches: { holds: 'staff', ...staffRecord, erased: stays.working, audit: null },
    account_qualifications: { holds: 'staff', ...staffRecord, erased: stays.working, audit: null },
  }),
  ...at('HQ', '/staff/headquarters/accounts', {
    staff_sign_in_settings: { nobody: noColumn, audit: 'ログインの設定' },
  }),
  ...at('HQ', '/staff/headquarters/imports', {
    imports: { holds: 'staff', ...staffRecord, erased: stays.working, audit: '取り込み' },
    imported_customers: {
      holds: 'person',
      exported: 'which file the family came with; the family itself is exported',
      kept: retention.account,
      erased: { stays: 'two numbers; the family they name is emptied' },
      audit: null,
    },
  }),
  ...at('HQ', '/staff/headquarters/families/{customer_id}', {
    customer_stops: {
      holds: 'person',
      exported: { where: own.family, without: ['reason', 'account_id', 'ended_account_id'] },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: '利用の停止',
    },
    customer_merges: {
      holds: 'person',
      exported: { where: '$1 in (from_customer_id, into_customer_id)', without: ['reason', 'account_id'] },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: 'アカウントの統合',
    },
  }),
  ...at('HQ, manager', '/staff/inbox/templates', {
    inbox_templates: { nobody: 'words for any answer', audit: '返信のひな形' },
  }),
  ...at('HQ', '/staff/headquarters/messages', {
    headquarters_messages: { holds: 'message', ...staffRecord, erased: stays.working, audit: '本部への連絡' },
  }),
};
