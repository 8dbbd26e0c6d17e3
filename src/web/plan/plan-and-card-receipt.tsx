import { ReceiptPart } from '../ui/receipt.tsx';
import { type Plan, planRows } from './plan-terms.tsx';

/** The plan and the card on a registration's confirm page. */
export function PlanAndCardReceipt({ plan, editTo }: { plan: Plan; editTo: string }) {
  return (
    <>
      <ReceiptPart title="プランとお支払い" editTo={editTo} rows={planRows(plan)} />
      <ReceiptPart
        title="お支払いのカード"
        editTo={editTo}
        rows={[{ label: 'カード', value: '確認済み(登録すると、お支払いに使えるようになります)' }]}
      />
    </>
  );
}
