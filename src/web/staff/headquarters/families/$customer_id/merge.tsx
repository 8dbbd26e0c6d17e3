import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import { HeadquartersPage } from '../../../../console/headquarters-page.tsx';
import { RowSkeletons } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { pageMeta } from '../../../../layout/page-meta.ts';
import { MergePreviewPart } from '../../../../parts/membership/headquarters/families/merge-preview.tsx';
import { OtherAccount } from '../../../../parts/membership/headquarters/families/other-account.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'アカウントの統合', noindex: true });

/** First the other account, then what would move, then the merge. What is chosen is in the address. */
export default function FamilyMerge() {
  const { customer_id = '' } = useParams();
  return (
    <HeadquartersPage
      title="アカウントの統合"
      lead="同じご家庭の2つの登録を1つにします。確認してから実行します。"
      aside={
        <LinkButton to={`/staff/headquarters/families/${customer_id}`} kind="plain" size="small">
          もどる
        </LinkButton>
      }
    >
      <Merge kept={Number(customer_id) || 0} />
    </HeadquartersPage>
  );
}

function Merge({ kept }: { kept: number }) {
  const [search] = useSearchParams();
  const other = Number(search.get('from') ?? 0) || 0;
  const joined = (search.get('joined') ?? '').split(',').map(Number).filter(Boolean);
  const input = { from_customer_id: other, into_customer_id: kept, joined_child_ids: joined };
  const shown = useAnswer(reading('headquartersMergeCustomers', other === 0 ? null : input));
  if (other === 0) return <OtherAccount kept={kept} />;
  if (shown.failure) {
    return (
      <Notice
        kind="error"
        live
        action={
          <LinkButton to="?" kind="plain" size="small">
            アカウントを選び直す
          </LinkButton>
        }
      >
        {staffFailureText(shown.failure)}
      </Notice>
    );
  }
  const data = shown.data ?? shown.previous;
  if (data === undefined) return <RowSkeletons />;
  return <MergePreviewPart {...data} joined={joined} onReload={() => void shown.reload()} />;
}
