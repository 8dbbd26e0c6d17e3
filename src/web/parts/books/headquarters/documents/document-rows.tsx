import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { FoundDocument } from '../../../../../contract/functions/billing/papers.ts';
import { documentKind } from '../../../../../domain/billing/papers/paper-codes.ts';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatDate, formatDateTime } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { YenAmount } from '../../../../ui/yen.tsx';

/** Each paper with its day, amount and family; opening one is written down. */
export function DocumentRows({ documents }: { documents: readonly FoundDocument[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-1 py-3 md:px-3">
          <span className="min-w-0 flex-1 basis-60 leading-snug">
            <span className="block font-bold">
              {documentKind.label(row.kind)} <span className="figures">{row.number}</span>{' '}
              {row.copy > 1 && <Badge tone="trust">再発行</Badge>}{' '}
              {row.replaces_number !== null && <Badge tone="ask">訂正版</Badge>}
            </span>
            <span className="mt-0.5 block text-note">
              <span className="figures mr-3 whitespace-nowrap">{formatDate(row.document_date)}</span>
              <span className="mr-3">
                {withSama(row.customer_name)}(番号 {row.customer_id})
              </span>
              {row.addressee !== row.customer_name && <span className="mr-3">宛名 {row.addressee}</span>}
            </span>
            <span className="mt-0.5 block text-note text-ink-soft">
              <span className="mr-3 whitespace-nowrap">発行 {formatDateTime(new Date(row.issued_at))}</span>
              <span className="mr-3 whitespace-nowrap">{formatDate(row.keep_until)}まで保存</span>
              {row.replaces_number !== null && <span>{row.replaces_number}を訂正</span>}
            </span>
          </span>
          <YenAmount amount={row.amount} className="font-bold" />
          <OpenPaper row={row} />
        </li>
      ))}
    </ul>
  );
}

/** A window opened after waiting is blocked, so the link comes first. */
function OpenPaper({ row }: { row: FoundDocument }) {
  const { send, busy, text } = useAction('headquartersOpenDocument');
  const [url, setUrl] = useState<string>();
  async function open() {
    const answer = await send({ document_id: row.id });
    if (answer?.kind === 'ok') setUrl(answer.result.url);
  }
  if (url !== undefined) {
    return (
      <a href={url} target="_blank" rel="noreferrer" className={buttonStyle('primary', 'small')}>
        <FileText className="size-5" aria-hidden="true" />
        PDFを開く
      </a>
    );
  }
  return (
    <span className="grid gap-2">
      <Button kind="plain" size="small" busy={busy} busyLabel="用意しています" onClick={open}>
        控えを見る
        <span className="sr-only">({row.number})</span>
      </Button>
      <ErrorNotice text={text} />
    </span>
  );
}
