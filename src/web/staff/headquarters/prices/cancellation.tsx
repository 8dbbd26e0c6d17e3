import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'キャンセル料', noindex: true });

export default function CancellationPolicies() {
  return <DatedRowsPage table="cancellation_policies" />;
}
