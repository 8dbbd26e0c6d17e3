import { type MetaFunction, useParams } from 'react-router';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { type Pack, PackSections } from '../../parts/family/first-visit/pack-sections.tsx';
import { SignForm } from '../../parts/family/first-visit/sign-form.tsx';
import { SignedPart } from '../../parts/family/first-visit/signed-part.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'はじめての園の書面', noindex: true });

/** The papers of a first visit to a branch: read, agreed to and signed once. */
export default function FirstVisitPage() {
  const { branch_id = '' } = useParams();
  return (
    <MypagePage title="はじめての園の書面" back={{ to: '/mypage/top', label: 'マイページ' }}>
      {/^\d{1,9}$/.test(branch_id) ? <Asked branch_id={Number(branch_id)} /> : <NotThere />}
    </MypagePage>
  );
}

function Asked({ branch_id }: { branch_id: number }) {
  const query = useAnswer(reading('readFirstVisitPack', { branch_id }));
  const { failure } = query;
  if (failure?.kind === 'refused' && failure.type === 'not_found') return <NotThere />;
  return <Loaded query={query}>{(pack) => <Shown branch_id={branch_id} pack={pack} reload={query.reload} />}</Loaded>;
}

function Shown({ branch_id, pack, reload }: { branch_id: number; pack: Pack; reload: () => Promise<void> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {pack.signed_at === null ? (
        <p>
          {pack.branch_name}
          をはじめてご利用いただくにあたり、お約束の内容をお届けします。お読みのうえ、いちばん下で署名をお願いします。
        </p>
      ) : (
        <SignedPart branch_id={branch_id} pack={pack} />
      )}
      <PackSections sections={pack.sections} />
      {pack.signed_at === null && (
        <SignForm key={pack.paper_hash} branch_id={branch_id} paper_hash={pack.paper_hash} onSigned={reload} />
      )}
    </div>
  );
}

/** Papers of another family and of a branch without a reserve get the same answer. */
function NotThere() {
  return (
    <EmptyState title="書面が見つかりません" action={<LinkButton to="/mypage/top">マイページへ</LinkButton>}>
      書面は、はじめての園のご予約が確定したときにお届けします。
    </EmptyState>
  );
}
