import type { SelectStaffCustomerData } from '../../../../contract/operations/generated.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';

type FamilyStateProps = {
  customer: Pick<SelectStaffCustomerData['customers'][number], 'stops' | 'customer_stops'>;
  merges: SelectStaffCustomerData['merged_into'];
};

/** What headquarters decided about the family and staff must know at the door. */
export function StateAtTheDoor({ customer: { stops, customer_stops }, merges }: FamilyStateProps) {
  const [block] = stops;
  const merged = merges[0]?.into_customer;
  if (!block && !merged) return null;
  return (
    <div className="mb-6 grid gap-3">
      {block && (
        <Notice
          kind="warning"
          title={`ご利用を停止しています(${block.until_date ? `${formatDate(block.until_date)}まで` : '期限なし'})`}
        >
          新しいご予約と追加の変更はお受けできません。キャンセルとお迎えはこれまでどおりです。例外とするときは、園長が理由を書いて予約を作れます。
          {customer_stops[0] && <span className="block text-note">理由 {customer_stops[0].reason}</span>}
        </Notice>
      )}
      {merged && (
        <Notice
          kind="info"
          title="統合済みの番号です"
          action={
            <LinkButton to={`/staff/customers/${merged.id}`} kind="plain" size="small">
              {withSama(merged.name)}(番号 {merged.id})へ
            </LinkButton>
          }
        >
          お子さま、これからの予約、回数券は統合先にあります。
        </Notice>
      )}
    </div>
  );
}
