import { type MetaFunction, useLoaderData } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { emptyChild } from '../../person-fields/text/children-values.ts';
import { addFlow } from '../_parts/children/child-flow.ts';
import { childFormLoader } from '../_parts/children/child-form-loader.ts';
import { ChildFormPage } from '../_parts/children/child-form-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの追加', noindex: true });
export const loader = childFormLoader;

export default function ChildrenAdd() {
  const { today, limits } = useLoaderData<typeof loader>();
  return <ChildFormPage flow={addFlow} title="お子さまの追加" defaults={emptyChild} today={today} limits={limits} />;
}
