import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { itemLine } from '../../../../domain/care/day-timeline.ts';
import { calledName } from '../../../../domain/text/called-name.ts';
import { epochOf } from '../../../../domain/time.ts';
import { formatTime } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { onFamilyDay } from './day-feed.ts';

type LatestItemProps = {
  reserve_id: number;
  /** The picture fills the card; else it stands small beside the words. */
  large: boolean;
};

/**
 * The day so far of children who are with us: its first picture, the newest in one line, and the way to all of it. The answer has
 * a picture only where every family in it agreed (app.photo_families).
 */
export function LatestItem({ reserve_id, large }: LatestItemProps) {
  const { data } = useAnswer(reading('readChildDay', { reserve_id }), { live: onFamilyDay });
  const items = (data?.children ?? [])
    .flatMap((child) => child.items.map((item) => ({ ...item, called: calledName(child.name) })))
    .toSorted((a, b) => epochOf(a.at) - epochOf(b.at));
  const newest = items.at(-1);
  const first = items.find(({ photo }) => photo !== null);
  const several = (data?.children.length ?? 0) > 1;
  return (
    <Link
      to={`/mypage/days/${reserve_id}`}
      className="block overflow-hidden rounded-md border border-line bg-white text-ink no-underline hover:bg-cream"
    >
      {first?.photo && large && (
        <Picture
          key={first.photo.file_key}
          url={first.photo.url}
          words={wordsOf(first)}
          className="aspect-video w-full"
        />
      )}
      <span className="flex min-h-14 items-center justify-between gap-3 px-4 py-2">
        {first?.photo && !large && (
          <Picture
            key={first.photo.file_key}
            url={first.photo.url}
            words={wordsOf(first)}
            className="size-12 shrink-0 rounded-sm"
          />
        )}
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-bold">今日の様子を見る</span>
          <span className="figures block min-h-6 truncate text-note leading-normal text-ink-soft">
            {newest && `${several ? `${newest.called} ` : ''}${itemLine(newest)}`}
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
      </span>
    </Link>
  );
}

const wordsOf = ({ called, at }: { called: string; at: string }): string => `${called}の写真 ${formatTime(at)}`;

/** Its address runs out within minutes and comes again with every answer: the first stays, and without one there is no picture. */
function Picture({ url, words, className }: { url: string; words: string; className: string }) {
  const [first] = useState(url);
  const [lost, setLost] = useState(false);
  if (lost) return null;
  return <img src={first} alt={words} className={`bg-cream object-cover ${className}`} onError={() => setLost(true)} />;
}
