import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '対象年齢', noindex: true });

export default function AgeLimitsPage() {
  return <DatedRowsPage table="age_limits" />;
}
