import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '職員配置と見守り', noindex: true });

export default function CareSettingsPage() {
  return <DatedRowsPage table="care_settings" />;
}
