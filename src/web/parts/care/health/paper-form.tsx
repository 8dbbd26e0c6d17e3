import { FilePlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { saveChildDocumentFields as fields } from '../../../../contract/functions/light-fields.generated.ts';
import { documentPaper } from '../../../../domain/care/health-codes.ts';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { useAction } from '../../../data/use-action.ts';
import { bytesToSend, choosePicture, isTooLarge, tooLargeText } from '../../../files/chosen-picture.ts';
import { FileField } from '../../../files/file-field.tsx';
import { uploadFile } from '../../../files/upload-file.ts';
import { UploadProgress } from '../../../files/upload-progress.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';

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

/** The file goes once: whatever fails afterwards, it is not sent again. */
function useSentFile() {
  const [file, setFile] = useState<File>();
  const [fileKey, setFileKey] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  async function keyOf(chosen: File): Promise<string | undefined> {
    if (fileKey !== undefined) return fileKey;
    setProblem(undefined);
    setProgress(0);
    const bytes = await bytesToSend(await choosePicture(chosen));
    const outcome = await uploadFile({ purpose: 'family_document' }, bytes, setProgress);
    setProgress(undefined);
    if (outcome.kind === 'failed') setProblem(outcome.text);
    else setFileKey(outcome.file.file_key);
    return outcome.kind === 'failed' ? undefined : outcome.file.file_key;
  }
  function choose(chosen: File) {
    setFile(chosen);
    setFileKey(undefined);
  }
  return { file, choose, keyOf, progress, problem };
}

function wrongFile(file: File | undefined): string | undefined {
  if (file === undefined) return '写真かPDFを選んでください。';
  return isTooLarge(file) ? tooLargeText : undefined;
}

function wrongEnd(valid_until: string, kind: string, today: string): string | undefined {
  if (valid_until === '') return kind === plan ? '生活管理指導表の有効期限を入力してください。' : undefined;
  return valid_until < today ? '有効期限が過ぎています。新しい書類の期限を入力してください。' : undefined;
}

/** A paper photographed or chosen as PDF. What was chosen and typed stays whatever fails; it is sent once. */
export function PaperForm({ child_id, today, replaces, onDone }: PaperFormProps) {
  const [kind, setKind] = useState(replaces ? String(replaces.kind) : '0');
  const [validUntil, setValidUntil] = useState('');
  const [checked, setChecked] = useState(false);
  const { file, choose, keyOf, progress, problem } = useSentFile();
  const { send, busy, text, clear } = useAction('saveChildDocument');
  const wrong = {
    kind: kind === '0' ? '書類の種類を選んでください。' : undefined,
    file: wrongFile(file),
    valid_until: wrongEnd(validUntil, kind, today),
  };
  const shown: Partial<typeof wrong> = checked ? wrong : {};
  const sending = progress !== undefined || busy;

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (sending || file === undefined || Object.values(wrong).some(Boolean)) return;
    const file_key = await keyOf(file);
    if (file_key === undefined) return;
    const replaces_id = replaces?.id ?? null;
    const outcome = await send({ child_id, kind, file_key, valid_until: validUntil || null, replaces_id });
    if (outcome?.kind === 'ok') onDone(true);
  }
  return (
    <form
      method="post"
      noValidate
      aria-label={replaces ? '書類を差し替える' : '書類を追加する'}
      className="grid gap-4 rounded-lg border border-line bg-white p-4"
      onSubmit={(event) => void save(event)}
    >
      <SelectField
        {...fields.kind}
        options={kinds}
        value={kind}
        error={shown.kind}
        onChange={(event) => setKind(event.target.value)}
      />
      <FileField
        label="写真またはPDF"
        hint="15MBまで。何枚もあるときは、1枚ずつ追加してください。"
        accept={accepted}
        error={shown.file}
        onFile={(chosen) => {
          clear();
          choose(chosen);
        }}
        choose={
          <>
            <FilePlus className="size-5" aria-hidden="true" />
            {file ? '別のファイルを選ぶ' : '写真を撮る・ファイルを選ぶ'}
          </>
        }
      >
        {file && <p className="text-note break-all">{file.name}</p>}
      </FileField>
      <TextField
        type="date"
        {...fields.valid_until}
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
      <ErrorNotice text={problem ?? text} />
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
