import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DatedRowsPage } from '../../_parts/headquarters/prices/dated-rows-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '税と無償化', noindex: true });

export default function TaxSettingsPage() {
  return <DatedRowsPage table="tax_settings" />;
}
