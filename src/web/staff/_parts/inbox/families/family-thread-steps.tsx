import { useState } from 'react';
import { messageFunctions } from '../../../../../contract/functions/family/messages.ts';
import { type InboxStep, inboxStepsFrom } from '../../../../../domain/inbox-steps.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useStaff } from '../../frame/staff-context.tsx';
import { ChangedMeanwhile } from '../../headquarters/frame/changed-meanwhile.tsx';
import { useEdit } from '../../headquarters/frame/use-edit.ts';
import type { FamilyThreadRow } from './family-thread.ts';

const words: Readonly<Record<InboxStep, string>> = {
  take: '自分が担当する',
  release: '担当を外れる',
  close: '完了にする',
  reopen: '対応中に戻す',
};

type StepsProps = { thread: FamilyThreadRow; onChanged: () => void };

/** Who sees to it, whether anything is left to do, and the way to headquarters and back. */
export function FamilyThreadSteps({ thread, onChanged }: StepsProps) {
  const { account, headquarters } = useStaff();
  const done = () => {
    showToast('対応の状態を変更しました');
    onChanged();
  };
  const set = useEdit('staffSetFamilyThread', done);
  const giveBack = useEdit('headquartersReturnFamilyThread', done);
  const mine = thread.assigned_account_id === account.id;
  const steps = inboxStepsFrom(thread.status).filter((step) => step !== (mine ? 'take' : 'release'));
  const at = { family_thread_id: thread.id, version: thread.version };
  const handed = thread.handed_to_headquarters_at !== null;
  const problem = set.problem ?? giveBack.problem;
  return (
    <section aria-labelledby="state">
      <h2 id="state" className="mb-2 text-lead">
        対応
      </h2>
      <p className="mb-3">
        {thread.assigned_account_id === null
          ? '担当者はまだいません'
          : `担当 ${thread.assigned_account?.name ?? '退職者'}`}
      </p>
      {handed && (
        <div className="mb-3">
          <Notice kind="info" title="本部へ引き継ぎました">
            <span className="whitespace-pre-line wrap-anywhere">{thread.handed_note}</span>
            <span className="figures block text-note text-ink-soft">
              {formatDateTime(thread.handed_to_headquarters_at ?? '')} {thread.handed_account?.name}
            </span>
          </Notice>
        </div>
      )}
      {problem && (
        <div className="mb-3">
          <Notice kind="error" live>
            {problem}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button
            key={step}
            kind="plain"
            size="small"
            disabled={set.busy}
            onClick={() => void set.save({ ...at, step })}
          >
            {words[step]}
          </Button>
        ))}
        {handed
          ? headquarters && (
              <Button kind="plain" size="small" disabled={giveBack.busy} onClick={() => void giveBack.save(at)}>
                園に戻す
              </Button>
            )
          : !headquarters && <HandOver thread={thread} onChanged={onChanged} />}
      </div>
      <ChangedMeanwhile conflict={set.conflict} table="family_threads" busy={set.busy} onReload={onChanged} />
      <ChangedMeanwhile conflict={giveBack.conflict} table="family_threads" busy={giveBack.busy} onReload={onChanged} />
    </section>
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
      beside={
        <Button kind="plain" disabled={form.busy} onClick={onClose}>
          やめる
        </Button>
      }
    >
      <p>これからは本部がお返事します。申し送りは、ご家族には見えません。</p>
      <Field of={form} name="note" as="area" rows={4} />
      <ChangedMeanwhile conflict={form.conflict} table="family_threads" busy={form.busy} onReload={onChanged} />
    </ActionForm>
  );
}
