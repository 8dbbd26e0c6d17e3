import type { SelectUserGuideData } from '../../../../contract/operations/generated.ts';
import { freeUntilText } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { fairRows } from '../../../../domain/billing/cancelling/fair-text.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { GuideSection } from './guide-section.tsx';
import { PriceTable } from './price-table.tsx';

type Policy = SelectUserGuideData['cancellation_policies'][number];

export function cancellationRows(policy: Policy): { when: string; fee: string; reason?: string | undefined }[] {
  const last = formatDuration(policy.last_minutes);
  return [
    { when: `${freeUntilText(policy)}まで`, fee: '無料' },
    ...(policy.take_back_minutes === 0
      ? []
      : [{ when: `ご予約から${formatDuration(policy.take_back_minutes)}以内(お子さまの登園まで)`, fee: '無料' }]),
    {
      when: `ご予約から${formatDuration(policy.grace_minutes)}以内(はじまりまで${formatDuration(policy.grace_lead_minutes)}以上あるとき)`,
      fee: '無料',
    },
    {
      when: `${freeUntilText(policy)}を過ぎてから`,
      fee: `予約金額の${policy.late_percent}%`,
      reason: policy.late_reason,
    },
    { when: `はじまる${last}前から`, fee: `予約金額の${policy.last_percent}%`, reason: policy.last_reason },
    { when: 'ご連絡がないとき', fee: `予約金額の${policy.no_show_percent}%`, reason: policy.no_show_reason },
    ...fairRows(policy),
    { when: '無料の期限を過ぎて予約を変更し、そのあとキャンセルするとき', fee: '変更前のキャンセル料以上' },
    ...resaleRows(policy),
  ];
}

/** What is refunded when another family takes the seat. */
function resaleRows({ resale_percent }: Policy): { when: string; fee: string }[] {
  if (resale_percent === 0) return [];
  const share = resale_percent === 100 ? '' : `の${resale_percent}%`;
  return [{ when: '空いた時間に別のご予約が入り、満席になったとき', fee: `その時間分${share}をお返し` }];
}

export function CancellationTable({ policy }: { policy: Policy }) {
  return (
    <GuideSection
      id="cancellation"
      title="キャンセル料"
      lead="マイページの予約一覧から、いつでもキャンセルできます。リクエスト中のご予約は、無料で取り消せます。"
    >
      <PriceTable
        caption="キャンセル料"
        rows={cancellationRows(policy).map(({ when, fee, reason }) => ({
          name: when,
          ...(reason ? { note: reason } : {}),
          value: <span className="font-bold">{fee}</span>,
        }))}
      />
    </GuideSection>
  );
}
