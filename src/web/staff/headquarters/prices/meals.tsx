import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { DatedRowsPage } from '../../_parts/headquarters/prices/dated-rows-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '食事の時間', noindex: true });

export default function MealHoursPage() {
  return <DatedRowsPage table="meal_hours" />;
}
