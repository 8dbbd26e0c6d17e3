import { Phone } from 'lucide-react';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { useAction } from '../../data/use-action.ts';
import { failureText } from '../../layout/failure-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';

type ConfirmPartProps = {
  closure_notice_id: number;
  notice: FunctionOk<'readClosureNotice'>;
  onChanged: () => void;
};

/** 確認しました, so that a call is not needed; and the branch's number for families who prefer one. */
export function ConfirmPart({ closure_notice_id, notice, onChanged }: ConfirmPartProps) {
  const { send, busy, failure } = useAction('confirmClosureNotice');
  async function confirm() {
    const result = await send({ closure_notice_id });
    if (result?.kind === 'ok') onChanged();
  }
  return (
    <div className="grid gap-3">
      {notice.confirmed_flag ? (
        <Notice kind="done" live title="ご確認ありがとうございます">
          園に、お知らせが届いたことを伝えました。
        </Notice>
      ) : (
        <Button size="large" busy={busy} busyLabel="送っています" onClick={() => void confirm()}>
          確認しました
        </Button>
      )}
      <ErrorNotice text={failure && failureText(failure)} />
      <a href={`tel:${notice.branch_tel}`} className={buttonStyle('plain', 'normal', 'figures')}>
        <Phone className="size-5" aria-hidden="true" />
        <span>{notice.branch_name}に電話</span>
        <span className="whitespace-nowrap">{formatTel(notice.branch_tel)}</span>
      </a>
    </div>
  );
}
