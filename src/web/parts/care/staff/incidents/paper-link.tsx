import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { ErrorNotice } from '../../../../ui/notice.tsx';

type PaperLinkProps = {
  ask:
    | { name: 'staffIssueChildDay'; input: { reserve_id: number; child_id: number } }
    | { name: 'staffIssueFirstReport'; input: { incident_id: number } };
  label: string;
};

/** A paper made on demand. It opens by a separate link: a window opened after waiting for the server is blocked. */
export function PaperLink({ ask, label }: PaperLinkProps) {
  const [url, setUrl] = useState<string>();
  const day = useAction('staffIssueChildDay');
  const report = useAction('staffIssueFirstReport');
  const busy = day.busy || report.busy;
  const text = day.text ?? report.text;
  async function make() {
    const result = ask.name === 'staffIssueChildDay' ? await day.send(ask.input) : await report.send(ask.input);
    if (result?.kind === 'ok') setUrl(result.result.url);
  }
  return (
    <div className="off-paper grid justify-items-start gap-2">
      {url === undefined ? (
        <Button kind="plain" size="small" busy={busy} busyLabel="作っています" onClick={() => void make()}>
          <FileText className="size-5" aria-hidden="true" />
          {label}
        </Button>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('primary', 'small')}
          onClick={() => setTimeout(() => setUrl(undefined), 1_000)}
        >
          <FileText className="size-5" aria-hidden="true" />
          PDFを開く
        </a>
      )}
      <ErrorNotice text={text} />
    </div>
  );
}
