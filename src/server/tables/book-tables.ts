import { at, noColumn, own, retention, staffRecord, stays } from './table.ts';

export const bookTables = {
  ...at('job', '/mypage/unpaid, /staff/headquarters/families/{customer_id}', {
    unpaid_steps: {
      holds: 'money',
      exported: { where: own.family },
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('billing', '/mypage/payments, /staff/customers/{customer_id}', {
    payments: {
      holds: 'money',
      exported: { where: own.family },
      kept: retention.books,
      erased: stays.emptied,
      audit: 'お支払い',
    },
    payment_intents: {
      holds: 'money',
      exported: { where: own.family },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
  ...at('the paying member', '/mypage/children/benefit/{child_id}, /mypage/payments/list', {
    child_benefits: {
      holds: 'money',
      exported: { where: own.children },
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
    other_facility_amounts: {
      holds: 'money',
      exported: { where: own.children },
      kept: retention.account,
      erased: { delete: own.children },
      audit: null,
    },
  }),
  ...at('receipts, papers', '/mypage/payments/list, /staff/headquarters/documents', {
    issued_documents: {
      holds: 'money',
      exported: { where: own.family },
      kept: 'until its legal period ends (keep_until)',
      erased: 'forgetOldRecords',
      audit: '発行した書類',
    },
  }),
  ...at('the books’ own trigger', '/staff/headquarters/figures', {
    'app.payment_lines': {
      holds: 'money',
      exported: 'what an entry of the payments was for',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('the stays’ own trigger', '/staff/headquarters/figures, /staff/headquarters/books/{month}/{branch}', {
    'app.free_bill_lines': {
      holds: 'money',
      exported: 'what a stay with nothing left to pay was for',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('database trigger', 'none: who held a seat when a fee arose, for fee_give_backs', {
    'app.seats_at_cancellation': {
      holds: 'stay',
      exported: 'how full the branch was',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('billing', 'none: attempts and balances; differences become headquarters_messages', {
    'app.stripe_days': { nobody: noColumn, audit: null },
    'app.subscription_changes': {
      holds: 'money',
      exported: { where: own.family },
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
    'app.plan_price_attempts': { nobody: 'names of what is sold', audit: null },
  }),
  ...at('balanceBooks', '/staff/headquarters/books/{month}/{branch}', {
    'app.stripe_payouts': { nobody: noColumn, audit: null },
    'app.stripe_payout_rows': {
      holds: 'money',
      exported: 'sums of rows that are in it',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('the books’ own triggers', '/staff/headquarters/books/{month}/{branch}', {
    'app.claim_entries': {
      holds: 'money',
      exported: 'sums of rows that are in it',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
    'app.ticket_entries': {
      holds: 'money',
      exported: 'sums of rows that are in it',
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('HQ', '/staff/headquarters/books', {
    month_closes: { holds: 'money', ...staffRecord, erased: stays.working, audit: '月の締め' },
  }),
  ...at('HQ', '/staff/headquarters/books/mappings', {
    accounting_mappings: { nobody: noColumn, audit: '勘定科目の対応' },
  }),
};
