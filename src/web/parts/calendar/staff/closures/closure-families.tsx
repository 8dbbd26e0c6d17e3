import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import type { SelectStaffClosureData } from '../../../../../contract/operations/generated.ts';
import { closureChoice } from '../../../../../domain/staff-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../../domain/text/contact-format.ts';
import { formatDateTime, formatMonthDay, formatTimeRange } from '../../../../../domain/time-format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { CallButton } from './call-button.tsx';

export type Closure = SelectStaffClosureData['closures'][number];
type FamilyNotice = Closure['closure_notices'][number];

type ClosureFamiliesProps = {
  notices: readonly FamilyNotice[];
  choice: number;
  onChanged: () => void;
};

/** Families with what they were notified of and how they were reached; for those not reached, a number to tap. */
export function ClosureFamilies({ notices, choice, onChanged }: ClosureFamiliesProps) {
  return (
    <ul className="grid gap-1.5">
      {notices.map((notice) => (
        <li key={notice.id} className="rounded-md border border-line bg-white px-3 py-1.5">
          <Family notice={notice} choice={choice} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}

function Family({ notice, choice, onChanged }: { notice: FamilyNotice; choice: number; onChanged: () => void }) {
  const { customer } = notice;
  const name = customer?.name ?? '';
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-80 leading-snug">
        <h3 className="mr-3 inline-block text-lead">
          {customer ? (
            <Link to={`/staff/customers/${customer.id}`} className="text-ink no-underline hover:underline">
              {name}
            </Link>
          ) : (
            '退会されたご家庭'
          )}
        </h3>
        {notice.reached ? <Badge tone="trust">連絡済み</Badge> : <Badge tone="wrong">未確認</Badge>}
        <ul>
          {notice.closure_reserves.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center gap-x-2">
              <Stay stay={each} choice={choice} />
            </li>
          ))}
        </ul>
        <p className="text-note text-ink-soft">{reachedText(notice) ?? sentText(notice)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!notice.reached && customer && (
          <a href={`tel:${customer.tel}`} className={buttonStyle('plain', 'small', 'figures')}>
            <Phone className="size-4.5" aria-hidden="true" />
            <span className="sr-only">{withSan(name)}に電話 </span>
            {formatTel(customer.tel)}
          </a>
        )}
        {(!notice.reached || notice.called_datetime) && (
          <CallButton
            closure_notice_id={notice.id}
            name={name}
            called={notice.called_datetime !== null}
            onChanged={onChanged}
          />
        )}
      </div>
    </article>
  );
}

function Stay({ stay, choice }: { stay: FamilyNotice['closure_reserves'][number]; choice: number }) {
  const { reserve, moved_branch } = stay;
  if (!reserve) return null;
  return (
    <>
      <Link to={`/staff/reserves/${reserve.id}`} className="text-link figures -my-2 inline-flex min-h-11 items-center">
        {formatMonthDay(Date.parse(reserve.start_datetime))}{' '}
        {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
      </Link>
      <span>{reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')}</span>
      {moved_branch ? (
        <Badge tone="trust">{moved_branch.name}へ移動</Badge>
      ) : reserve.live ? (
        choice === closureChoice.code.move && <Badge tone="ask">回答待ち</Badge>
      ) : (
        <Badge tone="no">キャンセル済み</Badge>
      )}
    </>
  );
}

function reachedText(notice: FamilyNotice): string | null {
  if (notice.called_datetime) {
    const note = notice.called_note === '' ? '' : `「${notice.called_note}」`;
    return `${formatDateTime(notice.called_datetime)} ${notice.called_account?.name ?? '退職者'}が電話で伝えました${note}`;
  }
  if (notice.confirmed_datetime) return `${formatDateTime(notice.confirmed_datetime)} 「確認しました」が押されました`;
  if (notice.opened_datetime) return `${formatDateTime(notice.opened_datetime)} お知らせのページが開かれました`;
  return null;
}

const channelText: Readonly<Record<string, string>> = {
  waiting: '送信待ち',
  sent: '送信済み',
  skipped: '登録なし',
  failed: '届きませんでした',
};

/** LINE reports "sent" even for users who blocked us: only the sending is claimed, not the delivery. */
function sentText(notice: FamilyNotice): string {
  const [sent] = notice.closure_reserves.flatMap(({ reserve }) => reserve?.notifications ?? []);
  if (!sent) return 'お知らせを送っています。';
  return `LINE ${channelText[sent.line_status]}、メール ${channelText[sent.mail_status]}。まだ開かれていません。`;
}
