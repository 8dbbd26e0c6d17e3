import type { MetaFunction } from 'react-router';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { BranchFrame } from '../../../../parts/branches/headquarters/branch-part.tsx';
import { BranchPostingForm } from '../../../../parts/branches/headquarters/posting-form.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '掲示事項と相談窓口', noindex: true });

export default function BranchPostings() {
  return (
    <BranchFrame
      title="掲示事項と相談窓口"
      for="headquarters"
      lead="認可外保育施設として掲示する事項です。公開ページの「施設の情報」に表示されます。"
    >
      {(props) => <BranchPostingForm {...props} />}
    </BranchFrame>
  );
}
