import type { FunctionFailure } from '../../../../data/call-function.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { MemberSearch } from './member-search.tsx';

type SameNumberProps = { failure: FunctionFailure | undefined; tel: string; busy: boolean; onOther: () => void };

/** The number is already registered: this branch's family is one press away, another branch's must be verified. */
export function SameNumber({ failure, tel, busy, onOther }: SameNumberProps) {
  if (failure?.kind !== 'refused' || failure.type !== 'family_tel_taken') return null;
  const { customer_ids = [] } = (failure.details ?? {}) as { customer_ids?: number[] };
  return (
    <div className="grid gap-3">
      <Notice kind="warning" live title="この電話番号は登録があります">
        {customer_ids.length > 0
          ? 'この園のご家庭です。同じ方なら、そのまま予約を作れます。'
          : 'ほかの園のご家庭です。同じ方なら、お子さまの生年月日で確認してください。'}
      </Notice>
      {customer_ids.map((id) => (
        <LinkButton key={id} to={`/staff/reserves/add/${id}`}>
          登録済みのご家庭で予約を作る
        </LinkButton>
      ))}
      {customer_ids.length === 0 && <MemberSearch known={tel} />}
      <Button kind="plain" busy={busy} onClick={onOther}>
        別のご家庭として登録する
      </Button>
    </div>
  );
}
