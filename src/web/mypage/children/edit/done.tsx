import type { ClientLoaderFunctionArgs, MetaFunction } from 'react-router';
import { pageMeta } from '../../../layout/page-meta.ts';
import { editChildFlow, requireDoneChild } from '../../../parts/membership/children/child-flow.ts';
import { DonePage } from '../../_parts/frame/done-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お子さまの情報を変更しました', noindex: true });

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireDoneChild(request, editChildFlow);
  return null;
}

export default function ChildrenEditDone() {
  return (
    <DonePage
      title="お子さまの情報を変更しました"
      lead="次のお預かりから、新しい内容をスタッフが確認します。"
      next={{ to: '/mypage/children/list', label: 'お子さまの一覧へ' }}
    />
  );
}
