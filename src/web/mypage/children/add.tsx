import { type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { emptyChild } from '../../person/children-values.ts';
import { todayLoader } from '../frame/today-loader.ts';
import { addFlow } from './child-flow.ts';
import { ChildFormPage } from './child-form-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの追加', noindex: true });
export const loader = todayLoader;

export default function ChildrenAdd() {
  const { today } = useLoaderData<typeof loader>();
  return <ChildFormPage flow={addFlow} title="お子さまの追加" defaults={emptyChild} today={today} />;
}
