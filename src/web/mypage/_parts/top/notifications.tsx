import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  type SelectMypageTopData,
  UpdateMypageNotificationsReadDocument,
} from '../../../../contract/operations/generated.ts';
import { safeReturnTo } from '../../../../domain/routing/return-to.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { dataClient } from '../../../data/browser-data.ts';

type Notification = SelectMypageTopData['notifications'][number];

/** The newest five words from us. What was shown counts as read from the next visit on. */
export function Notifications({ notifications }: { notifications: readonly Notification[] }) {
  const [fresh] = useState(() => new Set(notifications.filter(isUnread).map(({ id }) => id)));
  useMarkRead(notifications);
  return (
    <section aria-labelledby="notifications-heading">
      <h2 id="notifications-heading" className="text-h3">
        お知らせ
      </h2>
      {notifications.length === 0 ? (
        <p className="mt-2 text-note text-ink-soft">まだお知らせはありません。予約の確定などをお伝えします。</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Word notification={notification} fresh={fresh.has(notification.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isUnread = ({ read_datetime }: Notification): boolean => read_datetime === null;

function useMarkRead(notifications: readonly Notification[]): void {
  const unread = notifications.filter(isUnread).map(({ id }) => id);
  const key = unread.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per set of unread ones
  useEffect(() => {
    if (unread.length === 0) return;
    // A failure costs nothing: they stay unread and are shown so next time.
    dataClient()
      .mutate(UpdateMypageNotificationsReadDocument, { id: unread })
      .catch(() => undefined);
  }, [key]);
}

/** Which day it is about: three words of the same title are told apart without opening them. */
const aboutOf = (content: string): string | undefined =>
  /\d{1,2}月\d{1,2}日\([日月火水木金土]\)(?: \d{1,2}:\d\d〜\d{1,2}:\d\d)?/.exec(content)?.[0];

function Word({ notification, fresh }: { notification: Notification; fresh: boolean }) {
  const { title, content, created_at } = notification;
  const link = safeReturnTo(notification.link);
  const about = aboutOf(content);
  return (
    <details className="group py-1">
      <summary className="flex min-h-12 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 leading-snug">
          <span className="figures block text-note text-ink-soft">
            {formatDateTime(created_at)}
            {fresh && <span className="ml-2 font-bold text-action">新着</span>}
          </span>
          <span className={fresh ? 'font-bold' : ''}>{title}</span>
          {about && <span className="figures block text-note text-ink-soft">{about}</span>}
        </span>
        <span aria-hidden="true" className="text-note text-ink-soft underline underline-offset-4 group-open:hidden">
          読む
        </span>
      </summary>
      <p className="pb-2 text-note whitespace-pre-line">{content}</p>
      {link && (
        <Link to={link} className="text-link mb-2 inline-flex min-h-11 items-center text-note font-bold">
          くわしく見る
        </Link>
      )}
    </details>
  );
}
