import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDate } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';

type FirstVisitPaperProps = { pack: { id: number; signed_at: string | null; signed_name: string } | undefined };

/** The papers of the family's first visit: signed by whom, with the PDF; or not yet. */
export function FirstVisitPaper({ pack }: FirstVisitPaperProps) {
  const [url, setUrl] = useState<string>();
  const { send, busy, text } = useAction('staffIssueFirstVisitPaper');
  if (pack === undefined) return null;
  async function make() {
    const done = await send({ first_visit_pack_id: pack?.id ?? 0 });
    if (done?.kind === 'ok') setUrl(done.result.url);
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-note">
      <p className="flex items-center gap-1.5">
        <FileSignature className="size-4.5 shrink-0" aria-hidden="true" />
        はじめての書面:{' '}
        {pack.signed_at === null ? (
          <strong className="text-ask">未署名</strong>
        ) : (
          `${formatDate(pack.signed_at)} ${withSan(pack.signed_name)}が署名`
        )}
      </p>
      {pack.signed_at !== null && url === undefined && (
        <Button kind="quiet" size="small" busy={busy} busyLabel="作っています" onClick={() => void make()}>
          書面のPDFを作る
        </Button>
      )}
      {url !== undefined && (
        <a href={url} target="_blank" rel="noreferrer" className="text-link inline-flex min-h-11 items-center">
          書面のPDFを開く
        </a>
      )}
      {text && <FieldError>{text}</FieldError>}
    </div>
  );
}
