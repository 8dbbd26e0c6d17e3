import type { MetaFunction } from 'react-router';
import { pageMeta } from '../layout/page-meta.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useStaff } from './_parts/frame/staff-context.tsx';
import { StaffPage } from './_parts/frame/staff-page.tsx';
import { MessagesLink } from './_parts/headquarters/messages-link.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '本部管理', noindex: true });

const areas = [
  ['園', '園の情報、開園時間、定員、決済の設定'],
  ['料金', '単価、プラン、回数券、キャンセル料'],
  ['お知らせと記事', 'よくある質問、特典、マガジン、採用'],
  ['アカウント', 'スタッフの追加、役割、停止'],
  ['集計', '園ごとの利用、売上、稼働'],
] as const;

/** Headquarters' administration has its place here; the areas follow one by one. */
export default function Headquarters() {
  const { headquarters } = useStaff();
  if (!headquarters) {
    return (
      <StaffPage title="本部管理">
        <EmptyState title="本部だけが使えます" />
      </StaffPage>
    );
  }
  return (
    <StaffPage title="本部管理" lead="各園の1日の業務は、上で園を選ぶと本部からも行えます。">
      <MessagesLink />
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {areas.map(([title, text]) => (
          <li key={title} className="rounded-lg border border-line bg-white p-4">
            <h2 className="text-lead">{title}</h2>
            <p className="mt-1 text-note text-ink-soft">{text}</p>
            <p className="mt-3 text-note text-no">準備中</p>
          </li>
        ))}
      </ul>
    </StaffPage>
  );
}
