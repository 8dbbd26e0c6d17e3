import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog } from '../../../ui/dialog.tsx';

type OpenPaperProps = {
  file_key: string;
  /** What it is, for those who hear the button. */
  name: string;
};

/** A private paper, by an address made for anyone who looks, for some minutes: a picture is shown, a PDF opened beside. */
export function OpenPaper({ file_key, name }: OpenPaperProps) {
  const [shown, setShown] = useState<{ url: string; content_type: string }>();
  const { send, busy, text } = useAction('issueFileLink');
  async function show() {
    const answer = await send({ file_key });
    if (answer?.kind === 'ok') setShown(answer.result);
  }
  return (
    <>
      <Button kind="plain" size="small" busy={busy} busyLabel="開いています" onClick={() => void show()}>
        見る<span className="sr-only">({name})</span>
      </Button>
      {text && (
        <p className="mt-1 text-note text-wrong">書類を開けませんでした。画面を更新して、もう一度お試しください。</p>
      )}
      <Dialog title={name} wide isOpen={shown !== undefined} onClose={() => setShown(undefined)}>
        {shown?.content_type === 'application/pdf' ? (
          <a href={shown.url} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
            <FileText className="size-5" aria-hidden="true" />
            PDFを開く
          </a>
        ) : (
          shown && <img src={shown.url} alt={name} className="mx-auto block max-h-[70vh] w-auto rounded-md bg-cream" />
        )}
      </Dialog>
    </>
  );
}
