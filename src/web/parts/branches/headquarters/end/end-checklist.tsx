import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { branchEndFunctions } from '../../../../../contract/functions/calendar/branch-ends.ts';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { announcementAudience, announcementKind } from '../../../../../domain/messages/announcement-codes.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { formatDate, formatDateTime, formatJapaneseDate } from '../../../../../domain/time-format.ts';
import { formatYen } from '../../../../../domain/yen.ts';
import { announcementAddress } from '../../../../console/announcement-address.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { ManagedBranch } from '../branch-part.tsx';

type Found = FunctionOk<'headquartersReadBranchEnd'>;
type Ended = Found & { end: NonNullable<Found['end']> };

type ChecklistProps = {
  branch: ManagedBranch;
  today: TokyoDate;
  found: Ended;
  refresh: () => void;
  onWithdrawn: () => void;
};

/** What must be done until the branch can be closed: counted by the product where it can count, written down where only a person knows. */
export function EndChecklist({ branch, today, found, refresh, onWithdrawn }: ChecklistProps) {
  const { end } = found;
  const [withdraws, setWithdraws] = useState(false);
  const items = itemsOf(branch, found);
  const left = items.filter(({ done }) => !done).length;
  return (
    <section aria-labelledby="end-checklist" className="grid gap-5 rounded-lg border border-edge bg-white p-5">
      <div>
        <h2 id="end-checklist" className="text-lead">
          {formatJapaneseDate(end.last_date)}に閉園します
        </h2>
        <p className="figures mt-1 text-note text-ink-soft">
          {formatDateTime(end.announced_at)} {end.account_name}が発表。お返事の期限 {formatDate(end.answer_until)}
          {end.settled_at !== null && '(締め切りました)'}
        </p>
        <p className="mt-2 whitespace-pre-line">{end.reason}</p>
      </div>
      <p role="status">{left === 0 ? 'すべて済みました。園を閉じられます。' : `残っていること ${left}件`}</p>
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({ title, done, note, to, action }) => (
          <li key={title} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Badge tone={done ? 'trust' : 'ask'}>{done ? '済み' : 'まだ'}</Badge>
            <span className="font-bold">{title}</span>
            <span className="figures text-note text-ink-soft">{note}</span>
            {!done && to && (
              <Link to={to} className="text-link ml-auto inline-flex min-h-11 items-center text-note">
                {action}
                <span className="sr-only">({title})</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      <AuthorityTold key={end.version} branch_id={branch.id} end={end} today={today} onDone={refresh} />
      {withdraws ? (
        <WithdrawEnd branch={branch} onDone={onWithdrawn} onCancel={() => setWithdraws(false)} />
      ) : (
        <div>
          <Button kind="quiet" onClick={() => setWithdraws(true)}>
            閉園の予定を取りやめる
          </Button>
        </div>
      )}
    </section>
  );
}

type Item = { title: string; done: boolean; note: ReactNode; to?: string; action?: string };
const counted = (number: number, unit: string): string =>
  number === 0 ? '' : `${number.toLocaleString('ja-JP')}${unit}`;

function itemsOf(branch: ManagedBranch, found: Ended): Item[] {
  const { end } = found;
  const word = announcementAddress({
    kind: announcementKind.code.duty,
    audience: announcementAudience.code.branch,
    branch_id: branch.id,
    title: `${branch.name} 閉園のお知らせ`,
    content: `${branch.name}は、${formatJapaneseDate(end.last_date)}をもって閉園します。\n${end.reason}`,
  });
  return [
    {
      ...{ title: '園のご家庭へのお知らせ', done: end.families_told, note: '' },
      ...{ to: word, action: 'お知らせを書く' },
    },
    {
      title: '最終日より後のご予約',
      done: found.reserves === 0,
      note: counted(found.reserves, '件がお返事待ち'),
      ...(end.closure_id === null ? {} : { to: `/staff/closures/${end.closure_id}`, action: 'ご家庭の一覧' }),
    },
    {
      ...{ title: '空き待ち', done: found.wishes === 0, note: counted(found.wishes, '件') },
      ...{ to: '/staff/wishes', action: '空き待ちを見る' },
    },
    {
      ...{ title: 'いつもの園にしているご家庭', done: found.usual_families === 0 || end.families_told },
      ...{ note: counted(found.usual_families, '家庭(お知らせで伝えます)'), to: word, action: 'お知らせを書く' },
    },
    {
      ...{ title: '最終日より後のシフト', done: found.shifts === 0, note: counted(found.shifts, '件') },
      ...{ to: '/staff/roster', action: 'シフトを見る' },
    },
    {
      ...{ title: '未払いと精算', done: found.claims === 0 },
      ...{ note: found.claims === 0 ? '' : `${found.claims}件 ${formatYen(found.claims_amount)}` },
      ...{ to: '/staff/childcares', action: '精算を見る' },
    },
    {
      ...{ title: '締めていない日', done: found.unclosed_days === 0, note: counted(found.unclosed_days, '日') },
      ...{ to: '/staff/reports', action: '日報を見る' },
    },
    {
      ...{ title: '返信していない問い合わせ', done: found.inquiries === 0, note: counted(found.inquiries, '件') },
      ...{ to: '/staff/inbox', action: '問い合わせを見る' },
    },
    {
      ...{ title: '園の端末の登録', done: found.tablets === 0, note: counted(found.tablets, '台') },
      ...{ to: '/staff/tablets', action: '端末を見る' },
    },
    {
      ...{ title: '職員の次の園', done: found.staff === 0, note: counted(found.staff, '人がこの園のままです') },
      ...{ to: '/staff/headquarters/accounts', action: 'スタッフを見る' },
    },
    { title: '廃止の届出', done: end.authority_told_date !== null, note: authorityText(end) },
  ];
}

const authorityText = ({ authority_told_date: told, authority_due }: Ended['end']): string =>
  told === null
    ? `${formatDate(authority_due)}までに都道府県へ(児童福祉法59条の2第2項)`
    : `${formatDate(told)}に届け出`;

type AuthorityProps = { branch_id: number; end: Ended['end']; today: TokyoDate; onDone: () => void };

function AuthorityTold({ branch_id, end, today, onDone }: AuthorityProps) {
  const form = useActionForm(branchEndFunctions, 'headquartersMarkAuthorityTold', {
    defaults: { authority_told_date: end.authority_told_date ?? '' },
    payload: (values) => ({ branch_id, version: end.version, ...values }),
    toast: '届出を記録しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} kind="plain" submit="届出を記録する" busyLabel="保存しています">
      <Field
        of={form}
        name="authority_told_date"
        max={today}
        hint="届出を出した日です。空欄にすると、まだに戻ります。"
      />
    </ActionForm>
  );
}

type WithdrawProps = { branch: ManagedBranch; onDone: () => void; onCancel: () => void };

function WithdrawEnd({ branch, onDone, onCancel }: WithdrawProps) {
  const form = useActionForm(branchEndFunctions, 'headquartersWithdrawBranchEnd', {
    defaults: { reason: '' },
    payload: (values) => ({ branch_id: branch.id, version: branch.version, ...values }),
    toast: '閉園の予定を取りやめました',
    done: onDone,
  });
  return (
    <ActionForm
      of={form}
      kind="danger"
      submit="閉園の予定を取りやめる"
      busyLabel="取りやめています"
      beside={<GiveUpButton onGiveUp={onCancel} />}
    >
      <p>また先の日の予約を受け付けます。すでに移った、または取り消したご予約は、元に戻りません。</p>
      <Field of={form} name="reason" hint="操作記録に残ります。" />
    </ActionForm>
  );
}
