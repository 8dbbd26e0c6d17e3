import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { deleteFlow, requireDoneChild } from '../../../parts/membership/children/child-flow.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまを削除しました', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireDoneChild(request, deleteFlow);
  return null;
}

export default function ChildrenDeleteDone() {
  return (
    <DonePage
      title="お子さまを一覧から削除しました"
      lead="またお預かりするときは、もう一度追加してください。"
      steps={['確認', '削除', '完了']}
      next={{ to: '/mypage/children/list', label: 'お子さまの一覧へ' }}
    />
  );
}
