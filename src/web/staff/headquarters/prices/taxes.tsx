import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '税と無償化', noindex: true });

export default function TaxSettingsPage() {
  return <DatedRowsPage table="tax_settings" />;
}
