import { MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ApprovalStatus, approvalBadge, approvalStatus } from '../../domain/codes.ts';
import { formatMonthDay, formatTimeRange } from '../../domain/time-format.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import { YenAmount } from './yen.tsx';

type ReserveCardProps = {
  start_datetime: string;
  end_datetime: string;
  branch_name: string;
  child_names: readonly string[];
  approval_status: ApprovalStatus;
  approval_comment?: string | null;
  reserve_amount?: number | null;
  cancel_flag?: boolean;
  /** Meals, pick-up, remarks: short lines of text. */
  notes?: readonly string[];
  /** Shown under the notes: what can be chosen for this reserve. */
  more?: ReactNode;
  /** Links and buttons: change, cancel. */
  actions?: ReactNode;
  /** A second row of them: calendar file, map, telephone. */
  tools?: ReactNode;
  headingLevel?: 2 | 3;
};

const toneOf = (status: ApprovalStatus): BadgeTone =>
  status === approvalStatus.code.pending ? 'ask' : status === approvalStatus.code.rejected ? 'no' : 'trust';

/** One reserve at a glance: when first, then where, who, how much. */
export function ReserveCard(reserve: ReserveCardProps) {
  const Heading = reserve.headingLevel === 2 ? 'h2' : 'h3';
  const start = new Date(reserve.start_datetime);
  return (
    <article className="rounded-lg border border-line bg-white p-4 shadow-raised sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <Heading className="figures text-h3">
          {formatMonthDay(start)}
          <span className="block text-lead">{formatTimeRange(start, new Date(reserve.end_datetime))}</span>
        </Heading>
        {reserve.cancel_flag ? (
          <Badge tone="no">キャンセル済み</Badge>
        ) : (
          <Badge tone={toneOf(reserve.approval_status)}>{approvalBadge.label(reserve.approval_status)}</Badge>
        )}
      </div>
      <dl className="mt-3 grid gap-1.5 text-note">
        <div className="flex items-start gap-2">
          <dt>
            <MapPin className="mt-1 size-4 text-ink-soft" aria-hidden="true" />
            <span className="sr-only">園</span>
          </dt>
          <dd>{reserve.branch_name}</dd>
        </div>
        <div className="flex items-start gap-2">
          <dt>
            <Users className="mt-1 size-4 text-ink-soft" aria-hidden="true" />
            <span className="sr-only">お子さま</span>
          </dt>
          <dd>{reserve.child_names.join('、')}</dd>
        </div>
      </dl>
      {reserve.notes && reserve.notes.length > 0 && (
        <ul className="mt-2 pl-6 text-note text-ink-soft">
          {reserve.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {reserve.more}
      {reserve.approval_comment && (
        <p className="mt-3 text-note">
          <span className="text-ink-soft">園からのメッセージ:</span> {reserve.approval_comment}
        </p>
      )}
      {(reserve.actions || typeof reserve.reserve_amount === 'number') && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
          {typeof reserve.reserve_amount === 'number' && (
            <p className="text-note">
              <span className="text-ink-soft">見積もり</span>{' '}
              <YenAmount amount={reserve.reserve_amount} className="font-bold" />
            </p>
          )}
          {reserve.actions && <div className="flex flex-wrap gap-2 max-sm:w-full">{reserve.actions}</div>}
        </div>
      )}
      {reserve.tools && <div className="mt-1 -ml-4 flex flex-wrap">{reserve.tools}</div>}
    </article>
  );
}
