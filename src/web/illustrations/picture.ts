/** Our pictures are decoration: they are hidden from screen readers, and the words beside them say everything. */
export type PictureProps = { className?: string };
