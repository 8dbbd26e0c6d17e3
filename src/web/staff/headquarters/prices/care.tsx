import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DatedRowsPage } from '../../_parts/headquarters/prices/dated-rows-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '職員配置と見守り', noindex: true });

export default function CareSettingsPage() {
  return <DatedRowsPage table="care_settings" />;
}
