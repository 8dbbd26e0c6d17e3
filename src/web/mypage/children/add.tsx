import { type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { addFlow } from '../../parts/membership/children/child-flow.ts';
import { emptyChild } from '../../parts/membership/fields/children-values.ts';
import { childFormLoader } from '../_parts/child-form-loader.ts';
import { ChildFormPage } from '../_parts/child-form-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの追加', noindex: true });
export const loader = childFormLoader;

export default function ChildrenAdd() {
  const { today, limits } = useLoaderData<typeof loader>();
  return <ChildFormPage flow={addFlow} title="お子さまの追加" defaults={emptyChild} today={today} limits={limits} />;
}
