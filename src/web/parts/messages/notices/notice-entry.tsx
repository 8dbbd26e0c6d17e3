import { useState } from 'react';
import { Link } from 'react-router';
import { UpdateMypageNotificationsReadDocument } from '../../../../contract/operations/generated.ts';
import { safeReturnTo } from '../../../../domain/routing/return-to.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { askUnreadAgain } from '../../../layout/member/unread-count.tsx';

interface ShownNotice {
  id: number;
  title: string;
  content: string;
  link: string | null;
  read_datetime: string | null;
  created_at: string;
}

/** Which day it is about: tells apart messages of the same title without opening them. */
const aboutOf = (content: string): string | undefined =>
  /\d{1,2}月\d{1,2}日\([日月火水木金土]\)(?: \d{1,2}:\d\d〜\d{1,2}:\d\d)?/.exec(content)?.[0];

/** One message, folded. Opening it is reading it. */
export function NoticeEntry({ notice, group }: { notice: ShownNotice; group?: string }) {
  const { id, title, content, created_at } = notice;
  const [opened, setOpened] = useState(false);
  const fresh = notice.read_datetime === null && !opened;
  const link = safeReturnTo(notice.link);
  const about = aboutOf(content);
  async function markRead() {
    if (!fresh) return;
    try {
      await dataClient().mutate(UpdateMypageNotificationsReadDocument, { id: [id] });
      setOpened(true);
      askUnreadAgain();
    } catch {
      // It stays unread and is marked when it is opened again.
    }
  }
  return (
    <details className="group py-1" onToggle={(event) => event.currentTarget.open && void markRead()}>
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 leading-snug">
          <span className="figures block text-note text-ink-soft">
            {formatDateTime(created_at)}
            {group && <span className="ml-2">{group}</span>}
            {fresh && <span className="ml-2 font-bold text-action">新着</span>}
          </span>
          <span className={fresh ? 'font-bold' : ''}>{title}</span>
          {about && <span className="figures block text-note text-ink-soft">{about}</span>}
        </span>
        <span aria-hidden="true" className="text-note text-ink-soft underline underline-offset-4 group-open:hidden">
          読む
        </span>
      </summary>
      <p className="pb-2 text-note break-words whitespace-pre-line">{content}</p>
      {link && (
        <Link to={link} className="text-link mb-2 inline-flex min-h-11 items-center text-note font-bold">
          くわしく見る
        </Link>
      )}
    </details>
  );
}
