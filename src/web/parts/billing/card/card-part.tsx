import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CardElement, type ConfirmCard } from './card-element.tsx';

export type CardPartProps = {
  /** The card of this draft is confirmed already. */
  confirmed: boolean;
  onAnother: () => void;
  confirm: RefObject<ConfirmCard | null>;
  problem: string | undefined;
};

/** The card of a form: confirmed once it stays, until another one is wanted. */
export function CardPart({ confirmed, onAnother, confirm, problem }: CardPartProps) {
  const words = useRef<HTMLDivElement>(null);
  // A card is asked for at the end of a long form: who comes back from the bank without success must not look at its top.
  useEffect(() => {
    if (!problem) return;
    const block = words.current;
    block?.scrollIntoView({ block: 'center' });
    // Inside the card's own fields the focus stays where Stripe put it.
    if (document.activeElement?.tagName !== 'IFRAME') block?.focus({ preventScroll: true });
  }, [problem]);
  return (
    <div className="grid gap-4">
      {problem && (
        <div ref={words} tabIndex={-1} className="outline-none">
          <Notice kind="error" live title="カードを確認できませんでした">
            {problem}
          </Notice>
        </div>
      )}
      {confirmed ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-trust/40 bg-trust-soft px-4 py-3">
          <p className="flex items-center gap-2 font-bold">
            <CircleCheck className="size-5.5 shrink-0 text-trust" aria-hidden="true" />
            カードを確認しました
          </p>
          <Button kind="quiet" size="small" onClick={onAnother}>
            別のカードにする
          </Button>
        </div>
      ) : (
        <CardElement confirm={confirm} />
      )}
      <p className="text-note text-ink-soft">
        カード番号は決済会社(Stripe)に直接送られ、いまほいくには保存されません。
      </p>
    </div>
  );
}
