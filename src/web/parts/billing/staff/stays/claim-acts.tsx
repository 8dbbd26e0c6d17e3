import { useState } from 'react';
import { correctionFunctions } from '../../../../../contract/functions/billing/corrections.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';

export type ClaimId =
  | { childcare_id: number }
  | { reserve_cancellation_id: number }
  | { childcare_correction_id: number };

type ClaimAct = 'retry' | 'cash' | 'drop';
type ClaimActsProps = {
  claim: ClaimId;
  /** What is still to be paid. */
  amount: number;
  name: string;
  acts: readonly ClaimAct[];
  onChanged: () => void;
};

const noClaim = { childcare_id: null, reserve_cancellation_id: null, childcare_correction_id: null };

/** What can be done about a claim that no card has paid: the card again, cash at the desk, or letting it go. */
export function ClaimActs({ claim, amount, name, acts, onChanged }: ClaimActsProps) {
  const { manager } = useStaff();
  const [asked, setAsked] = useState<'cash' | 'drop' | null>(null);
  const again = useAction('staffRetrySettlement');
  async function retryCard() {
    const result = await again.send({ ...noClaim, ...claim });
    if (result?.kind !== 'ok') return;
    showToast('もう一度決済しています');
    onChanged();
  }
  function done() {
    setAsked(null);
    onChanged();
  }
  const button = (short: string, text: string, kind: 'quiet' | 'plain', onClick: () => void) => (
    <Button kind={kind} size="row" onClick={onClick} className="min-w-14" aria-label={`${withSama(name)} ${text}`}>
      {short}
    </Button>
  );
  return (
    <>
      <span className="inline-flex items-center justify-end gap-1.5">
        {acts.includes('drop') &&
          manager &&
          button('請求を取り消す', '請求を取り消す', 'quiet', () => setAsked('drop'))}
        {acts.includes('cash') && button('現金', '現金で受け取った', 'plain', () => setAsked('cash'))}
        {acts.includes('retry') && (
          <Button
            kind="plain"
            size="row"
            busy={again.busy}
            busyLabel="送信中"
            onClick={retryCard}
            aria-label={`${withSama(name)} もう一度決済する`}
          >
            もう一度決済
          </Button>
        )}
      </span>
      <ErrorNotice text={again.text} className="mt-2 text-left" />
      <Dialog title="現金で受け取った" isOpen={asked === 'cash'} onClose={() => setAsked(null)}>
        <CashForm claim={claim} amount={amount} name={name} onDone={done} />
      </Dialog>
      <Dialog title="請求を取り消す" isOpen={asked === 'drop'} onClose={() => setAsked(null)}>
        <DropForm claim={claim} amount={amount} name={name} onDone={done} />
      </Dialog>
    </>
  );
}

type OpenSlipProps = { claim: ClaimId; name: string; onChanged: () => void };

/** The family holds a slip for a convenience store: only one way pays at a time. */
export function OpenSlip({ claim, name, onChanged }: OpenSlipProps) {
  const { send, busy, text } = useAction('staffCancelKonbiniSlip');
  async function takeBack() {
    const result = await send({ ...noClaim, ...claim });
    if (result?.kind !== 'ok') return;
    showToast('コンビニの払込票を取りやめました');
    onChanged();
  }
  return (
    <Notice
      kind="info"
      action={
        <Button
          kind="plain"
          size="small"
          busy={busy}
          busyLabel="取りやめています"
          onClick={takeBack}
          aria-label={`${withSama(name)} 払込票を取りやめる`}
        >
          払込票を取りやめる
        </Button>
      }
    >
      コンビニの払込票が出ています。園でお支払いになるときは、先に払込票を取りやめてください。
      <ErrorNotice text={text} />
    </Notice>
  );
}

type FormProps = { claim: ClaimId; amount: number; name: string; onDone: () => void };

function CashForm({ claim, amount, name, onDone }: FormProps) {
  const form = useActionForm(correctionFunctions, 'staffRecordCash', {
    defaults: {},
    payload: () => ({ ...noClaim, ...claim, quoted_amount: amount }),
    toast: `${formatYen(amount)}の現金を記録しました`,
    done: onDone,
  });
  return (
    <ActionForm of={form} submit={`${formatYen(amount)}を受け取った`} busyLabel="記録しています">
      <p>
        {withSama(name)}から <strong className="figures">{formatYen(amount)}</strong>{' '}
        を現金で受け取りましたか。カードへの請求はなくなり、お客様にお知らせします。
      </p>
    </ActionForm>
  );
}

function DropForm({ claim, amount, name, onDone }: FormProps) {
  const form = useActionForm(correctionFunctions, 'staffWriteOff', {
    defaults: { reason: '' },
    payload: (values) => ({ ...noClaim, ...claim, quoted_amount: amount, ...values }),
    toast: '請求を取り消しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="danger" submit="請求を取り消す" busyLabel="取り消しています">
      <p>
        {withSama(name)}の <strong className="figures">{formatYen(amount)}</strong>{' '}
        を請求しないことにします。元には戻せません。お客様にお知らせします。
      </p>
      <Field of={form} name="reason" hint="操作記録に残ります。お客様には表示されません。" />
    </ActionForm>
  );
}
