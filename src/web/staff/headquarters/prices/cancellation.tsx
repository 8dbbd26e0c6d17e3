import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DatedRowsPage } from '../../_parts/headquarters/prices/dated-rows-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'キャンセル料', noindex: true });

export default function CancellationPolicies() {
  return <DatedRowsPage table="cancellation_policies" />;
}
