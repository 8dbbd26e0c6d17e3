import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorNotice } from '../notice.tsx';

type QuestionProps = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** What is done, in the words of its button. */
  act: ReactNode;
  busyLabel: string;
  busy: boolean;
  onAct: () => void;
  kind?: 'primary' | 'danger';
  /** Why it could not be done. */
  problem?: ReactNode;
  children: ReactNode;
};

/** Asked before one thing is done: that thing or やめる, and what went wrong is in it. */
export function QuestionDialog(props: QuestionProps) {
  const { title, isOpen, onClose, act, busyLabel, busy, onAct, kind = 'danger', problem, children } = props;
  return (
    <Dialog
      question
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button kind={kind} busy={busy} busyLabel={busyLabel} onClick={onAct}>
            {act}
          </Button>
          <Button kind="plain" disabled={busy} onClick={onClose}>
            やめる
          </Button>
        </>
      }
    >
      {children}
      <ErrorNotice text={problem} className="mt-3" />
    </Dialog>
  );
}
