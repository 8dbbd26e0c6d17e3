import { ImagePlus, Send, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { messageLimits } from '../../../../domain/messages/message-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { storeUnsent, unsentText } from './unsent-text.ts';
import { usePhotos, type WaitingPhoto } from './use-photos.ts';

type WrittenMessage = { body: string; file_keys: string[]; idempotency_key: string };

type MessageFormProps = {
  /** Where typed text is stored until it is sent. */
  place: string;
  /** Staff send photos for a branch. */
  branch_id?: number;
  hint?: ReactNode;
  /** Says what went wrong, or undefined: it is in the thread. */
  onSend: (message: WrittenMessage) => Promise<string | undefined>;
  /** Beside the words: templates. */
  above?: (fill: (words: string) => void) => ReactNode;
};

/** What is being written: nothing typed is lost by a failure; what was pressed twice goes once. */
function useMessage({ place, branch_id, onSend }: Pick<MessageFormProps, 'place' | 'branch_id' | 'onSend'>) {
  const [body, setBody] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState(false);
  // One idempotency key per text: a different text is a different message.
  const key = useRef<string>(undefined);
  const { photos, problem, add, remove, upload, clear } = usePhotos(branch_id);
  useEffect(() => {
    setBody(unsentText(place));
  }, [place]);
  function changed() {
    key.current = undefined;
    setMissing(false);
  }
  function write(words: string) {
    changed();
    setBody(words);
    storeUnsent(place, words);
  }
  async function send() {
    if (busy) return;
    if (body.trim() === '' && photos.length === 0) return setMissing(true);
    setBusy(true);
    setFailure(undefined);
    const file_keys = await upload();
    if (file_keys !== undefined) {
      key.current ??= crypto.randomUUID();
      const wrong = await onSend({ body, file_keys, idempotency_key: key.current });
      setFailure(wrong);
      if (wrong === undefined) {
        write('');
        clear();
      }
    }
    setBusy(false);
  }
  const photo = {
    photos,
    onAdd: (files: FileList | null) => {
      changed();
      add(files);
    },
    onRemove: (id: string) => {
      changed();
      remove(id);
    },
  };
  return { body, busy, missing, write, send, photo, problem: failure ?? problem };
}

/** Words, up to four photos, one button. */
export function MessageForm({ hint, above, ...place }: MessageFormProps) {
  const { body, busy, missing, write, send, photo, problem } = useMessage(place);
  return (
    <form
      method="post"
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {above?.(write)}
      <TextAreaField
        label="メッセージ"
        unmarked
        rows={3}
        maxLength={messageLimits.body}
        value={body}
        hint={hint}
        error={missing ? 'メッセージを入力するか、写真を選んでください。' : undefined}
        onChange={(event) => write(event.target.value)}
      />
      <Photos {...photo} />
      <ErrorNotice text={problem} />
      <Button type="submit" busy={busy} busyLabel="送っています" className="w-full sm:w-fit">
        <Send className="size-5" aria-hidden="true" />
        送信する
      </Button>
    </form>
  );
}

type PhotosProps = {
  photos: readonly WaitingPhoto[];
  onAdd: (files: FileList | null) => void;
  onRemove: (id: string) => void;
};

function Photos({ photos, onAdd, onRemove }: PhotosProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        写真をつける
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept="image/*"
        // The button opens it: one place to stop at, with a focus that is seen.
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onAdd(event.target.files);
          event.target.value = '';
        }}
      />
      {photos.map(({ id: photo, preview }, index) => (
        <div key={photo} className="relative">
          <img src={preview} alt={`選んだ写真${index + 1}`} className="size-20 rounded-md bg-cream object-cover" />
          <button
            type="button"
            aria-label={`写真${index + 1}を外す`}
            onClick={() => onRemove(photo)}
            className="absolute -top-2.5 -right-2.5 flex size-11 items-center justify-center"
          >
            <span className="flex size-7 items-center justify-center rounded-full bg-ink text-white">
              <X className="size-4" aria-hidden="true" />
            </span>
          </button>
        </div>
      ))}
      {photos.length < messageLimits.photos && (
        <Button kind="plain" size="small" onClick={() => input.current?.click()}>
          <ImagePlus className="size-5" aria-hidden="true" />
          写真をつける
        </Button>
      )}
    </div>
  );
}
