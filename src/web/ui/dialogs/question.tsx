import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { ButtonKind } from '../button-style.ts';
import { Dialog } from '../dialog.tsx';
import { ErrorNotice } from '../notice.tsx';

type QuestionProps = {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** What is done, in the words of its button; null while it cannot be done. */
  act: ReactNode;
  /** The other answer. */
  no?: string;
  /** Room for what is to be read first; then it can be closed like an explanation. */
  wide?: boolean;
  busyLabel: string;
  busy: boolean;
  onAct: () => void;
  kind?: ButtonKind;
  /** Why it could not be done. */
  problem?: ReactNode;
  children: ReactNode;
};

/** Asked before one thing is done: that thing or やめる, and what went wrong is in it. */
export function QuestionDialog(props: QuestionProps) {
  const { title, isOpen, onClose, act, busyLabel, busy, onAct, kind = 'danger', problem, children } = props;
  const { no = 'やめる', wide = false } = props;
  return (
    <Dialog
      question={!wide}
      wide={wide}
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {act !== null && (
            <Button kind={kind} busy={busy} busyLabel={busyLabel} onClick={onAct}>
              {act}
            </Button>
          )}
          <Button kind="plain" disabled={busy} onClick={onClose}>
            {no}
          </Button>
        </>
      }
    >
      {children}
      <ErrorNotice text={problem} className="mt-3" />
    </Dialog>
  );
}
