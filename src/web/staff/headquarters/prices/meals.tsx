import type { MetaFunction } from 'react-router';
import { DatedRowsPage } from '../../../console/settings/dated-rows-page.tsx';
import { pageMeta } from '../../../layout/page-meta.ts';

export const meta: MetaFunction = () => pageMeta({ title: '食事の時間', noindex: true });

export default function MealHoursPage() {
  return <DatedRowsPage table="meal_hours" />;
}
