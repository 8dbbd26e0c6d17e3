import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { issueReceiptLinkFields } from '../../../../contract/functions/light-fields.generated.ts';
import { defaultPurpose } from '../../../../domain/billing/papers/receipt-paper.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { Addressee, type AddresseeChoice, honorificOf } from './addressee.tsx';
import { outdatedReceipt, type Payment, paidTitle } from './payment-text.ts';

type ReceiptDialogProps = {
  payment: Payment;
  onClose: () => void;
};

/**
 * The receipt of one payment. The PDF opens by a separate link, because a window opened after waiting for the server
 * is blocked on phones; the link lives ten minutes.
 */
export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  const [to, setTo] = useState<AddresseeChoice>({ addressee: '' });
  const [purpose, setPurpose] = useState('');
  const [issued, setIssued] = useState<FunctionOk<'issueReceiptLink'>>();
  const { send, busy, failure } = useAction('issueReceiptLink');
  async function issue() {
    const { addressee } = to;
    const sent = await send({ payment_id: payment.id, addressee, honorific: honorificOf(to), purpose });
    if (sent?.kind === 'ok') setIssued(sent.result);
  }
  return (
    <Dialog
      title="領収書"
      isOpen
      onClose={onClose}
      actions={
        issued ? (
          <a href={issued.url} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
            <FileText className="size-5" aria-hidden="true" />
            PDFを開く
          </a>
        ) : (
          <Button busy={busy} busyLabel="発行しています" onClick={() => void issue()}>
            発行する
          </Button>
        )
      }
    >
      <p className="figures mb-4 text-note">
        {formatDate(payment.payment_date)} {paidTitle(payment)}{' '}
        <YenAmount amount={payment.amount} className="font-bold" />
      </p>
      <ErrorNotice text={failure && failureText(failure)} className="mb-4" />
      {issued ? (
        <Notice kind="done" live title="領収書を発行しました">
          番号 {issued.number}
          {issued.reissue && '。2回目からの発行のため「再発行」と印字されます。'}
          {!issued.reissue && issued.corrects && `。${issued.corrects}した「訂正版」です。前の領収書は使えません。`}
        </Notice>
      ) : (
        <div className="grid gap-4">
          <CorrectedNotice outdated={outdatedReceipt(payment)} />
          <Addressee choice={to} onChange={setTo} />
          <TextField
            {...issueReceiptLinkFields.purpose}
            hint={`40文字まで。空欄のときは「${defaultPurpose(payment)}」になります。`}
            autoComplete="off"
            value={purpose}
            onChange={(event) => setPurpose(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  );
}

function CorrectedNotice({ outdated }: { outdated: ReturnType<typeof outdatedReceipt> }) {
  if (!outdated) return null;
  return (
    <Notice kind="info" title="訂正版を発行します">
      前の領収書({outdated}
      )を発行したあとに返金がありました。返金を差し引いた領収書をお渡しします。前の領収書は使えなくなります。
    </Notice>
  );
}
