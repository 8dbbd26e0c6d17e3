import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '未払い', noindex: true });

export default function UnpaidPoliciesPage() {
  return <DatedRowsPage table="unpaid_policies" />;
}
