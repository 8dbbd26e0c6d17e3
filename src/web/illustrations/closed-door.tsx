import type { PictureProps } from './picture.ts';

/** The door is shut for a moment, the lamp is on and a small sign hangs there: come back soon. A file: every page carries the screen it stands on, hardly anybody sees it. */
export function ClosedDoor({ className }: PictureProps) {
  return <img src="/images/closed-door.svg" alt="" width={220} height={200} className={className} />;
}
