import { type FormEvent, type ReactNode, useState } from 'react';
import type { FunctionName, FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useEdit } from '../frame/use-edit.ts';

type ReasonDialogProps<Name extends FunctionName> = {
  name: Name;
  title: string;
  label: string;
  danger?: boolean;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
  input: (reason: string, form: FormData) => FunctionPayload<Name>;
  /** Fields beside the reason, with what is wrong about them. */
  children?: (errors: Readonly<Record<string, string>>) => ReactNode;
};

/** A grave act on an account: said why, and recorded with it. Somebody else's change meanwhile is told in words. */
export function ReasonDialog<Name extends FunctionName>(props: ReasonDialogProps<Name>) {
  const { title, isOpen, onClose } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {isOpen && <ReasonForm {...props} />}
    </Dialog>
  );
}

function ReasonForm<Name extends FunctionName>(props: ReasonDialogProps<Name>) {
  const { name, label, danger = false, onClose, onDone, input, children } = props;
  const [reason, setReason] = useState('');
  const { save, busy, errors, problem, conflict } = useEdit(name, onDone);
  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!busy) await save(input(reason, new FormData(event.currentTarget)));
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4">
      {conflict && (
        <Notice kind="warning" live>
          ほかの人が先にこの方の情報を変更しました。閉じて、新しい内容を確認してからもう一度お試しください。
        </Notice>
      )}
      {problem && Object.keys(errors).length === 0 && (
        <Notice kind="error" live>
          {problem}
        </Notice>
      )}
      {children?.(errors)}
      <TextField
        label="理由"
        hint="操作記録に残ります。"
        required
        autoComplete="off"
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="plain" onClick={onClose}>
          やめる
        </Button>
        <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={busy} busyLabel="処理しています">
          {label}
        </Button>
      </div>
    </form>
  );
}
