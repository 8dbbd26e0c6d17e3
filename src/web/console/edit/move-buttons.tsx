import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ButtonKind, ButtonSize } from '../../ui/button-style.ts';

type MoveButtonsProps = {
  /** What is moved, for those who listen. */
  name: string;
  position: number;
  count: number;
  disabled?: boolean;
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
  /** Seen beside the arrows; without them the arrows say it. */
  words?: readonly [up: string, down: string];
  idOf?: (by: -1 | 1) => string;
  onMove: (by: -1 | 1) => void;
};

/** One place up, one place down. */
export function MoveButtons(props: MoveButtonsProps) {
  const { name, position, count, disabled = false, kind = 'plain', size, className, words, idOf, onMove } = props;
  const style = { kind, ...(size ? { size } : {}), ...(className ? { className } : {}) };
  const button = (by: -1 | 1, end: number, spoken: string, seen: string | undefined) => {
    const Arrow = by === 1 ? ArrowDown : ArrowUp;
    return (
      <Button {...style} id={idOf?.(by)} disabled={disabled || position === end} onClick={() => onMove(by)}>
        <Arrow className="size-5" aria-hidden="true" />
        <span className="sr-only">
          {name}を{seen ? '' : spoken}
        </span>
        {seen}
      </Button>
    );
  };
  return (
    <>
      {button(-1, 0, '上へ', words?.[0])}
      {button(1, count - 1, '下へ', words?.[1])}
    </>
  );
}
