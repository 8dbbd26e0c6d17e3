import {
  type ClientLoaderFunctionArgs,
  data,
  type MetaFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { SelectMypageChildHealthDocument } from '../../../../contract/operations/generated.ts';
import { rowInForceIfAny } from '../../../../domain/settings/in-force.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { callFunction, dataClient } from '../../../data/browser-data.ts';
import { staffFailureText } from '../../../data/use-action.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { CardHistory, CardReads } from '../../../parts/care/health/card-history.tsx';
import { askedAgain, ConfirmHealth } from '../../../parts/care/health/confirm-health.tsx';
import { HealthForm } from '../../../parts/care/health/health-form.tsx';
import { healthWayBack } from '../../../parts/care/health/health-way-back.ts';
import { Papers } from '../../../parts/care/health/papers.tsx';
import { childIdOf } from '../../../parts/membership/children/child-flow.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { MypagePage } from '../../_parts/frame/mypage-page.tsx';
import { todayLoader } from '../../_parts/frame/today-loader.ts';

export const meta: MetaFunction = () => pageMeta({ title: '健康とアレルギー', noindex: true });
export const loader = todayLoader;

export async function clientLoader({ params, request, serverLoader }: ClientLoaderFunctionArgs) {
  const child_id = childIdOf(params.child_id);
  if (Number.isNaN(child_id)) throw data(null, { status: 404 });
  const [{ today }, known, opened] = await Promise.all([
    serverLoader<typeof loader>(),
    dataClient().query(SelectMypageChildHealthDocument, { child_id }),
    callFunction('readChildHealth', { child_id }),
  ]);
  const child = known.children[0];
  // Another family's child gets the same 404 as an unknown one.
  if (child === undefined) throw data(null, { status: 404 });
  const card = opened.kind === 'ok' ? opened.result : null;
  return {
    today,
    known,
    child,
    card,
    problem: opened.kind === 'ok' ? null : staffFailureText(opened),
    back: healthWayBack(new URL(request.url).searchParams.get('from')),
  };
}
clientLoader.hydrate = true as const;

export default function ChildrenHealth() {
  const { today, known, child, card, problem, back } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const asked = askedAgain(known.questions).map((each) => ({ ...each, child_id: child.id, name: child.name }));
  const soon = rowInForceIfAny(known.care_settings, today)?.document_first_reminder_days ?? 0;
  const again = () => void revalidate();
  return (
    <MypagePage
      title={`${withSan(child.name)}の健康とアレルギー`}
      lead="予約のある園のスタッフと本部だけが見ます。安全にお預かりするために使います。"
      back={back}
    >
      {card === null ? (
        <RetryNotice onRetry={again}>{problem}</RetryNotice>
      ) : (
        <div className="grid max-w-form gap-8">
          {/* It stays where it was answered; the next visit finds it gone. */}
          <ConfirmHealth key={`asked ${child.id}`} asked={asked} here />
          <HealthForm
            key={child.id}
            child={child}
            texts={card.texts}
            known={known}
            today={today}
            onSaved={() => {
              showToast('健康とアレルギーを保存しました');
              void navigate(back.to, { replace: true });
            }}
          />
          <Papers child={child} papers={child.child_documents} today={today} soon={soon} onChanged={again} />
          <div>
            <CardHistory versions={card.versions} />
            <CardReads reads={child.child_health_reads} />
          </div>
        </div>
      )}
    </MypagePage>
  );
}
