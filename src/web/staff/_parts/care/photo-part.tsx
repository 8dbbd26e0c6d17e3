import { Camera } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { childLogKind } from '../../../../domain/care/log-codes.ts';
import { useAction } from '../../../data/use-action.ts';
import { bytesToSend, choosePicture, isTooLarge, tooLargeText } from '../../../files/chosen-picture.ts';
import { uploadFile } from '../../../files/upload-file.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { useStaff } from '../frame/staff-context.tsx';

type PhotoPartProps = { about: { reserve_id: number; child_id: number }; onDone: () => void };

/** A picture of this one child, for its own family. It needs the connection. */
export function PhotoPart({ about, onDone }: PhotoPartProps) {
  const id = useId();
  const { branch } = useStaff();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { send, busy, text } = useAction('staffWriteChildLog');
  async function take(file: File | undefined) {
    if (file === undefined) return;
    if (isTooLarge(file)) return setProblem(tooLargeText);
    setProblem(undefined);
    setSending(true);
    const bytes = await bytesToSend(await choosePicture(file));
    const sent = await uploadFile({ purpose: 'child_photo', branch_id: branch.id }, bytes, () => {});
    setSending(false);
    if (sent.kind !== 'ok') return setProblem(sent.text);
    const entry = { ...about, kind: childLogKind.code.photo, file_key: sent.file.file_key };
    const answer = await send({ ...entry, idempotency_key: crypto.randomUUID() });
    if (answer?.kind === 'ok') onDone();
  }
  const error = problem ?? text;
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        写真
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button kind="plain" busy={sending || busy} busyLabel="写真を送っています" onClick={() => input.current?.click()}>
        <Camera className="size-5" aria-hidden="true" />
        写真を撮る・選ぶ
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
