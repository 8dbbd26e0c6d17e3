import { useStaff } from '../../../console/staff-context.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** A family entered at the desk that has not used its link yet. */
export function NeedsLink({ customer_id }: { customer_id: number }) {
  const { branch } = useStaff();
  const { data } = useAnswer(reading('staffReadDeskFamily', { branch_id: branch.id, customer_id }));
  if (!data?.family.needs_link) return null;
  return (
    <div className="mb-6">
      <Notice
        title="まだログインできないご家庭です"
        action={
          <LinkButton to={`/staff/families/${customer_id}/link`} kind="plain" size="small">
            案内のリンクを出す
          </LinkButton>
        }
      >
        窓口で登録しました。利用規約への同意、ご住所、カードは、案内のリンクから登録していただきます。
      </Notice>
    </div>
  );
}
