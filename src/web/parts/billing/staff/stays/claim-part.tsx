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

type ClaimId = { childcare_id: number } | { reserve_cancellation_id: number } | { childcare_correction_id: number };

type ClaimPartProps = {
  claim: ClaimId;
  amount: number;
  name: string;
  /** The card said no: it can be asked again. */
  retry: boolean;
  /** A slip is out: it is cancelled before anything else pays. */
  slip?: boolean;
  onChanged: () => void;
};

const noClaim = { childcare_id: null, reserve_cancellation_id: null, childcare_correction_id: null };

/** What can be done about a claim that no card has paid: the card again, cash at the desk, or letting it go. */
export function ClaimPart({ claim, amount, name, retry, slip = false, onChanged }: ClaimPartProps) {
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
  if (slip) return <OpenVoucherNote claim={claim} name={name} onChanged={onChanged} />;
  return (
    <div className="mt-3 grid gap-3">
      <ErrorNotice text={again.text} />
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {manager && (
          <Button
            kind="quiet"
            size="small"
            onClick={() => setAsked('drop')}
            aria-label={`${withSama(name)} 請求を取り消す`}
          >
            請求を取り消す
          </Button>
        )}
        <Button
          kind="plain"
          size="small"
          onClick={() => setAsked('cash')}
          aria-label={`${withSama(name)} 現金で受け取った`}
        >
          現金で受け取った
        </Button>
        {retry && (
          <Button
            kind="plain"
            size="small"
            busy={again.busy}
            busyLabel="送信しています"
            onClick={retryCard}
            aria-label={`${withSama(name)} もう一度決済する`}
          >
            もう一度決済する
          </Button>
        )}
      </div>
      <Dialog title="現金で受け取った" isOpen={asked === 'cash'} onClose={() => setAsked(null)}>
        <CashForm claim={claim} amount={amount} name={name} onDone={done} />
      </Dialog>
      <Dialog title="請求を取り消す" isOpen={asked === 'drop'} onClose={() => setAsked(null)}>
        <DropForm claim={claim} amount={amount} name={name} onDone={done} />
      </Dialog>
    </div>
  );
}

type OpenVoucherNoteProps = { claim: ClaimId; name: string; onChanged: () => void };

/** The family holds a slip for a convenience store: only one way pays at a time. */
function OpenVoucherNote({ claim, name, onChanged }: OpenVoucherNoteProps) {
  const { send, busy, text } = useAction('staffCancelKonbiniSlip');
  async function takeBack() {
    const result = await send({ ...noClaim, ...claim });
    if (result?.kind !== 'ok') return;
    showToast('コンビニの払込票を取りやめました');
    onChanged();
  }
  return (
    <div className="mt-3 grid gap-3">
      <Notice kind="info">
        コンビニの払込票が出ています。園でお支払いになるときは、先に払込票を取りやめてください。
      </Notice>
      <ErrorNotice text={text} />
      <div className="md:text-right">
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
      </div>
    </div>
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
