import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Escape closes the dialog also in the moment in which nothing has the focus: a button that was pressed and makes room for its answer
 * takes the focus along, and React Aria, which listens within the dialog, brings it back a frame later.
 */
export function useEscapeFromNowhere(
  isOpen: boolean,
  dialog: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const leave = useEffectEvent(() => {
    const isOnTop = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) === dialog.current;
    if (isOnTop && document.activeElement === document.body) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}
