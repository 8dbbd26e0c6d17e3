import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { alternativeTextLimit } from '../../domain/files/file-purposes.ts';
import { Button } from '../ui/button.tsx';
import { FieldError, RequiredMark, TextField } from '../ui/field.tsx';
import { choosePicture, isTooLarge, tooLargeText } from './chosen-picture.ts';
import { middle } from './crop.ts';
import { PictureFrame } from './picture-frame.tsx';
import type { PictureDraft } from './use-picture-upload.ts';

type PictureFieldProps = {
  draft: PictureDraft;
  onChange: (draft: PictureDraft) => void;
  /** Width by height of the cropped picture. */
  ratio: number;
  errors: { readonly picture?: string | undefined; readonly alternative_text?: string | undefined };
  /** The picture there is now, when a new one is a matter of choice. */
  current?: { readonly src: string; readonly alt: string };
  /** False: the words beside the picture say who it is. */
  described?: boolean;
};

/** iPhones turn HEIC into JPEG by themselves where it is not named here; a computer's files are taken as they are. */
const acceptedTypes = () =>
  window.matchMedia('(pointer: coarse)').matches
    ? 'image/jpeg,image/png,image/webp'
    : 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** A picture chosen or taken, cut to its ratio, with the words for those who do not see it. */
export function PictureField({ draft, onChange, ratio, errors, current, described = true }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [tooLarge, setTooLarge] = useState(false);
  const error = tooLarge ? tooLargeText : errors.picture;
  const { picture } = draft;

  async function choose(file: File | undefined) {
    if (file === undefined) return;
    setTooLarge(isTooLarge(file));
    if (isTooLarge(file)) return;
    setReading(true);
    const chosen = await choosePicture(file);
    setReading(false);
    onChange({ ...draft, picture: chosen, framing: middle, file_key: undefined });
  }
  return (
    <div className="grid gap-5">
      <div>
        <div className="mb-1.5 flex items-center gap-2">
          <label htmlFor={id} className="font-bold">
            写真
          </label>
          <RequiredMark required={current === undefined} />
        </div>
        <p id={`${id}-hint`} className="mb-2 text-note text-ink-soft">
          JPEG、PNG、WebP、HEIC(15MBまで)。撮影場所などの情報は取り除いて保存します。
        </p>
        <input
          ref={input}
          id={id}
          type="file"
          accept={acceptedTypes()}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          // The button opens it: one place to stop at, with a focus that is seen.
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file may be chosen again after a failure.
            event.target.value = '';
          }}
        />
        {picture === undefined && current && (
          <img
            src={current.src}
            alt={current.alt}
            className={`mb-3 rounded-lg bg-cream object-cover ${ratio === 1 ? 'aspect-square w-40' : 'aspect-video w-full'}`}
          />
        )}
        {picture?.bitmap && (
          <PictureFrame
            bitmap={picture.bitmap}
            ratio={ratio}
            framing={draft.framing}
            onChange={(framing) => onChange({ ...draft, framing, file_key: undefined })}
          />
        )}
        {picture && picture.bitmap === null && (
          <p className="rounded-lg border border-line bg-cream px-4 py-6 text-note">
            <span className="block font-bold break-all">{picture.file.name}</span>
            この端末では表示できない形式です。このまま保存すると、写真の中央を切り抜きます。
          </p>
        )}
        <div className={picture ? 'mt-2' : ''}>
          <Button
            kind="plain"
            size="small"
            busy={reading}
            busyLabel="写真を読み込んでいます"
            aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
            onClick={() => input.current?.click()}
          >
            <ImagePlus className="size-5" aria-hidden="true" />
            {picture || current ? '別の写真を選ぶ' : '写真を選ぶ・撮る'}
          </Button>
        </div>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      {described && (
        <TextField
          label="写真の説明"
          hint="目の見えない方に読み上げられ、写真が表示できないときに代わりに出る文です。例: 木のおもちゃが並ぶ、日当たりのよい保育室"
          required
          maxLength={alternativeTextLimit}
          autoComplete="off"
          value={draft.alternative_text}
          error={errors.alternative_text}
          onChange={(event) => onChange({ ...draft, alternative_text: event.target.value })}
        />
      )}
    </div>
  );
}
