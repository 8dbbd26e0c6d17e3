import { useState } from 'react';
import { messageLimits } from '../../../../../domain/family/message-limits.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextAreaField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useStaff } from '../../frame/staff-context.tsx';
import { ChangedMeanwhile } from '../../headquarters/frame/changed-meanwhile.tsx';
import { useEdit } from '../../headquarters/frame/use-edit.ts';
import { StepPart, toldStepDone } from '../thread-steps.tsx';
import type { FamilyThreadRow } from './family-thread.ts';

type StepsProps = { thread: FamilyThreadRow; onChanged: () => void };

/** Who sees to it, whether anything is left to do, and the way to headquarters and back. */
export function FamilyThreadSteps({ thread, onChanged }: StepsProps) {
  const { headquarters } = useStaff();
  const done = () => {
    toldStepDone();
    onChanged();
  };
  const set = useEdit('staffSetFamilyThread', done);
  const giveBack = useEdit('headquartersReturnFamilyThread', done);
  const at = { family_thread_id: thread.id, version: thread.version };
  const handed = thread.handed_to_headquarters_at !== null;
  const giveBackButton = headquarters && (
    <Button kind="plain" size="small" disabled={giveBack.busy} onClick={() => void giveBack.save(at)}>
      園に戻す
    </Button>
  );
  return (
    <StepPart
      thread={thread}
      busy={set.busy}
      problem={set.problem ?? giveBack.problem}
      onStep={(step) => void set.save({ ...at, step })}
      note={
        handed && (
          <div className="mb-3">
            <Notice kind="info" title="本部へ引き継ぎました">
              <span className="whitespace-pre-line wrap-anywhere">{thread.handed_note}</span>
              <span className="figures block text-note text-ink-soft">
                {formatDateTime(thread.handed_to_headquarters_at ?? '')} {thread.handed_account?.name}
              </span>
            </Notice>
          </div>
        )
      }
      further={handed ? giveBackButton : !headquarters && <HandOver thread={thread} onChanged={onChanged} />}
    >
      <ChangedMeanwhile conflict={set.conflict} table="family_threads" busy={set.busy} onReload={onChanged} />
      <ChangedMeanwhile conflict={giveBack.conflict} table="family_threads" busy={giveBack.busy} onReload={onChanged} />
    </StepPart>
  );
}

/** With a note, which the family never sees. */
function HandOver({ thread, onChanged }: StepsProps) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { save, busy, problem, conflict } = useEdit('staffHandOverFamilyThread', () => {
    showToast('本部へ引き継ぎました');
    setOpen(false);
    setNote('');
    onChanged();
  });
  function hand() {
    if (note.trim() === '') return setMissing(true);
    void save({ family_thread_id: thread.id, version: thread.version, note });
  }
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        本部へ引き継ぐ
      </Button>
      <Dialog
        title="本部へ引き継ぐ"
        isOpen={open}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button busy={busy} busyLabel="送っています" onClick={hand}>
              引き継ぐ
            </Button>
            <Button kind="plain" disabled={busy} onClick={() => setOpen(false)}>
              やめる
            </Button>
          </>
        }
      >
        <p className="mb-4">これからは本部がお返事します。申し送りは、ご家族には見えません。</p>
        <TextAreaField
          label="本部への申し送り"
          required
          rows={4}
          maxLength={messageLimits.note}
          value={note}
          error={missing && note.trim() === '' ? '本部への申し送りを入力してください。' : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        {problem && (
          <div className="mt-3">
            <Notice kind="error" live>
              {problem}
            </Notice>
          </div>
        )}
        <ChangedMeanwhile conflict={conflict} table="family_threads" busy={busy} onReload={onChanged} />
      </Dialog>
    </>
  );
}
