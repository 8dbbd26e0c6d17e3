import { useState } from 'react';
import { withSama } from '../../../../domain/membership/called-name.ts';
import { formatYen } from '../../../../domain/money/money.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useStaff } from '../frame/staff-context.tsx';

export type ClaimId =
  | { childcare_id: number }
  | { reserve_cancellation_id: number }
  | { childcare_correction_id: number };

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
  if (slip) return <SlipOut claim={claim} name={name} onChanged={onChanged} />;
  return (
    <div className="mt-3 grid gap-3">
      {again.text && (
        <Notice kind="error" live>
          {again.text}
        </Notice>
      )}
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

type SlipOutProps = { claim: ClaimId; name: string; onChanged: () => void };

/** The family holds a slip for a convenience store: only one way pays at a time. */
function SlipOut({ claim, name, onChanged }: SlipOutProps) {
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
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
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
  const { send, busy, text } = useAction('staffRecordCash');
  async function save() {
    const result = await send({ ...noClaim, ...claim, quoted_amount: amount });
    if (result?.kind !== 'ok') return;
    showToast(`${formatYen(amount)}の現金を記録しました`);
    onDone();
  }
  return (
    <div className="grid gap-4">
      <p>
        {withSama(name)}から <strong className="figures">{formatYen(amount)}</strong>{' '}
        を現金で受け取りましたか。カードへの請求はなくなり、お客様にお知らせします。
      </p>
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button busy={busy} busyLabel="記録しています" onClick={save}>
        {formatYen(amount)}を受け取った
      </Button>
    </div>
  );
}

function DropForm({ claim, amount, name, onDone }: FormProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffWriteOff');
  const wrong = reason.trim() === '' ? '理由を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (wrong) return;
    const result = await send({ ...noClaim, ...claim, quoted_amount: amount, reason });
    if (result?.kind !== 'ok') return;
    showToast('請求を取り消しました');
    onDone();
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>
        {withSama(name)}の <strong className="figures">{formatYen(amount)}</strong>{' '}
        を請求しないことにします。元には戻せません。お客様にお知らせします。
      </p>
      <TextField
        label="理由"
        required
        autoComplete="off"
        maxLength={200}
        hint="操作記録に残ります。お客様には表示されません。"
        value={reason}
        error={tried ? wrong : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" kind="danger" busy={busy} busyLabel="取り消しています">
        請求を取り消す
      </Button>
    </form>
  );
}
