import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callFunction } from '../../../data/browser-functions.ts';

export type MessagePhotoFile = { readonly key: string; readonly width: number | null; readonly height: number | null };

type Shown = { kind: 'waiting' } | { kind: 'shown'; url: string } | { kind: 'failed' };

/** A private photo, by an address made for anyone who looks, for some minutes. Its place is held from the beginning. */
export function MessagePhoto({ file, label }: { file: MessagePhotoFile; label: string }) {
  const [shown, setShown] = useState<Shown>({ kind: 'waiting' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more after a link that ran out
  useEffect(() => {
    let gone = false;
    void callFunction('issueFileLink', { file_key: file.key }).then((outcome) => {
      if (!gone) setShown(outcome.kind === 'ok' ? { kind: 'shown', url: outcome.result.url } : { kind: 'failed' });
    });
    return () => {
      gone = true;
    };
  }, [file.key, asked]);
  const ratio = `${file.width ?? 4} / ${file.height ?? 3}`;
  return (
    <div className="w-full max-w-64 overflow-hidden rounded-md bg-cream" style={{ aspectRatio: ratio }}>
      {shown.kind === 'shown' && (
        <a href={shown.url} target="_blank" rel="noreferrer" className="block size-full">
          <img
            src={shown.url}
            alt={label}
            className="size-full object-cover"
            onError={() => (asked < 2 ? setAsked(asked + 1) : setShown({ kind: 'failed' }))}
          />
        </a>
      )}
      {shown.kind === 'failed' && (
        <p className="flex size-full items-center justify-center gap-2 p-3 text-note text-ink-soft">
          <ImageOff className="size-5 shrink-0" aria-hidden="true" />
          写真を表示できません
        </p>
      )}
    </div>
  );
}
