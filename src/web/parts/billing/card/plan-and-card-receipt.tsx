import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { ReceiptPart } from '../../../ui/receipt.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Plan, planRows } from '../../membership/plan/plan-terms.tsx';
import { cardNumberText } from './card-text.ts';

type PlanAndCardReceiptProps = { plan: Plan; setup_intent_id: string; editTo: string };

/** The plan and the card, by brand and last four, on a registration's confirm page. */
export function PlanAndCardReceipt({ plan, setup_intent_id, editTo }: PlanAndCardReceiptProps) {
  return (
    <>
      <ReceiptPart title="プランとお支払い" editTo={editTo} rows={planRows(plan)} />
      <ReceiptPart
        title="お支払いのカード"
        editTo={editTo}
        rows={[{ label: 'カード', value: <NewCard setup_intent_id={setup_intent_id} /> }]}
      />
    </>
  );
}

/** As Stripe knows it; where it cannot be asked, at least that it was confirmed. */
function NewCard({ setup_intent_id }: { setup_intent_id: string }) {
  const { data, failure } = useAnswer(reading('mypageCustomer', { setup_intent_id }));
  if (failure || data?.new_card === null) return '確認済み';
  if (data === undefined) return <Skeleton className="mt-1 h-5 w-52" />;
  return <span className="figures">{cardNumberText(data.new_card)}</span>;
}
