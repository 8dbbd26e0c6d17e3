import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';
import { OpenPaper } from './open-paper.tsx';
import { PaperForm } from './paper-form.tsx';
import { PaperText, paperName, type ShownPaper } from './paper-text.tsx';

type PapersProps = {
  child: { readonly id: number; readonly name: string };
  papers: readonly ShownPaper[];
  today: string;
  /** So many days before the last one it is said. */
  soon: number;
  onChanged: () => void;
};

/** A child's papers, for its guardians: added, replaced, taken away. */
export function Papers({ child, papers, today, soon, onChanged }: PapersProps) {
  const [writing, setWriting] = useState<'new' | ShownPaper>();
  const [removing, setRemoving] = useState<ShownPaper>();
  const done = (saved: boolean) => {
    setWriting(undefined);
    if (saved) onChanged();
  };
  return (
    <section aria-labelledby="papers" className="grid gap-4">
      <div>
        <h2 id="papers" className="text-h3">
          書類
        </h2>
        <p className="mt-1 text-note text-ink-soft">
          生活管理指導表、与薬依頼書、登園届などを、写真かPDFでお預かりします。予約のある園と本部だけが見ます。
        </p>
      </div>
      {papers.length > 0 && (
        <ul className="grid gap-3">
          {papers.map((paper) => (
            <li key={paper.id} className="grid gap-3 rounded-lg border border-line bg-white p-4">
              <PaperText paper={paper} today={today} soon={soon} />
              {writing === paper ? (
                <PaperForm child_id={child.id} today={today} replaces={paper} onDone={done} />
              ) : (
                <div className="flex flex-wrap gap-3">
                  {paper.file && <OpenPaper file_key={paper.file.key} name={paperName(paper)} />}
                  <Button kind="plain" size="small" onClick={() => setWriting(paper)}>
                    差し替える<span className="sr-only">({paperName(paper)})</span>
                  </Button>
                  <Button kind="quiet" size="small" onClick={() => setRemoving(paper)}>
                    削除する<span className="sr-only">({paperName(paper)})</span>
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {writing === 'new' ? (
        <PaperForm child_id={child.id} today={today} onDone={done} />
      ) : (
        <Button kind="plain" className="w-fit" onClick={() => setWriting('new')}>
          <FilePlus className="size-5" aria-hidden="true" />
          書類を追加する
        </Button>
      )}
      <RemovePaper
        paper={removing}
        onClose={(removed) => {
          setRemoving(undefined);
          if (removed) onChanged();
        }}
      />
    </section>
  );
}

function RemovePaper({ paper, onClose }: { paper: ShownPaper | undefined; onClose: (removed: boolean) => void }) {
  const { send, busy, text } = useAction('removeChildDocument');
  async function remove() {
    if (paper === undefined) return;
    const outcome = await send({ child_document_id: paper.id });
    if (outcome?.kind === 'ok') onClose(true);
  }
  return (
    <QuestionDialog
      title="書類を削除しますか"
      isOpen={paper !== undefined}
      onClose={() => onClose(false)}
      act="削除する"
      busyLabel="削除しています"
      busy={busy}
      onAct={() => void remove()}
      problem={text}
    >
      <p>{paper && paperName(paper)}を削除します。園からも見られなくなり、元には戻せません。</p>
    </QuestionDialog>
  );
}
