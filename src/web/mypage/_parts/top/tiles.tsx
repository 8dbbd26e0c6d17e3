import { Link } from 'react-router';
import { destinations } from '../../../layout/member/destinations.ts';
import { UnreadCount } from '../../../layout/member/unread-count.tsx';

/** The destinations one comes for every week; the account is in the bar below. `waiting`: open wishes for a seat. */
export function Tiles({ waiting }: { waiting: number }) {
  return (
    <nav aria-label="よく使うページ">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {destinations()
          .filter(({ label }) => label !== 'アカウント')
          .map(({ label, icon: Icon, places }) => (
            <li key={label} className="flex">
              <Link
                to={places[0]?.to ?? ''}
                className="flex min-h-16 min-w-0 flex-1 items-center gap-2.5 rounded-lg border border-line bg-white px-3 py-2 text-ink no-underline shadow-raised hover:bg-cream"
              >
                <Icon className="size-5.5 shrink-0 text-action" aria-hidden="true" />
                <span className="min-w-0 flex-1 leading-snug">
                  <span className="phrases block font-bold">
                    {label} {label === '園から' && <UnreadCount className="" />}
                  </span>
                  <span className="phrases block text-note text-ink-soft">{noteOf(label, waiting)}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const notes: Readonly<Record<string, string>> = {
  園から: '連絡帳など',
  家族: 'お子さま・お迎え',
  お支払い: '領収書・カード',
};

const noteOf = (label: string, waiting: number): string =>
  notes[label] ?? (waiting > 0 ? `空き待ち ${waiting}件` : '変更・空き待ち');
