import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import type { AnnouncementShown } from '../../../../contract/functions/messages/announcements.ts';
import { announcementKind } from '../../../../domain/messages/announcement-codes.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { announcementsPath } from '../../../console/announcement-address.ts';
import { AskedAction } from '../../../console/edit/asked-action.tsx';
import { FactList } from '../../../console/fact-list.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { announcementState, counted, whomText } from '../../../parts/messages/staff/announcements/announcement-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お知らせの詳細', noindex: true });

const back = (
  <LinkButton to={announcementsPath} kind="plain" size="small">
    一覧へ戻る
  </LinkButton>
);

export default function AnnouncementDetail() {
  const id = Number(useParams().announcement_id);
  const known = Number.isInteger(id) && id > 0 && id < 1_000_000_000;
  return (
    <HeadquartersPage for="manager" title="お知らせの詳細" aside={back}>
      {known ? <Loaded id={id} /> : <Missing />}
    </HeadquartersPage>
  );
}

const Missing = () => <EmptyState title="お知らせが見つかりません">一覧からもう一度お選びください。</EmptyState>;

function Loaded({ id }: { id: number }) {
  const query = useAnswer(reading('staffReadAnnouncement', { announcement_id: id }));
  if (query.failure?.kind === 'refused' && query.failure.type === 'not_found') return <Missing />;
  return (
    <LiveLoaded query={query} steady>
      {({ announcement }) => <Announcement row={announcement} reload={() => void query.reload()} />}
    </LiveLoaded>
  );
}

function Sent({ row }: { row: AnnouncementShown }) {
  const { label, tone } = announcementState(row);
  return (
    <div className="rounded-lg bg-cream px-5 py-4">
      <FactList
        facts={[
          [
            '状態',
            <Badge key="state" tone={tone}>
              {label}
            </Badge>,
          ],
          ['種類', announcementKind.label(row.kind)],
          ['届ける方', whomText(row)],
          ['送る時刻', formatDateTime(row.send_at)],
          ['書いた人', row.account_name],
          ...(row.begun_at === null
            ? []
            : ([
                ['送ったご家庭', `${counted(row.told_families)} / ${counted(row.families)}家庭`],
                ['LINE', `${counted(row.line)}人`],
                ['メール', `${counted(row.mail)}人`],
                ['端末の通知', `${counted(row.push)}人`],
                ['マイページで開いた方', `${counted(row.people)}人中 ${counted(row.seen)}人`],
              ] as const)),
        ]}
      />
    </div>
  );
}

function Announcement({ row, reload }: { row: AnnouncementShown; reload: () => void }) {
  const [asked, setAsked] = useState(false);
  const waiting = row.begun_at === null && row.withdrawn_at === null;
  return (
    <div className="grid max-w-3xl gap-6">
      <Sent row={row} />
      <article className="rounded-lg border border-line bg-white p-5">
        <h2 className="text-lead">{row.title}</h2>
        <p className="mt-3 break-words whitespace-pre-line">{row.content}</p>
      </article>
      {waiting && (
        <div>
          <Button kind="danger" onClick={() => setAsked(true)}>
            送るのをやめる
          </Button>
        </div>
      )}
      {asked && (
        <AskedAction
          name="staffWithdrawAnnouncement"
          input={{ announcement_id: row.id }}
          title="お知らせを送るのをやめますか"
          yes="送るのをやめる"
          no="戻る"
          busyLabel="取りやめています"
          toast="お知らせを取りやめました"
          onClose={() => {
            setAsked(false);
            reload();
          }}
          onDone={() => {
            setAsked(false);
            reload();
          }}
        >
          <p>「{row.title}」は、どなたにも届きません。</p>
        </AskedAction>
      )}
    </div>
  );
}
