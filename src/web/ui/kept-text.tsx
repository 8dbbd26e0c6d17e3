/** 1,100円, 60分, 9:00〜12:30, 11月16日(月), 2-19-4, 03-5550-1201, 月額: a number with what belongs to it. */
const together =
  /(\d[\d,.:/〜–-]*(?:か月|時間|時|分|円|月|日(?:\([日月火水木金土]\))?|年|歳|名|人|園|枚|回|件|%|%|階|丁目)*(?:\d+日(?:\([日月火水木金土]\))?)?)/;

/** Text whose numbers never break from their units, nor within themselves. */
export function KeptText({ children }: { children: string }) {
  return children.split(together).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in its order
      <span key={position} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

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
