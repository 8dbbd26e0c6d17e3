import type { ReactNode } from 'react';
import { inboxStatus } from '../../../../domain/codes.ts';
import { type InboxStep, inboxStepsFrom } from '../../../../domain/messages/inbox-steps.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { useEdit } from '../../../console/edit/use-edit.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import type { InboxThreadRow } from './thread.ts';

const words: Readonly<Record<InboxStep, string>> = {
  take: '自分が担当する',
  release: '担当を外れる',
  close: '完了にする',
  reopen: '対応中に戻す',
};

export const showStepDone = () => showToast('対応の状態を変更しました');

type StepPartProps = {
  thread: {
    readonly status: number;
    readonly assigned_account_id: number | null;
    readonly assigned_account: { readonly name: string } | null;
  };
  busy: boolean;
  problem: string | undefined;
  onStep: (step: InboxStep) => void;
  /** Above the buttons: what else is known of it. */
  note?: ReactNode;
  /** Beside the buttons. */
  further?: ReactNode;
  /** Below them: the notice that a colleague was faster. */
  children: ReactNode;
};

/** Who sees to a thread, and whether anything is left to do. */
export function StepPart({ thread, busy, problem, onStep, note, further, children }: StepPartProps) {
  const { account } = useStaff();
  const mine = thread.assigned_account_id === account.id;
  const steps = inboxStepsFrom(thread.status).filter((step) => step !== (mine ? 'take' : 'release'));
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
      {note}
      <ErrorNotice text={problem} className="mb-3" />
      <div className="flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button
            key={step}
            kind={step === 'take' && thread.status === inboxStatus.code.unread ? 'primary' : 'plain'}
            size="small"
            disabled={busy}
            onClick={() => onStep(step)}
          >
            {words[step]}
          </Button>
        ))}
        {further}
      </div>
      {children}
    </section>
  );
}

export function ThreadSteps({ thread, onChanged }: { thread: InboxThreadRow; onChanged: () => void }) {
  const { save, busy, problem, conflict } = useEdit('staffSetInboxThread', () => {
    showStepDone();
    onChanged();
  });
  return (
    <StepPart
      thread={thread}
      busy={busy}
      problem={problem}
      onStep={(step) => void save({ inbox_thread_id: thread.id, version: thread.version, step })}
    >
      <ChangedMeanwhile conflict={conflict} table="inbox_threads" busy={busy} onReload={onChanged} />
    </StepPart>
  );
}
