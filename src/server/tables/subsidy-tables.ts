import { at, noColumn, own, retention } from './table.ts';

const ofApproval =
  'subsidy_approval_id in (select id from subsidy_approvals where child_id in (select id from children where customer_id = $1))';

export const subsidyTables = {
  ...at('HQ', '/staff/headquarters/prices/subsidies', {
    subsidies: { nobody: 'names of municipalities and employers', audit: '給付' },
    subsidy_terms: { nobody: noColumn, audit: '給付の決まり' },
    subsidy_designations: { nobody: noColumn, audit: '給付の指定' },
  }),
  ...at('the paying member; staff confirm', '/mypage/subsidies, /staff/customers/{customer_id}', {
    subsidy_approvals: {
      holds: 'child',
      exported: { where: own.children, without: ['account_id'] },
      kept: retention.account,
      erased: { delete: own.children },
      audit: '給付の認定',
    },
    subsidy_interviews: {
      holds: 'child',
      exported: { where: ofApproval, without: ['account_id'] },
      kept: retention.account,
      erased: 'with subsidy_approvals',
      audit: null,
    },
    subsidy_other_uses: {
      holds: 'child',
      exported: { where: ofApproval },
      kept: retention.account,
      erased: 'with subsidy_approvals',
      audit: null,
    },
  }),
};
