import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { choosePicture, isTooLarge, tooLargeText } from '../../../files/chosen-picture.ts';
import { middle } from '../../../files/crop.ts';
import { FileField } from '../../../files/file-field.tsx';
import { PickupPhoto } from '../../../files/pickup-photo.tsx';
import { PictureFrame } from '../../../files/picture-frame.tsx';
import type { PictureDraft } from '../../../files/use-picture-upload.ts';
import { Button } from '../../../ui/button.tsx';

export type PictureChoice = { kind: 'keep' } | { kind: 'none' } | { kind: 'new'; draft: PictureDraft };

export function usePictureChoice(file_key: string | undefined) {
  const [choice, setChoice] = useState<PictureChoice>({ kind: 'keep' });
  return { choice, setChoice, file_key };
}

type PickupPictureFieldProps = ReturnType<typeof usePictureChoice> & {
  name: string;
  /** Who sees it. */
  hint?: string;
};
const seenByFamily = 'なくてもかまいません。見られるのは、保護者と、予約のある園のスタッフだけです。';

/** A photo by choice: staff know the person at the door by it. */
export function PickupPictureField(props: PickupPictureFieldProps) {
  const { choice, setChoice, file_key, name, hint = seenByFamily } = props;
  const [tooLarge, setTooLarge] = useState(false);
  const kept = choice.kind === 'keep' && file_key !== undefined;
  const draft = choice.kind === 'new' ? choice.draft : undefined;
  async function choose(file: File) {
    setTooLarge(isTooLarge(file));
    if (isTooLarge(file)) return;
    const picture = await choosePicture(file);
    setChoice({ kind: 'new', draft: { picture, framing: middle, alternative_text: '' } });
  }
  return (
    <FileField
      label="お顔の写真"
      hint={hint}
      accept="image/jpeg,image/png,image/webp"
      error={tooLarge ? tooLargeText : undefined}
      onFile={(file) => void choose(file)}
      choose={
        <>
          <ImagePlus className="size-5" aria-hidden="true" />
          {kept || draft ? '別の写真を選ぶ' : '写真を選ぶ'}
        </>
      }
      beside={
        (kept || draft) && (
          <Button kind="quiet" size="small" onClick={() => setChoice({ kind: 'none' })}>
            写真を外す
          </Button>
        )
      }
    >
      {kept && <PickupPhoto file_key={file_key} name={name} />}
      {draft?.picture?.bitmap && (
        <div className="max-w-60">
          <PictureFrame
            bitmap={draft.picture.bitmap}
            ratio={1}
            framing={draft.framing}
            onChange={(framing) => setChoice({ kind: 'new', draft: { ...draft, framing, file_key: undefined } })}
          />
        </div>
      )}
    </FileField>
  );
}
