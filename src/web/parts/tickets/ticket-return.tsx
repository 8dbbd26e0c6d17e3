import { type ReactNode, useRef, useState } from 'react';
import type { TicketReturn } from '../../../domain/tickets/ticket-terms.ts';
import { formatDate } from '../../../domain/time-format.ts';
import { useAction } from '../../data/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionDialog } from '../../ui/dialogs/question.tsx';
import { showToast } from '../../ui/toast.tsx';
import { YenAmount } from '../../ui/yen.tsx';

type TicketReturnPartProps = { ticket_id: number; name: string; offer: TicketReturn; onReturned: () => void };

/** Gives unused tickets back: the amount and how it comes about first, then one press. */
export function TicketReturnPart({ ticket_id, name, offer, onReturned }: TicketReturnPartProps) {
  const [open, setOpen] = useState(false);
  const key = useRef(crypto.randomUUID());
  const returning = useAction('returnTickets');
  async function press() {
    const outcome = await returning.send({ ticket_id, quoted_amount: offer.amount, idempotency_key: key.current });
    if (outcome?.kind === 'ok') {
      // Tickets that come back are another return.
      key.current = crypto.randomUUID();
      setOpen(false);
      showToast('返金を受け付けました');
      onReturned();
    } else if (outcome?.kind === 'refused') onReturned();
  }
  return (
    <>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        返金する<span className="sr-only">({name})</span>
      </Button>
      <QuestionDialog
        title="使っていない回数券を返金しますか"
        isOpen={open}
        onClose={() => setOpen(false)}
        act={`${offer.amount.toLocaleString('ja-JP')}円を返金する`}
        busyLabel="返金しています"
        busy={returning.busy}
        onAct={() => void press()}
        problem={returning.text}
      >
        <dl className="divide-y divide-line border-y border-line">
          <Row label={`${name} 残り${offer.number}枚の分`}>
            <YenAmount amount={offer.share} />
          </Row>
          {offer.percent < 100 && <Row label="返金する割合">{offer.percent}%</Row>}
          {offer.fee > 0 && (
            <Row label="手数料">
              −<YenAmount amount={offer.fee} />
            </Row>
          )}
          <Row label="返金額">
            <YenAmount amount={offer.amount} className="font-bold" />
          </Row>
        </dl>
        <p className="mt-3 text-note">
          お支払いのカードへ返金します。カード会社での処理に、数日から数週間かかることがあります。返金した回数券は、すぐに使えなくなり、元に戻せません。
        </p>
        <p className="text-note text-ink-soft">返金できるのは{formatDate(offer.until)}までです。</p>
      </QuestionDialog>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="figures flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
