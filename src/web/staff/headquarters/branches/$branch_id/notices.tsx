import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { BranchNoticesPart } from '../../../../parts/branches/headquarters/notices-part.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園のお知らせ', noindex: true });

export default function BranchNoticesEdit() {
  return (
    <BranchFrame title="園のお知らせ" for="manager" lead="公開ページのお知らせです。掲載開始日の0時に表示されます。">
      {(props) => <BranchNoticesPart {...props} />}
    </BranchFrame>
  );
}
