import { useState } from 'react';
import { messageFunctions } from '../../../../contract/functions/messages/messages.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { useEdit } from '../../../console/edit/use-edit.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { GiveUpButton } from '../../../form/give-up-button.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { FamilyThreadRow } from './family-thread.ts';
import { StepPart, showStepDone } from './thread-steps.tsx';

type StepsProps = { thread: FamilyThreadRow; onChanged: () => void };

/** Who sees to it, whether anything is left to do, and the way to headquarters and back. */
export function FamilyThreadSteps({ thread, onChanged }: StepsProps) {
  const { headquarters } = useStaff();
  const done = () => {
    showStepDone();
    onChanged();
  };
  const set = useEdit('staffSetFamilyThread', done);
  const returnThread = useEdit('headquartersReturnFamilyThread', done);
  const at = { family_thread_id: thread.id, version: thread.version };
  const handed = thread.handed_to_headquarters_at !== null;
  const returnButton = headquarters && (
    <Button kind="plain" size="small" disabled={returnThread.busy} onClick={() => void returnThread.save(at)}>
      園に戻す
    </Button>
  );
  return (
    <StepPart
      thread={thread}
      busy={set.busy}
      problem={set.problem ?? returnThread.problem}
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
      further={handed ? returnButton : !headquarters && <HandOver thread={thread} onChanged={onChanged} />}
    >
      <ChangedMeanwhile conflict={set.conflict} table="family_threads" busy={set.busy} onReload={onChanged} />
      <ChangedMeanwhile
        conflict={returnThread.conflict}
        table="family_threads"
        busy={returnThread.busy}
        onReload={onChanged}
      />
    </StepPart>
  );
}

/** With a note, which the family never sees. */
function HandOver(props: StepsProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        本部へ引き継ぐ
      </Button>
      <Dialog title="本部へ引き継ぐ" isOpen={open} onClose={() => setOpen(false)}>
        <HandOverForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function HandOverForm({ thread, onChanged, onClose }: StepsProps & { onClose: () => void }) {
  const form = useActionForm(messageFunctions, 'staffHandOverFamilyThread', {
    defaults: { note: '' },
    payload: (values) => ({ family_thread_id: thread.id, version: thread.version, ...values }),
    toast: '本部へ引き継ぎました',
    done: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <ActionForm
      of={form}
      submit="引き継ぐ"
      busyLabel="送っています"
      beside={<GiveUpButton disabled={form.busy} onGiveUp={onClose} />}
    >
      <p>これからは本部がお返事します。申し送りは、ご家族には見えません。</p>
      <Field of={form} name="note" as="area" rows={4} />
      <ChangedMeanwhile conflict={form.conflict} table="family_threads" busy={form.busy} onReload={onChanged} />
    </ActionForm>
  );
}
