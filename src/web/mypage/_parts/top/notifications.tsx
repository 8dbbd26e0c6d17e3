import { Link } from 'react-router';
import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { NoticeEntry } from '../../../parts/messages/notices/notice-entry.tsx';

type Notification = SelectMypageTopData['notifications'][number];

/** The newest five words from us, and the way to all of them. */
export function Notifications({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <section aria-labelledby="notifications-heading">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="notifications-heading" className="text-h3">
          お知らせ
        </h2>
        <Link to="/mypage/notifications" className="text-link inline-flex min-h-11 items-center text-note">
          <span className="sr-only">お知らせを</span>すべて見る
        </Link>
      </div>
      {notifications.length === 0 ? (
        <p className="mt-2 text-note text-ink-soft">まだお知らせはありません。予約の確定などをお伝えします。</p>
      ) : (
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {notifications.map((notification) => (
            <li key={notification.id}>
              <NoticeEntry notice={notification} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
