import { FilePlus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { withPlaceholder } from '../../../domain/code-list.ts';
import { documentPaper } from '../../../domain/family/health-codes.ts';
import { useAction } from '../../data/use-action.ts';
import { bytesToSend, choosePicture, isTooLarge, tooLargeText } from '../../files/chosen-picture.ts';
import { uploadFile } from '../../files/upload-file.ts';
import { UploadProgress } from '../../files/upload-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError, SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

const kinds = withPlaceholder(documentPaper.options, '選んでください');
const accepted = 'image/jpeg,image/png,image/webp,image/heic,image/heif,application/pdf';
const plan = String(documentPaper.code.guidancePlan);

type PaperFormProps = {
  child_id: number;
  today: string;
  /** The paper whose place the new one takes. */
  replaces?: { readonly id: number; readonly kind: number };
  onDone: (saved: boolean) => void;
};

/** A paper photographed or chosen as PDF. What was chosen and typed stays whatever fails; it is sent once. */
export function PaperForm({ child_id, today, replaces, onDone }: PaperFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState(replaces ? String(replaces.kind) : '0');
  const [file, setFile] = useState<File>();
  const [fileKey, setFileKey] = useState<string>();
  const [validUntil, setValidUntil] = useState('');
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [checked, setChecked] = useState(false);
  const { send, busy, text, clear } = useAction('saveChildDocument');
  const wrong = {
    kind: kind === '0' ? '書類の種類を選んでください。' : undefined,
    file: file === undefined ? '写真かPDFを選んでください。' : isTooLarge(file) ? tooLargeText : undefined,
    valid_until:
      validUntil === ''
        ? kind === plan
          ? '生活管理指導表の有効期限を入力してください。'
          : undefined
        : validUntil < today
          ? '有効期限が過ぎています。新しい書類の期限を入力してください。'
          : undefined,
  };
  const shown: Partial<typeof wrong> = checked ? wrong : {};
  const sending = progress !== undefined || busy;

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (sending || file === undefined || Object.values(wrong).some(Boolean)) return;
    const key = fileKey ?? (await upload(file));
    if (key === undefined) return;
    const outcome = await send({
      child_id,
      kind,
      file_key: key,
      valid_until: validUntil || null,
      replaces_id: replaces?.id ?? null,
    });
    if (outcome?.kind === 'ok') onDone(true);
  }
  async function upload(chosen: File): Promise<string | undefined> {
    setProblem(undefined);
    setProgress(0);
    const bytes = await bytesToSend(await choosePicture(chosen));
    const outcome = await uploadFile({ purpose: 'family_document' }, bytes, setProgress);
    setProgress(undefined);
    if (outcome.kind === 'failed') {
      setProblem(outcome.text);
      return undefined;
    }
    setFileKey(outcome.file.file_key);
    return outcome.file.file_key;
  }
  return (
    <form
      noValidate
      aria-label={replaces ? '書類を差し替える' : '書類を追加する'}
      className="grid gap-4 rounded-lg border border-line bg-white p-4"
      onSubmit={(event) => void save(event)}
    >
      <SelectField
        label="書類の種類"
        required
        options={kinds}
        value={kind}
        error={shown.kind}
        onChange={(event) => setKind(event.target.value)}
      />
      <div>
        <label htmlFor={id} className="mb-1.5 block font-bold">
          写真またはPDF
        </label>
        <p id={`${id}-hint`} className="mb-2 text-note text-ink-soft">
          15MBまで。何枚もあるときは、1枚ずつ追加してください。
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accepted}
          tabIndex={-1}
          className="sr-only"
          aria-describedby={shown.file ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={shown.file ? true : undefined}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) {
              clear();
              setFile(chosen);
              setFileKey(undefined);
            }
            event.target.value = '';
          }}
        />
        {file && <p className="mb-2 text-note break-all">{file.name}</p>}
        <Button
          kind="plain"
          size="small"
          aria-describedby={shown.file ? `${id}-hint ${id}-error` : `${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <FilePlus className="size-5" aria-hidden="true" />
          {file ? '別のファイルを選ぶ' : '写真を撮る・ファイルを選ぶ'}
        </Button>
        {shown.file && <FieldError id={`${id}-error`}>{shown.file}</FieldError>}
      </div>
      <TextField
        type="date"
        label="有効期限"
        hint={kind === plan ? '医師が書いた日から、おおむね1年です。' : '期限のない書類は、空のままで送れます。'}
        required={kind === plan}
        min={today}
        autoComplete="off"
        className="max-w-64"
        value={validUntil}
        error={shown.valid_until}
        onChange={(event) => setValidUntil(event.target.value)}
      />
      <UploadProgress share={progress} />
      {(problem ?? text) && (
        <Notice kind="error" live>
          {problem ?? text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending} busyLabel="送っています">
          この書類を送る
        </Button>
        <Button kind="plain" onClick={() => onDone(false)}>
          やめる
        </Button>
      </div>
    </form>
  );
}
