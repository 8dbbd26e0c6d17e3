import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { failureText } from '../../../reserves/confirm/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { YenAmount } from '../../../ui/yen.tsx';
import { type Payment, paidTitle } from './payment-words.ts';

/** Words only companies and offices have in their names. */
const company = /会社|法人|協会|組合|有限|合同|[(（][株有合][)）]|㈱|㈲|[市区町村都道府県]役所|[市区町村]長$/;

type ReceiptDialogProps = {
  payment: Payment;
  onClose: () => void;
};

/**
 * The receipt of one payment. The PDF opens by a link of its own, because a window opened after waiting for the server
 * is blocked on phones; the link lives ten minutes.
 */
export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  const [addressee, setAddressee] = useState('');
  const [chosen, setChosen] = useState<'様' | '御中'>();
  const honorific = chosen ?? (company.test(addressee) ? '御中' : '様');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure>();
  const [issued, setIssued] = useState<FunctionOk<'issueReceiptLink'>>();

  async function issue() {
    setBusy(true);
    setFailure(undefined);
    const sent = await callFunction('issueReceiptLink', { payment_id: payment.id, addressee, honorific });
    setBusy(false);
    if (sent.kind === 'ok') setIssued(sent.result);
    else setFailure(sent);
  }

  return (
    <Dialog
      title="領収書"
      isOpen
      onClose={onClose}
      actions={
        issued ? (
          <a href={issued.url} target="_blank" rel="noreferrer" className={buttonLook('primary')}>
            <FileText className="size-5" aria-hidden="true" />
            PDFを開く
          </a>
        ) : (
          <Button busy={busy} busyLabel="発行しています" onClick={issue}>
            発行する
          </Button>
        )
      }
    >
      <p className="figures mb-4 text-note">
        {formatDate(payment.payment_date)} {paidTitle(payment)}{' '}
        <YenAmount amount={payment.amount} className="font-bold" />
      </p>
      {failure && (
        <div className="mb-4">
          <Notice kind="error" live>
            {failureText(failure)}
          </Notice>
        </div>
      )}
      {issued ? (
        <Notice kind="done" live title="領収書を発行しました">
          番号 {issued.number}
          {issued.reissue && '。2回目からの発行のため「再発行」と印字されます。'}
        </Notice>
      ) : (
        <div className="grid gap-4">
          <TextField
            label="宛名"
            hint="空欄のときは、お客様のお名前(様)になります。"
            autoComplete="organization"
            maxLength={50}
            value={addressee}
            onChange={(event) => setAddressee(event.target.value)}
          />
          {addressee.trim() !== '' && (
            <ChoiceGroup legend="宛名につけることば">
              <ChoiceCard
                type="radio"
                name="honorific"
                title="様"
                note="個人のお名前"
                checked={honorific === '様'}
                onChange={() => setChosen('様')}
              />
              <ChoiceCard
                type="radio"
                name="honorific"
                title="御中"
                note="会社や役所などのお名前"
                checked={honorific === '御中'}
                onChange={() => setChosen('御中')}
              />
            </ChoiceGroup>
          )}
        </div>
      )}
    </Dialog>
  );
}
