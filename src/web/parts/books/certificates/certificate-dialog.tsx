import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { documentKind } from '../../../../domain/billing/papers/paper-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatYearMonth } from '../../../../domain/time-format.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { useAction } from '../../../data/use-action.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';

type Paper = FunctionOk<'listCertificates'>['papers'][number];

/** One month's paper. Like a receipt it opens by a separate link, valid for ten minutes. */
export function CertificateDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { send, busy, failure } = useAction('issueCertificate');
  const [issued, setIssued] = useState<FunctionOk<'issueCertificate'>>();
  const { child_id, branch_id, month } = paper;
  async function issue() {
    const outcome = await send({ child_id, branch_id, month });
    if (outcome?.kind === 'ok') setIssued(outcome.result);
  }
  return (
    <Dialog
      title={documentKind.label(documentKind.code.certificate)}
      isOpen
      onClose={onClose}
      actions={
        issued ? (
          <>
            <a href={issued.csv_url} download className={buttonStyle('plain')}>
              <FileSpreadsheet className="size-5" aria-hidden="true" />
              明細のCSV
            </a>
            <a href={issued.url} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
              <FileText className="size-5" aria-hidden="true" />
              PDFを開く
            </a>
          </>
        ) : (
          <Button busy={busy} busyLabel="発行しています" onClick={() => void issue()}>
            発行する
          </Button>
        )
      }
    >
      <p className="mb-4 text-note">
        {formatYearMonth(month)}分 {withSan(paper.child_name)}({paper.branch_name})
      </p>
      <ErrorNotice className="mb-4" text={failure && <Why failure={failure} />} />
      {issued ? (
        <Notice kind="done" live title="証明書を発行しました">
          番号 <span className="wrap-anywhere">{issued.number}</span>
          {issued.reissue && '。2回目からの発行のため「再発行」と印字されます。'}
          {issued.replaces !== null &&
            `。金額などが変わったため、先に発行した ${issued.replaces} に代わるものになります。`}
        </Notice>
      ) : (
        <p className="text-note">
          お客様のお名前で発行します。認定番号を登録していないときは、空欄になります(手で書き足せます)。
        </p>
      )}
    </Dialog>
  );
}

function Why({ failure }: { failure: FunctionFailure }) {
  return (
    <>
      {failureText(failure)}
      {failure.kind === 'refused' && failure.type === 'certificate_unpaid' && (
        <Link to="/mypage/payments/list" className="text-link flex min-h-11 items-center">
          お支払い履歴を見る
        </Link>
      )}
    </>
  );
}
