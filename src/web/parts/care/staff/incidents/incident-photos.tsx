import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { reading } from '../../../../data/question.ts';
import { useAction } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { bytesToSend, choosePicture, isTooLarge, tooLargeText } from '../../../../files/chosen-picture.ts';
import { uploadFile } from '../../../../files/upload-file.ts';
import { UploadProgress } from '../../../../files/upload-progress.tsx';
import { useUnsaved } from '../../../../form/unsaved.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { Incident } from './incident-text.ts';

type IncidentPhotosProps = { incident: Incident; onChanged: () => void };

/** Pictures of the place or a sketch; private, for the branch and headquarters. */
export function IncidentPhotos({ incident, onChanged }: IncidentPhotosProps) {
  return (
    <section aria-labelledby="photos">
      <h2 id="photos" className="mb-3 text-lead">
        写真・見取り図
      </h2>
      {incident.incident_photos.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {incident.incident_photos.map((photo) => (
            <li key={photo.id}>
              <PrivatePicture file={photo.file} words={photo.words} />
              <p className="mt-1 text-note wrap-anywhere">{photo.words}</p>
              {incident.signed_at === null && <RemovePhoto id={photo.id} words={photo.words} onRemoved={onChanged} />}
            </li>
          ))}
        </ul>
      )}
      <PhotoAdder incident={incident} onAdded={onChanged} />
    </section>
  );
}

/** Its place is there before the picture, so that nothing moves. */
function PrivatePicture({ file, words }: { file: Incident['incident_photos'][number]['file']; words: string }) {
  const link = useAnswer(reading('issueFileLink', file === null ? null : { file_key: file.key }));
  return (
    <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-lg border border-line bg-cream">
      {link.data && <img src={link.data.url} alt={words} className="size-full object-contain" />}
      {(link.failure || file === null) && <p className="px-4 text-note text-ink-soft">写真を表示できません。</p>}
    </div>
  );
}

function RemovePhoto({ id, words, onRemoved }: { id: number; words: string; onRemoved: () => void }) {
  const { send, busy, text } = useAction('staffRemoveIncidentPhoto');
  return (
    <div className="off-paper">
      <Button
        kind="quiet"
        size="small"
        className="px-2!"
        busy={busy}
        busyLabel="外しています"
        aria-label={`この写真を外す: ${words}`}
        onClick={() => void send({ incident_photo_id: id }).then((result) => result?.kind === 'ok' && onRemoved())}
      >
        この写真を外す
      </Button>
      <ErrorNotice text={text} />
    </div>
  );
}

/** The picture first, then its words. */
function usePhotoSending(incident: Incident) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { send: sendWords, busy, text } = useAction('staffAddIncidentPhoto');
  async function send(file: File, words: string): Promise<boolean> {
    setProblem(undefined);
    setProgress(0);
    const bytes = await bytesToSend(await choosePicture(file));
    const sent = await uploadFile({ purpose: 'incident_photo', branch_id: incident.branch_id }, bytes, setProgress);
    setProgress(undefined);
    if (sent.kind === 'failed') setProblem(sent.text);
    if (sent.kind === 'failed') return false;
    const result = await sendWords({ incident_id: incident.id, file_key: sent.file.file_key, words });
    return result?.kind === 'ok';
  }
  return { send, progress, busy: busy || progress !== undefined, problem: problem ?? text, setProblem };
}

function PhotoAdder({ incident, onAdded }: { incident: Incident; onAdded: () => void }) {
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  useUnsaved(file !== undefined);
  const { send, progress, busy, problem, setProblem } = usePhotoSending(incident);
  function choose(chosen: File | undefined) {
    const large = chosen !== undefined && isTooLarge(chosen);
    setProblem(large ? tooLargeText : undefined);
    setFile(large ? undefined : chosen);
  }
  async function add() {
    setTried(true);
    if (file === undefined || words.trim() === '' || !(await send(file, words))) return;
    setFile(undefined);
    setWords('');
    setTried(false);
    showToast('写真を加えました');
    onAdded();
  }
  return (
    <div className="off-paper mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton onChosen={choose} />
        {file && <span className="text-note break-all">{file.name}</span>}
      </div>
      {file && (
        <>
          <TextField
            label="写真・図の説明"
            required
            maxLength={200}
            autoComplete="off"
            value={words}
            error={tried && words.trim() === '' ? '説明を入力してください。' : undefined}
            onChange={(event) => setWords(event.target.value)}
          />
          <UploadProgress share={progress} />
          <Button kind="plain" busy={busy} busyLabel="送っています" className="w-fit" onClick={() => void add()}>
            写真を加える
          </Button>
        </>
      )}
      <ErrorNotice text={problem} />
    </div>
  );
}

function FileButton({ onChosen }: { onChosen: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="写真・見取り図"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onChosen(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button kind="plain" size="small" onClick={() => input.current?.click()}>
        <ImagePlus className="size-5" aria-hidden="true" />
        写真・見取り図を選ぶ
      </Button>
    </>
  );
}
