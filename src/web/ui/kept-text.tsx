/** An address, a station's words (parted at blanks) or several names: each part stays on one line where it can. */
export function Pieces({ children }: { children: string | readonly string[] }) {
  const parts = typeof children === 'string' ? children.split(/[ 　]+/) : children;
  return parts.map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in its order
    <span key={position}>
      {position > 0 && ' '}
      <span className="piece">{part}</span>
    </span>
  ));
}
