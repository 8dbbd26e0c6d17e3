import { useState } from 'react';
import { useLiveState, useStaff } from '../../../../console/staff-context.tsx';
import { useTablet } from '../../../../console/tablet/use-tablet.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { DocumentChoice, type SeenDocument } from './document-choice.tsx';
import { DoorNo } from './door-no.tsx';

export type PastRefusalSaid = { past_reason: string; document: Exclude<SeenDocument, 'none'> };

type PastRefusalProps = { text: string; busy?: boolean; onPast: (said: PastRefusalSaid) => void; onBack: () => void };

/** The door says no. Only a manager can override it, giving a reason and the document seen; offline, no one can. */
export function PastRefusal({ text, busy = false, onPast, onBack }: PastRefusalProps) {
  const { manager } = useStaff();
  const tablet = useTablet();
  const live = useLiveState();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [document, setDocument] = useState<SeenDocument | null>(null);
  const [tried, setTried] = useState(false);
  // A PIN gives a manager's session the rights of branch staff: the server knows whose it is.
  const mayTry = (manager || tablet !== null) && live !== 'lost';
  function press() {
    setTried(true);
    if (reason.trim() === '' || document === null || document === 'none') return;
    onPast({ past_reason: reason.trim(), document });
  }
  return (
    <div className="grid gap-4">
      <DoorNo text={text}>
        {mayTry ? '' : '園長が、ご自身のログインかPINで操作すると、理由をそえてお引き渡しできます。'}
      </DoorNo>
      <Button onClick={onBack}>お引き渡ししない</Button>
      {mayTry && !open && (
        <Button kind="quiet" onClick={() => setOpen(true)}>
          園長の判断でお引き渡しする
        </Button>
      )}
      {mayTry && open && (
        <HandForm className="grid gap-4 border-t border-line pt-4" onSend={press}>
          <TextField
            label="お引き渡しする理由"
            required
            autoComplete="off"
            maxLength={200}
            hint="園長ご本人だけが登録できます。操作記録に残り、消せません。"
            value={reason}
            error={tried && reason.trim() === '' ? 'お引き渡しする理由を入力してください。' : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          <DocumentChoice
            value={document}
            onChange={setDocument}
            error={tried && document === null ? '見た身分証を選択してください。' : undefined}
          />
          <Button type="submit" kind="danger" busy={busy} busyLabel="登録しています">
            園長の判断でお引き渡しする
          </Button>
        </HandForm>
      )}
    </div>
  );
}
