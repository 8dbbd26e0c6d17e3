import { at, own, retention, rosterRecord, staffOfCare, staffRecord } from './table.ts';

export const careTables = {
  ...at('staff, only added to', '/staff/today/kitchen', {
    meal_confirmations: {
      holds: 'health',
      exported: { where: own.reserves, without: ['account_id'] },
      kept: retention.books,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('manager', '/staff/headquarters/branches/{branch_id}/rooms', {
    branch_rooms: { nobody: 'names of rooms', audit: '部屋' },
  }),
  ...at('staff', '/staff/care', {
    child_rooms: {
      holds: 'child',
      exported: { where: own.children, without: ['account_id'] },
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('staff (oneself), corrected by a manager', '/staff/roster', {
    staff_clockings: { holds: 'staff', ...rosterRecord, erased: 'forgetOldRecords', audit: '出退勤' },
  }),
  ...at('family, staff', '/mypage/children/health/{child_id}, /staff/customers/{customer_id}', {
    child_allergies: {
      holds: 'health',
      exported: { where: own.children, without: ['account_id'] },
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
    child_essentials: {
      holds: 'health',
      exported: { where: own.children, without: ['sealed_card'] },
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('family, staff; only added to', '/mypage/children/health/{child_id}, /staff/customers/{customer_id}', {
    child_photo_answers: {
      holds: 'child',
      exported: { where: own.children, without: ['account_id'] },
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('staff', '/staff/care, 記録 on /staff/today; what is meant for the family on /mypage/days/{reserve_id}', {
    child_logs: {
      holds: 'health',
      exported: { where: own.children, without: staffOfCare },
      kept: retention.care,
      erased: 'eraseCustomer',
      audit: null,
    },
    naps: {
      holds: 'health',
      exported: { where: own.children, without: staffOfCare },
      kept: retention.care,
      erased: { delete: own.children },
      audit: null,
    },
    sleep_checks: {
      holds: 'health',
      exported: { where: `nap_id in (select id from naps where ${own.children})`, without: staffOfCare },
      kept: retention.care,
      erased: 'with naps',
      audit: null,
    },
    nap_gaps: {
      holds: 'health',
      exported: { where: `nap_id in (select id from naps where ${own.children})`, without: ['account_id'] },
      kept: retention.care,
      erased: 'with naps',
      audit: null,
    },
  }),
  ...at('staff', '睡眠中 on /staff/care', {
    sleep_rounds: { holds: 'staff', ...staffRecord, kept: retention.care, erased: 'forgetOldRecords', audit: null },
    watch_screens: { holds: 'staff', ...staffRecord, kept: retention.day, erased: 'forgetOldRecords', audit: null },
  }),
  ...at('job watchSleep', 'the bar of the console; push, mail, Chatwork', {
    sleep_calls: {
      holds: 'health',
      exported: 'whom of the staff an overdue look called; the looks themselves are exported',
      kept: retention.care,
      erased: 'with naps',
      audit: null,
    },
  }),
  ...at('staff', '今日の様子 on /staff/care; read on /mypage/days/{reserve_id}', {
    day_notes: {
      holds: 'health',
      exported: { where: own.children, without: ['account_id'] },
      kept: retention.care,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('staff (two for a dose)', '/staff/medicines, /staff/today', {
    medicine_requests: {
      holds: 'health',
      exported: {
        where: own.children,
        without: ['account_id', 'withdrawn_account_id', 'idempotency_key', 'content_hash'],
      },
      kept: retention.care,
      erased: { delete: own.children },
      audit: '与薬依頼',
    },
    medicine_doses: {
      holds: 'health',
      exported: {
        where: `medicine_request_id in (select id from medicine_requests where ${own.children})`,
        without: ['prepared_account_id', 'checked_account_id', 'given_account_id'],
      },
      kept: retention.care,
      erased: 'with medicine_requests',
      audit: '与薬',
    },
  }),
  ...at('staff; a manager signs', '/staff/incidents, /staff/incidents/{incident_id}', {
    incidents: {
      holds: 'health',
      exported: {
        where: `id in (select incident_id from incident_children where ${own.children})`,
        without: [
          'what_happened',
          'others_present',
          'cause',
          'measure',
          'account_id',
          'daily_report_id',
          'signed_account_id',
          'reported_account_id',
          'reported_at',
          'reported_to',
          'idempotency_key',
          'content_hash',
        ],
      },
      kept: retention.care,
      erased: 'eraseCustomer',
      audit: '事故・ヒヤリハットの報告書',
    },
    incident_children: {
      holds: 'health',
      exported: { where: own.children, without: ['told_account_id'] },
      kept: retention.care,
      erased: 'eraseCustomer',
      audit: null,
    },
    incident_accounts: { holds: 'health', ...staffRecord, kept: retention.care, erased: 'with incidents', audit: null },
    incident_entries: {
      holds: 'health',
      exported: 'notes of the staff about what happened',
      kept: retention.care,
      erased: 'eraseCustomer',
      audit: null,
    },
    incident_photos: {
      holds: 'health',
      exported: 'pictures of a place, of the staff',
      kept: retention.care,
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
  ...at('staff, only added to', '/staff/customers/{customer_id}', {
    child_remarks: {
      holds: 'child',
      exported: 'notes of the staff among themselves',
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
  }),
};
