import { Camera, CameraOff } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { childLogKind } from '../../../../../domain/care/log-codes.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { keepPhoto } from '../../../../console/tablet/waiting-photos.ts';
import { useAction } from '../../../../data/use-action.ts';
import { bytesToSend, choosePicture, isTooLarge, tooLargeText } from '../../../../files/chosen-picture.ts';
import { uploadFile } from '../../../../files/upload-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import type { CaredChild } from '../records/care-day.ts';
import type { Record as RecordCall } from '../records/use-care.ts';

type PhotoPartProps = {
  child: CaredChild;
  others: readonly CaredChild[];
  record: RecordCall;
  onDone: (waiting: boolean) => void;
};

/** A picture for the families of the children on it; without connection it waits on this device. */
export function PhotoPart({ child, others, record, onDone }: PhotoPartProps) {
  const id = useId();
  const { branch } = useStaff();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState<readonly string[]>([]);
  const { send, busy, text } = useAction('staffWriteChildLog');
  async function take(file: File | undefined) {
    if (file === undefined) return;
    if (isTooLarge(file)) return setProblem(tooLargeText);
    setProblem(undefined);
    setSending(true);
    const bytes = await bytesToSend(await choosePicture(file));
    const sent = await uploadFile({ purpose: 'child_photo', branch_id: branch.id }, bytes, () => {});
    setSending(false);
    const also_shown = others.filter(({ key }) => shown.includes(key)).map(aboutOf);
    const together = also_shown.length > 0 ? { also_shown } : {};
    const entry = {
      ...aboutOf(child),
      kind: childLogKind.code.photo,
      ...together,
      idempotency_key: crypto.randomUUID(),
    };
    async function wait(file_key: string | null) {
      const id = crypto.randomUUID();
      await keepPhoto(id, { bytes, branch_id: branch.id, file_key });
      record(child, { name: 'staffWriteChildLog', input: { ...entry, file_key: file_key ?? id } }, { photo: id });
      onDone(true);
    }
    if (sent.kind !== 'ok') return sent.lost ? wait(null) : setProblem(sent.text);
    const { file_key } = sent.file;
    const answer = await send({ ...entry, file_key });
    if (answer?.kind === 'ok') onDone(false);
    if (answer?.kind === 'fault' && answer.lost) await wait(file_key);
  }
  const error = problem ?? text;
  return (
    <div className="grid gap-2">
      <OthersOnPicture child={child} others={others} shown={shown} onShown={setShown} />
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
      <Button
        kind="plain"
        className="w-fit"
        busy={sending || busy}
        busyLabel="写真を送っています"
        onClick={() => input.current?.click()}
      >
        <Camera className="size-5" aria-hidden="true" />
        連絡帳の写真を撮る・選ぶ
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

const aboutOf = ({ reserve_id, child_id }: CaredChild) => ({ reserve_id, child_id });

type OthersProps = Pick<PhotoPartProps, 'child' | 'others'> & {
  shown: readonly string[];
  onShown: (shown: readonly string[]) => void;
};

/** Who else is on the picture: siblings, and children whose families allow pictures beside others. */
function OthersOnPicture({ child, others, shown, onShown }: OthersProps) {
  const present = others.filter((other) => other.present && other.child_id !== child.child_id);
  if (present.length === 0) return null;
  const allowed = (other: CaredChild) =>
    other.photos && (other.reserve_id === child.reserve_id || (child.shared_photos_flag && other.shared_photos_flag));
  const missing = present.filter((other) => !allowed(other));
  return (
    <details className="rounded-md border border-line px-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-note font-bold">
        写真に写っている、ほかのお子さま{shown.length > 0 && ` ${shown.length}名`}
      </summary>
      <div className="grid gap-1 pb-3">
        {present.filter(allowed).map((other) => (
          <label key={other.key} className="inline-flex min-h-11 items-center gap-3 text-note">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={shown.includes(other.key)}
              onChange={(event) =>
                onShown(event.target.checked ? [...shown, other.key] : shown.filter((key) => key !== other.key))
              }
            />
            {other.name}
          </label>
        ))}
        {missing.length > 0 && (
          <p className="flex items-start gap-2 text-note text-no">
            <CameraOff className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
            <span>
              連絡帳の写真に、ほかのお子さまといっしょに写る同意がないお子さま:{' '}
              {missing.map(({ name }) => name).join('、')}
              。写っている写真は送らないでください。
            </span>
          </p>
        )}
      </div>
    </details>
  );
}
