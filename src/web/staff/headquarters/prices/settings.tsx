import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '受付の決まり', noindex: true });

export default function ReserveSettingsPage() {
  return <DatedRowsPage table="reserve_settings" />;
}
