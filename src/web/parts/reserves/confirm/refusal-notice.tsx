import type { ReactNode } from 'react';
import type { Alternative, Quote } from '../../../../contract/functions/billing/price-lines.ts';
import { formatMonthDay, formatTimeRange } from '../../../../domain/time-format.ts';
import { WaitlistLink } from '../../../layout/waitlist-link.tsx';
import type { WaitlistChoice } from '../../../layout/waitlist-path.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { alternativesOf } from './send-reserve.ts';

type Way = { to: string; label: string };

/** Where a customer who may not reserve can fix that. */
const ways: Readonly<Record<string, Way>> = {
  customer_disabled: { to: '/mypage/payment_methods/edit', label: 'お支払い方法を確認する' },
  reserves_paused: { to: '/mypage/unpaid', label: '未払いの料金を見る' },
  customer_stopped: { to: '/user_inquiries', label: 'お問い合わせへ' },
  customer_withdrawn: { to: '/mypage/customers/resubscribe', label: '再入会の手続きへ' },
  card_missing: { to: '/registration_reserves/payment_methods/add', label: 'カードの登録へ' },
  reserve_overlap: { to: '/mypage/reserves/list', label: '予約一覧を見る' },
  key_used_for_other_content: { to: '/mypage/reserves/list', label: '予約一覧を見る' },
  not_editable: { to: '/mypage/reserves/list', label: '予約一覧を見る' },
  deadline_passed: { to: '/mypage/reserves/list', label: '予約一覧を見る' },
  not_cancellable_reserve: { to: '/mypage/reserves/list', label: '予約一覧を見る' },
  not_found: { to: '/mypage/reserves/list', label: '予約一覧を見る' },
  reserve_child_unknown: { to: '/mypage/children/list', label: 'お子さまの情報を確認する' },
};

/** The seats went to another family. */
const full: ReadonlySet<string> = new Set(['reserve_full', 'reserve_understaffed']);

export type ShownRefusal = { type: string; msg: string; details?: unknown };

type RefusalNoticeProps = {
  refusal: ShownRefusal;
  /** Takes another time or branch into the form. */
  onAlternative?: (alternative: Alternative) => void;
  /** Where day and time are chosen again. */
  dateTo?: string;
  branch_id?: number;
  /** What was full: it can be waited for. */
  waitlistChoice?: WaitlistChoice | undefined;
};

/** Why it could not be done, and the ways on: free times as buttons, or the page where it is put right. */
export function RefusalNotice({ refusal, onAlternative, dateTo, branch_id, waitlistChoice }: RefusalNoticeProps) {
  const alternatives = onAlternative ? alternativesOf(refusal.details) : [];
  const way = ways[refusal.type];
  const own = alternatives.filter((each) => each.branch_id === branch_id);
  const others = alternatives.filter((each) => each.branch_id !== branch_id);
  const button = (each: Alternative, label: ReactNode) => (
    <Button
      key={`${each.branch_id} ${each.start_datetime}`}
      kind="plain"
      size="small"
      className="figures"
      onClick={() => onAlternative?.(each)}
    >
      {label}
    </Button>
  );
  const timeOf = (each: Alternative) => formatTimeRange(each.start_datetime, each.end_datetime);
  return (
    <Notice
      kind="error"
      live
      title={refusal.msg}
      action={
        <div className="grid gap-3">
          {own.length > 0 && (
            <div>
              <p className="mb-1.5 text-note">同じ園の空いている時間</p>
              <div className="flex flex-wrap gap-2">{own.map((each) => button(each, timeOf(each)))}</div>
            </div>
          )}
          {others.length > 0 && (
            <div>
              <p className="mb-1.5 text-note">ほかの園({formatMonthDay(new Date(others[0]?.start_datetime ?? 0))})</p>
              <div className="flex flex-wrap gap-2">
                {others.map((each) => button(each, `${each.branch_name} ${timeOf(each)}`))}
              </div>
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {way && (
              <LinkButton to={way.to} kind="plain" size="small">
                {way.label}
              </LinkButton>
            )}
            {waitlistChoice && full.has(refusal.type) && <WaitlistLink choice={waitlistChoice} />}
            {dateTo && !way && (
              <LinkButton to={dateTo} kind="quiet" size="small">
                日時を選び直す
              </LinkButton>
            )}
          </div>
        </div>
      }
    />
  );
}

/** The quote that came with `quote_changed`. */
export function newQuoteOf(refusal: ShownRefusal | undefined): Quote | undefined {
  const { details } = refusal ?? {};
  if (refusal?.type !== 'quote_changed' || typeof details !== 'object' || details === null) return undefined;
  return 'quote' in details ? (details.quote as Quote) : undefined;
}
