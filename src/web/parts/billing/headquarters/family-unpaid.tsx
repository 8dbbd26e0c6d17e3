import { useState } from 'react';
import { formatDate, formatMonthDay } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';
import { PageSection } from '../../../console/page-section.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AgreeForm, EndPlanForm, type Owed, PartForm } from './unpaid-forms.tsx';

type Claim = Owed['claims'][number];
type Act = { kind: 'part'; claim: Claim } | { kind: 'agree' | 'end' };

const claimNames = { childcare: 'ご利用料金', cancellation: 'キャンセル料', correction: '訂正の差額' } as const;
const titles = { part: '一部の入金を記録する', agree: '分割払いを決める', end: '分割払いを終える' };
const stepNames = {
  first_reminder: '最初のご案内',
  second_reminder: '2回目のご案内',
  pause_warning: 'お休みの予告',
  pause: '新しい予約のお休み',
  headquarters: '本部への連絡',
} as const;

/** What the family owes, what comes when, and what headquarters can agree about it. */
export function FamilyUnpaid({ customer_id, onChanged }: { customer_id: number; onChanged: () => void }) {
  const query = useAnswer(reading('headquartersReadUnpaid', { customer_id }));
  const [act, setAct] = useState<Act | null>(null);
  const data = query.data ?? query.previous;
  const done = () => {
    setAct(null);
    void query.reload();
    onChanged();
  };
  return (
    <PageSection
      title="未払い"
      aside={
        data && data.claims.length > 0 && data.plan === null ? (
          <Button kind="plain" size="small" onClick={() => setAct({ kind: 'agree' })}>
            分割払いを決める
          </Button>
        ) : undefined
      }
    >
      <LiveLoaded query={query} steady>
        {(owed) => <OwedList data={owed} act={setAct} />}
      </LiveLoaded>
      <Dialog title={act ? titles[act.kind] : ''} isOpen={act !== null} onClose={() => setAct(null)}>
        {act?.kind === 'part' && <PartForm claim={act.claim} onDone={done} />}
        {act?.kind === 'agree' && data && <AgreeForm customer_id={customer_id} owed={data} onDone={done} />}
        {act?.kind === 'end' && data?.plan && <EndPlanForm instalment_plan_id={data.plan.id} onDone={done} />}
      </Dialog>
    </PageSection>
  );
}

function OwedList({ data, act }: { data: Owed; act: (act: Act) => void }) {
  if (data.claims.length === 0) return <p className="text-note text-ink-soft">未払いの料金はありません。</p>;
  return (
    <div className="grid gap-4">
      <p className="figures flex flex-wrap items-center gap-2 text-note">
        <span className="font-bold">合計 {formatYen(data.total)}</span>
        {data.since && <span className="text-ink-soft">{formatDate(data.since)}から</span>}
        {data.paused_flag && <Badge tone="wrong">新しい予約はお休み中</Badge>}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {data.claims.map((claim) => (
          <li
            key={`${claim.kind} ${claim.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="leading-snug">
              <span className="figures block font-bold">
                {formatMonthDay(claim.date)} {claimNames[claim.kind]} {formatYen(claim.amount)}
              </span>
              <span className="figures block text-note text-ink-soft">
                {claim.branch_name}
                {claim.part_paid_amount > 0 && ` ・ 入金済み ${formatYen(claim.part_paid_amount)}`}
                {claim.slip && ` ・ コンビニの払込票 ${formatMonthDay(claim.slip.expires_at)}まで`}
              </span>
            </span>
            {claim.open_method === null && (
              <Button kind="quiet" size="small" onClick={() => act({ kind: 'part', claim })}>
                一部の入金<span className="sr-only">({formatMonthDay(claim.date)})</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.plan ? <Plan plan={data.plan} onEnd={() => act({ kind: 'end' })} /> : <Ahead ahead={data.ahead} />}
    </div>
  );
}

function Ahead({ ahead }: { ahead: Owed['ahead'] }) {
  if (ahead.length === 0) return null;
  return (
    <p className="figures text-note text-ink-soft">
      これから: {ahead.map(({ step, date }) => `${formatMonthDay(date)} ${stepNames[step]}`).join('、')}
    </p>
  );
}

const statusText = { open: 'これから', paid: '済み', failed: '決済できず' } as const;

function Plan({ plan, onEnd }: { plan: NonNullable<Owed['plan']>; onEnd: () => void }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-note font-bold">分割払い(合計 {formatYen(plan.total_amount)})</h3>
      <ol className="figures text-note">
        {plan.instalments.map(({ id, number, due_date, amount, status }) => (
          <li key={id}>
            {number}回目 {formatDate(due_date)} {formatYen(amount)} {statusText[status]}
          </li>
        ))}
      </ol>
      <div>
        <Button kind="quiet" size="small" onClick={onEnd}>
          分割払いを終える
        </Button>
      </div>
    </div>
  );
}
