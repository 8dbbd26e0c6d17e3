import { useState } from 'react';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDate, formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Pack } from './pack-sections.tsx';

/** Signed: by whom and when, and the paper to keep. */
export function SignedPart({ branch_id, pack }: { branch_id: number; pack: Pack }) {
  const { send, busy, text } = useAction('issueFirstVisitPaper');
  const [url, setUrl] = useState<string>();
  async function make() {
    const done = await send({ branch_id });
    if (done?.kind === 'ok') setUrl(done.result.url);
  }
  const signed = pack.signed_at ?? '';
  return (
    <Notice
      kind="done"
      live
      title="署名をいただきました。ありがとうございます"
      action={
        <>
          {url === undefined ? (
            <Button kind="plain" size="small" busy={busy} busyLabel="用意しています" onClick={() => void make()}>
              PDFを用意する
            </Button>
          ) : (
            // A window opened after waiting for the server is blocked, so it opens by a separate link.
            <a href={url} target="_blank" rel="noreferrer" className="text-link inline-flex min-h-11 items-center">
              PDFを開く
            </a>
          )}
          {text && <FieldError>{text}</FieldError>}
        </>
      }
    >
      {withSan(pack.signed_name)}{' '}
      <span className="figures">
        {formatDate(signed)} {formatTime(signed)}
      </span>
    </Notice>
  );
}
