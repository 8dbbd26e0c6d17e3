import { at, noColumn, own, retention, staffRecord, stays } from './table.ts';

export const branchDayTables = {
  ...at('manager', '/staff/calendar', {
    reservable_managements: { nobody: noColumn, audit: '受付状態' },
    branch_hours: { nobody: noColumn, audit: '開園時間' },
    branch_capacities: { nobody: noColumn, audit: '定員' },
  }),
  ...at('parent, staff', '/mypage/reserves, /staff/reserves, /staff/requests', {
    reserves: {
      holds: 'stay',
      exported: {
        where: own.family,
        without: ['override_reason', 'idempotency_key', 'content_hash', 'answer_held_until'],
      },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: '予約',
    },
    reserve_details: {
      holds: 'stay',
      exported: { where: own.reserves },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: null,
    },
    reserve_cancellations: {
      holds: 'stay',
      exported: { where: own.reserves },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: 'キャンセル',
    },
  }),
  ...at('staff', '/staff/emergency', {
    emergencies: {
      holds: 'stay',
      exported: 'names nobody: what the branch told everybody',
      kept: retention.books,
      erased: stays.emptied,
      audit: '緊急連絡',
    },
    emergency_children: {
      holds: 'stay',
      exported: { where: own.reserves, without: ['handed_account_id'] },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: '緊急時のお子さま',
    },
  }),
  ...at('job, staff', '/staff/today', {
    pick_up_escalations: {
      holds: 'stay',
      exported: 'says only that a manager was told',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
    pick_up_calls: {
      holds: 'stay',
      exported: { where: own.reserves, without: ['account_id'] },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
  ...at(
    'staff ask, manager or headquarters answer; a manager’s own word is answered at once',
    '/staff/requests, /staff/childcares/waivers, /staff/reserves/{reserve_id}, /mypage/reserves/{reserve_id}',
    {
      fee_waivers: {
        holds: 'money',
        exported: 'a note between staff about a fee',
        kept: retention.books,
        erased: 'eraseCustomer',
        audit: null,
      },
    },
  ),
  ...at('manager, headquarters, only added to', '/staff/reserves/{reserve_id}, /mypage/reserves/{reserve_id}', {
    fee_goodwills: {
      holds: 'money',
      exported: {
        where: `reserve_cancellation_id in (select id from reserve_cancellations where ${own.reserves})`,
        without: ['account_id', 'idempotency_key', 'content_hash'],
      },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
  ...at('staff', '/staff/today, /staff/childcares', {
    childcares: {
      holds: 'money',
      exported: { where: own.family, without: ['others_discount_account_id'] },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: '利用実績',
    },
  }),
  ...at('manager', '/staff/reserves/correct/{reserve_id}, /staff/childcares', {
    childcare_corrections: {
      holds: 'money',
      exported: {
        where: 'childcare_id in (select id from childcares where customer_id = $1)',
        without: ['account_id', 'reason', 'idempotency_key', 'content_hash'],
      },
      kept: retention.books,
      erased: stays.emptied,
      audit: '料金の訂正',
    },
  }),
  ...at('manager', '/staff/childcares', {
    write_offs: {
      holds: 'money',
      exported: { where: own.family, without: ['account_id', 'reason'] },
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('job, only added to', '/mypage/reserves/{reserve_id}, /staff/reserves/{reserve_id}', {
    fee_give_backs: {
      holds: 'money',
      exported: { where: own.family },
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('staff, only added to', '/staff/reports', {
    daily_reports: {
      holds: 'stay',
      exported: 'about the branch’s day',
      kept: retention.reports,
      erased: 'forgetOldRecords',
      audit: '日報',
    },
  }),
  ...at('staff; opened again by a manager', '/staff/reports', {
    branch_day_closes: {
      holds: 'stay',
      exported: 'about the branch’s day',
      kept: retention.reports,
      erased: 'forgetOldRecords',
      audit: '1日の締め',
    },
    branch_days_to_close: { nobody: noColumn, audit: null },
  }),
  ...at(
    'manager, HQ (closing); staff (telephone list); parent (answer)',
    '/staff/calendar, /staff/closures/{closure_id}, /staff/headquarters/closures, /mypage/closures/{closure_notice_id}',
    {
      closures: { holds: 'stay', ...staffRecord, erased: stays.working, audit: '休園' },
      closure_notices: {
        holds: 'stay',
        exported: { where: own.family, without: ['called_account_id'] },
        kept: retention.account,
        erased: 'eraseCustomer',
        audit: '休園のお知らせ',
      },
      closure_reserves: {
        holds: 'stay',
        exported: 'which stay moved where; the stays are exported',
        kept: retention.books,
        erased: stays.emptied,
        audit: null,
      },
    },
  ),
  ...at('HQ', '/staff/headquarters/branches/{branch_id}/status', {
    branch_ends: { holds: 'staff', ...staffRecord, erased: stays.working, audit: '閉園の予定' },
  }),
  ...at('staff', '/staff/inbox', {
    inbox_threads: {
      holds: 'message',
      exported: 'its state at the desk',
      kept: retention.inbox,
      erased: 'with inquiries',
      audit: 'お問い合わせ',
    },
    inbox_answers: {
      holds: 'message',
      exported: {
        where:
          'inbox_thread_id in (select t.id from inbox_threads t join inquiries i on i.id = t.inquiry_id where i.customer_id = $1)',
        without: ['account_id', 'idempotency_key', 'content_hash'],
      },
      kept: `${retention.account}; at the latest ${retention.inbox}`,
      erased: 'eraseCustomer',
      audit: null,
    },
    inquiries: {
      holds: 'message',
      exported: { where: own.family, without: ['idempotency_key', 'content_hash', 'search_text'] },
      kept: `${retention.account}; at the latest ${retention.inbox}`,
      erased: 'eraseCustomer',
      audit: null,
    },
    staff_recruitment_applications: {
      holds: 'person',
      exported: 'applicants have no account',
      kept: retention.inbox,
      erased: 'deleteOldThreads',
      audit: null,
    },
  }),
  ...at('manager', '/staff/customers/{customer_id}', {
    refunds: {
      holds: 'money',
      exported: {
        where: 'payment_id in (select id from payments where customer_id = $1)',
        without: ['account_id', 'reason', 'idempotency_key', 'content_hash'],
      },
      kept: retention.books,
      erased: stays.emptied,
      audit: '返金',
    },
  }),
  ...at('made by what happens, a copy for each person', '/mypage/notifications', {
    notifications: {
      holds: 'message',
      exported: { where: `customer_id = $1 and ${own.payingMember}`, without: ['deduplication_key', 'card'] },
      kept: retention.account,
      erased: { delete: own.family },
      audit: null,
    },
  }),
  ...at('made by what staff do, never changed', '/staff/audit, /staff/headquarters/audit', {
    audit_logs: {
      holds: 'staff',
      exported: 'about what staff did',
      kept: 'for ever',
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
};
