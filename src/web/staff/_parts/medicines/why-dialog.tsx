import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

type ReasonDialogProps = {
  title: string;
  label: string;
  button: string;
  isOpen: boolean;
  busy: boolean;
  text: string | undefined;
  children?: ReactNode;
  onClose: () => void;
  onSend: (reason: string) => Promise<void>;
};

/** A step that needs a word of why. */
export function WhyDialog(props: ReasonDialogProps) {
  const { title, label, button, isOpen, busy, text, children, onClose, onSend } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason.trim() !== '') void onSend(reason);
        }}
      >
        {children}
        <TextField
          label={label}
          required
          maxLength={200}
          autoComplete="off"
          value={reason}
          error={tried && reason.trim() === '' ? `${label}を入力してください。` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {text && (
          <Notice kind="error" live>
            {text}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyLabel="記録しています">
          {button}
        </Button>
      </form>
    </Dialog>
  );
}
