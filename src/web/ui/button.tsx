import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { type ButtonKind, type ButtonSize, buttonStyle } from './button-style.ts';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Working on it: says so, and cannot be pressed again. */
  busy?: boolean;
  busyLabel?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * Does something. Busy and disabled are aria-disabled, not `disabled`: the focus stays where the person put it, and a
 * screen reader hears the change.
 */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    busy = false,
    busyLabel = '処理しています',
    disabled = false,
    className,
    children,
    ...rest
  } = props;
  const off = busy || disabled;
  function onClick(event: MouseEvent<HTMLButtonElement>) {
    if (off) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The focus follows only now (see onMouseDown): otherwise a wrong field that is still focused would not be scrolled
    // to, and pressing would seem to do nothing. Enter inside a field (detail 0) stays in the field.
    if (rest.type === 'submit' && event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    props.onClick?.(event);
  }
  return (
    <button
      type="button"
      // Leaving a field shows its error, which moves the button away between press and release: the press would be lost.
      onMouseDown={rest.type === 'submit' ? (event) => event.preventDefault() : undefined}
      {...rest}
      onClick={onClick}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle(kind, size, className)}
    >
      {busy ? (
        <>
          <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
          <span>{busyLabel}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
