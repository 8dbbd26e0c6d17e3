import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DatedRowsPage } from '../../_parts/headquarters/prices/dated-rows-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '未払い', noindex: true });

export default function UnpaidPoliciesPage() {
  return <DatedRowsPage table="unpaid_policies" />;
}
