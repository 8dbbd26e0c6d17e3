import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '単価', noindex: true });

export default function UnitPrices() {
  return <DatedRowsPage table="unit_prices" />;
}
