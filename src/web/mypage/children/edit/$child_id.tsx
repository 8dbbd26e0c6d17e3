import { type ClientLoaderFunctionArgs, data, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageChildrenEditFormDocument } from '../../../../contract/operations/generated.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { childIdOf, childValuesOf, editChildFlow } from '../../../parts/membership/children/child-flow.ts';
import { childFormLoader } from '../../_parts/child-form-loader.ts';
import { ChildFormPage } from '../../_parts/child-form-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの情報の変更', noindex: true });
export const loader = childFormLoader;

export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  const child_id = childIdOf(params.child_id);
  if (Number.isNaN(child_id)) throw data(null, { status: 404 });
  const [{ today, limits }, { children }] = await Promise.all([
    serverLoader<typeof loader>(),
    dataClient().query(SelectMypageChildrenEditFormDocument, { child_id }),
  ]);
  const child = children[0];
  // Another family's child gets the same 404 as an unknown one.
  if (child === undefined) throw data(null, { status: 404 });
  return { today, limits, child };
}
clientLoader.hydrate = true as const;

export default function ChildrenEdit() {
  const { today, limits, child } = useLoaderData<typeof clientLoader>();
  return (
    <ChildFormPage
      key={child.id}
      flow={editChildFlow(child.id)}
      title={`${withSan(child.name)}の情報の変更`}
      defaults={childValuesOf(child)}
      today={today}
      limits={limits}
    />
  );
}
