import { Ban } from 'lucide-react';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { PickupPhoto } from '../../../../files/pickup-photo.tsx';

type RefusedPersonProps = {
  name: string;
  /** What they are to the child, if it is known. */
  relation: string;
  /** 引き渡し禁止, 確認がとれていない方 … */
  word: string;
  file_key?: string | undefined;
  onChoose?: (() => void) | undefined;
};

/** A person the child must not be handed to: listed first, in red; pressing only shows what to do. */
export function RefusedPerson({ name, relation, word, file_key, onChoose }: RefusedPersonProps) {
  const facts = (
    <>
      {file_key === undefined ? (
        <Ban className="size-7 shrink-0" aria-hidden="true" />
      ) : (
        <PickupPhoto file_key={file_key} name={name} />
      )}
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-bold wrap-anywhere">
          {withSan(name)}
          {relation !== '' && <span className="font-normal">({relation})</span>}
        </span>
        <span className="block font-bold">{word} お引き渡しできません。園長へ</span>
      </span>
    </>
  );
  const style =
    'flex min-h-14 w-full items-center gap-3 rounded-md border-2 border-wrong bg-wrong-soft px-3 py-2 text-left text-wrong';
  if (onChoose === undefined) return <div className={style}>{facts}</div>;
  return (
    <button type="button" className={style} onClick={onChoose}>
      {facts}
    </button>
  );
}
