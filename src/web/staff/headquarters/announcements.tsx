import { type MetaFunction, useSearchParams } from 'react-router';
import type { AnnouncementShown } from '../../../contract/functions/messages/announcements.ts';
import { announcementKind } from '../../../domain/messages/announcement-codes.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { announcementsPath } from '../../console/announcement-address.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LinkRows } from '../../console/link-rows.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { announcementState, counted, whomText } from '../../parts/messages/staff/announcements/announcement-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家庭へのお知らせ', noindex: true });

const pageSize = 20;
const addButton = <LinkButton to={`${announcementsPath}/add`}>お知らせを書く</LinkButton>;

export default function Announcements() {
  return (
    <HeadquartersPage
      for="manager"
      title="ご家庭へのお知らせ"
      lead="ご家庭にまとめて知らせます。マイページ、LINE、メール、端末の通知の、おひとりずつの受け取り方で届きます。"
      aside={addButton}
    >
      <List />
    </HeadquartersPage>
  );
}

function List() {
  const [search] = useSearchParams();
  const { page } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const query = useAnswer(reading('staffListAnnouncements', { page }));
  return (
    <LiveLoaded query={query} steady>
      {({ announcements, total }) =>
        total === 0 ? (
          <EmptyState title="まだお知らせはありません" action={addButton} />
        ) : (
          <>
            <LinkRows
              rows={announcements}
              rowKey={({ id }) => id}
              to={({ id }) => `${announcementsPath}/${id}`}
              label={({ title }) => `${title}の詳細`}
              head={({ title }) => title}
              body={(row) => <Body row={row} />}
              aside={(row) => {
                const { label, tone } = announcementState(row);
                return <Badge tone={tone}>{label}</Badge>;
              }}
            />
            <div className="mt-4">
              <Pager total={total} pageSize={pageSize} />
            </div>
          </>
        )
      }
    </LiveLoaded>
  );
}

function Body({ row }: { row: AnnouncementShown }) {
  return (
    <span className="figures text-ink-soft">
      <span className="mr-3">{formatDateTime(row.send_at)}</span>
      <span className="mr-3">{announcementKind.label(row.kind)}</span>
      <span className="mr-3">{whomText(row)}</span>
      {row.people > 0 && `${counted(row.people)}人中 ${counted(row.seen)}人が開封`}
    </span>
  );
}
