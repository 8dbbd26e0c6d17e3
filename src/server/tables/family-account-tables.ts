import { at, own, retention, stays } from './table.ts';

export const familyAccountTables = {
  ...at('parent, HQ', '/mypage/customers, /mypage/children, /staff/headquarters/families/{customer_id}', {
    customers: {
      holds: 'person',
      exported: { where: 'id = $1', without: ['search_text'] },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: 'お客様',
    },
    children: {
      holds: 'child',
      exported: { where: own.family, without: ['staff_remarks', 'search_text'] },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: 'お子さま',
    },
  }),
  ...at('parent', 'registration, the consent panel of My Page', {
    customer_consents: {
      holds: 'person',
      exported: { where: own.family },
      kept: retention.account,
      erased: { delete: own.family },
      audit: null,
    },
  }),
  ...at('parent, HQ', '/mypage/tickets/buy, /staff/headquarters/families/{customer_id}', {
    tickets: {
      holds: 'money',
      exported: {
        where: own.family,
        without: ['idempotency_key', 'content_hash', 'grant_reason', 'granted_account_id'],
      },
      kept: retention.books,
      erased: 'eraseCustomer',
      audit: '回数券',
    },
    ticket_uses: {
      holds: 'money',
      exported: { where: 'ticket_id in (select id from tickets where customer_id = $1)' },
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('made by a change of plan', '/mypage/plan_types/edit', {
    plan_type_customer_histories: {
      holds: 'person',
      exported: { where: own.family },
      kept: retention.books,
      erased: stays.emptied,
      audit: null,
    },
  }),
  ...at('parent', '/mypage/customers/unsubscribe; read at /staff/headquarters/questionnaires', {
    unsubscribe_questionnaires: {
      holds: 'person',
      exported: { where: own.family },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
  ...at('made while registering', 'none: a registration under way', {
    temporary_customer_informations: {
      holds: 'person',
      exported: { where: 'uid = $2' },
      kept: retention.account,
      erased: 'eraseCustomer',
      audit: null,
    },
  }),
};
