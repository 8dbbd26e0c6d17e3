import { Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { branchStatus, shopNoticeLabel } from '../../../../domain/codes.ts';
import { staffingMode } from '../../../../domain/staffing/staffing-codes.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { formatDate, formatJapaneseDate, formatMonthDay } from '../../../../domain/time-format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { OldestOnlyNote } from '../../../ui/calendar/oldest-only-note.tsx';
import { Pieces } from '../../../ui/kept-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageColumn } from '../../../ui/page-heading.tsx';
import { BranchFacts } from './branch-facts.tsx';
import { BranchMap } from './branch-map.tsx';
import { BranchPictures } from './branch-pictures.tsx';
import { BranchPosting } from './branch-posting.tsx';
import { MarkCalendar } from './mark-calendar.tsx';
import type { PublicBranch } from './public-branch.ts';

type BranchViewProps = {
  branch: PublicBranch;
  today: TokyoDate;
  /** The hours of a day that was chosen in the calendar; absent in a preview, whose days lead on by their links. */
  hours?: (date: TokyoDate) => ReactNode;
};

/** The page of one branch: public, and as a preview for its editor before saving. */
export function BranchView({ branch, today, hours }: BranchViewProps) {
  const [chosen, setChosen] = useState<TokyoDate | null>(null);
  const preparing = branch.status === branchStatus.code.preparing;
  return (
    <PageColumn width="page">
      <nav aria-label="現在地" className="text-note">
        <Link to="/branches/list" className="text-link inline-flex min-h-11 items-center">
          園の一覧
        </Link>
      </nav>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <div className="min-w-0">
          <Heading branch={branch} preparing={preparing} />
          <BranchPictures branch={branch} />
          <Introduction branch={branch} />
        </div>
        <div className="min-w-0">
          {preparing ? (
            <Notice title={`${formatMonthDay(branch.open_date)}に開園します`}>
              ご予約の受け付けがはじまったら、このページのカレンダーに空きを表示します。
            </Notice>
          ) : (
            <section>
              {branch.last_date !== null && (
                <div className="mb-5">
                  <Notice kind="warning" title={`${formatJapaneseDate(branch.last_date)}をもって閉園します`}>
                    この日までのご予約をお受けしています。すでにその先のご予約がある方には、マイページのお知らせでお伺いしています。
                  </Notice>
                </div>
              )}
              <h2 className="text-h3">空きのカレンダー</h2>
              <p className="mt-1 mb-3 text-note text-ink-soft">
                日を押すと、その日の時間ごとの空きが分かり、そのまま予約できます。満席の日は、空いたらお知らせします。
              </p>
              <MarkCalendar
                days={branch.view_reserve_date_calendars}
                today={today}
                branch={branch.path_name}
                chosen={chosen}
                {...(hours ? { onDay: setChosen } : {})}
              />
              {branch.staffing_mode === staffingMode.code.decide && <OldestOnlyNote />}
              {chosen && hours?.(chosen)}
              <ReserveButtons branch={branch} kind={chosen ? 'plain' : 'primary'} />
            </section>
          )}
        </div>
      </div>
      <BranchNotices notices={branch.branch_notices} />
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[1.15fr_1fr]">
        <BranchFacts branch={branch} today={today} />
        <section>
          <h2 className="text-h3">地図</h2>
          <div className="mt-3">
            <BranchMap
              name={branch.name}
              embedCode={branch.google_map_embed_code}
              sharedLink={branch.google_map_shared_link}
            />
          </div>
        </section>
      </div>
      <BranchPosting branch={branch} today={today} />
    </PageColumn>
  );
}

function Heading({ branch, preparing }: { branch: PublicBranch; preparing: boolean }) {
  return (
    <div className="mb-5">
      {preparing && <Badge tone="ask">開園準備中</Badge>}
      <h1 className="text-h1">{branch.name}</h1>
      <p className="mt-1 text-ink-soft">
        <Pieces>{branch.nearest_station}</Pieces>
      </p>
    </div>
  );
}

function Introduction({ branch }: { branch: PublicBranch }) {
  const paragraphs = (branch.branch_informations[0]?.information_content ?? '').split(/\n{2,}/).filter(Boolean);
  return (
    <div className="mt-5 grid gap-4">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** Not the one next step any more once a day's hours are open. Both ways carry the branch along; the guard leads a member to My Page by itself. */
function ReserveButtons({ branch, kind }: { branch: PublicBranch; kind: 'primary' | 'plain' }) {
  const query = `?branch=${branch.path_name}`;
  return (
    <div className="mt-6 grid gap-3">
      <div className="for-visitor grid gap-3">
        <LinkButton to={`/registration_reserves/customers${query}`} kind={kind} size="large">
          この園を予約する
        </LinkButton>
        <LinkButton to={`/registration/customers${query}`} kind="plain">
          先に会員登録だけする
        </LinkButton>
      </div>
      <div className="for-member grid gap-3">
        <LinkButton to={`/mypage/reserves_today/select_branches${query}`} kind={kind} size="large">
          今日この園に預ける
        </LinkButton>
        <LinkButton to={`/mypage/reserves/select_branches${query}`} kind="plain">
          明日からの予約をする
        </LinkButton>
      </div>
      <p className="text-note text-ink-soft">
        お電話でのご相談:{' '}
        <a href={`tel:${branch.tel}`} className="text-link figures inline-flex min-h-11 items-center gap-1">
          <Phone className="size-4" aria-hidden="true" />
          {formatTel(branch.tel)}
        </a>
      </p>
    </div>
  );
}

function BranchNotices({ notices }: { notices: PublicBranch['branch_notices'] }) {
  if (notices.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-h3">{shopNoticeLabel}</h2>
      <ul className="mt-3 border-t border-line">
        {notices.map((notice) => (
          <li key={notice.id} className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[8rem_1fr]">
            <time dateTime={notice.publication_date as TokyoDate} className="figures text-note text-ink-soft sm:pt-0.5">
              {formatDate(notice.publication_date)}
            </time>
            <div>
              <h3 className="text-body font-bold">{notice.title}</h3>
              <p className="mt-1 whitespace-pre-line">{notice.content}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
