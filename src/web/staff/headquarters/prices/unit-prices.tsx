import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DatedRowsPage } from '../../_parts/headquarters/prices/dated-rows-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '単価', noindex: true });

export default function UnitPrices() {
  return <DatedRowsPage table="unit_prices" />;
}
