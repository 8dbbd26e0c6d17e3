import type { PictureProps } from './picture.ts';

/** A tower with one block missing: the page that is not there. A file: every page carries the screen it stands on, hardly anybody sees it. */
export function LostBlocks({ className }: PictureProps) {
  return <img src="/images/lost-blocks.svg" alt="" width={240} height={180} className={className} />;
}
