import { type ClientLoaderFunctionArgs, data, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { SelectMypageChildHealthDocument } from '../../../../contract/operations/generated.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { childIdOf } from '../../_parts/children/child-flow.ts';
import { HealthForm } from '../../_parts/children/health-form.tsx';
import { healthWayBack } from '../../_parts/children/health-way-back.ts';
import { MypagePage } from '../../_parts/frame/mypage-page.tsx';
import { todayLoader } from '../../_parts/frame/today-loader.ts';

export const meta: MetaFunction = () => pageMeta({ title: '健康とアレルギー', noindex: true });
export const loader = todayLoader;

export async function clientLoader({ params, request, serverLoader }: ClientLoaderFunctionArgs) {
  const child_id = childIdOf(params.child_id);
  if (Number.isNaN(child_id)) throw data(null, { status: 404 });
  const [{ today }, known] = await Promise.all([
    serverLoader<typeof loader>(),
    dataClient().query(SelectMypageChildHealthDocument, { child_id }),
  ]);
  const child = known.children[0];
  // Somebody else's child is as good as none.
  if (child === undefined) throw data(null, { status: 404 });
  return { today, known, child, back: healthWayBack(new URL(request.url).searchParams.get('from')) };
}
clientLoader.hydrate = true as const;

export default function ChildrenHealth() {
  const { today, known, child, back } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  return (
    <MypagePage
      title={`${child.name}さんの健康とアレルギー`}
      lead="予約のある園のスタッフと本部だけが見ます。安全にお預かりするために使います。"
      back={back}
    >
      <HealthForm
        key={child.id}
        child={child}
        known={known}
        today={today}
        onSaved={() => void navigate(back.done, { replace: true })}
      />
    </MypagePage>
  );
}
