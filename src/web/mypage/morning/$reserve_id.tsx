import { useState } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { SelectMypageMorningDocument } from '../../../contract/operations/generated.ts';
import { codesIn } from '../../../domain/care/morning/morning-form.ts';
import { approvalStatus, childAttendance } from '../../../domain/codes.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../../domain/time-format.ts';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { CardSkeletons, Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { askedAgain, ConfirmHealth } from '../../parts/care/health/confirm-health.tsx';
import { MorningForm, MorningSaid } from '../../parts/care/morning/morning-form.tsx';
import {
  type MorningPageData,
  type MorningReserve,
  type MorningRow,
  rowsOfDay,
} from '../../parts/care/morning/morning-values.ts';
import { UnwellPart } from '../../parts/care/morning/unwell-part.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { YenAmount } from '../../ui/yen.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '今朝の様子', noindex: true });

/** While the branch may still answer, the page refreshes automatically. */
const secondsToAsk = ({ reserves }: MorningPageData): number | null =>
  reserves.some(({ morning_forms }) => morning_forms.some(({ reasons }) => codesIn(reasons).length > 0)) ? 20 : null;

/** How every child of the day is this morning: two presses each, or a kind way out when a child is unwell. */
export default function MorningPage() {
  const { reserve_id = '' } = useParams();
  return (
    <MypagePage title="今朝の様子" back={{ to: '/mypage/top', label: 'マイページ' }}>
      {/^\d{1,9}$/.test(reserve_id) ? <Asked reserve_id={Number(reserve_id)} /> : <NotThere />}
    </MypagePage>
  );
}

function Asked({ reserve_id }: { reserve_id: number }) {
  const query = useAnswer(operation(SelectMypageMorningDocument, { reserve_id }), { fresh: secondsToAsk });
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={2} />}>
      {(data) => {
        const reserve = data.reserves.find(({ id }) => id === reserve_id);
        if (!reserve) return <NotThere />;
        const today = data.clock[0]?.today ?? tokyoDateOf(reserve.start_datetime);
        const others =
          reserve.reserve_date === today ? data.reserves.filter((stay) => stay !== reserve && isExpected(stay)) : [];
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {[reserve, ...others].map((stay) => (
              <Morning key={stay.id} data={data} reserve={stay} today={today} reload={query.reload} />
            ))}
          </div>
        );
      }}
    </Loaded>
  );
}

const isExpected = ({ reserve_details }: MorningReserve): boolean =>
  reserve_details.some(({ attendance_status }) => attendance_status === childAttendance.code.expected);

type MorningProps = { data: MorningPageData; reserve: MorningReserve; today: string; reload: () => Promise<void> };

function Morning({ data, reserve, today, reload }: MorningProps) {
  const [correcting, setCorrecting] = useState(false);
  const rows = rowsOfDay(reserve);
  const open =
    reserve.live &&
    reserve.approval_status !== approvalStatus.code.pending &&
    reserve.reserve_date === today &&
    isExpected(reserve);
  const answered = reserve.reserve_details.every(({ child_id }) => rows.some((row) => row.child_id === child_id));
  return (
    <section
      aria-label={`${formatTimeRange(reserve.start_datetime, reserve.end_datetime)} ${reserve.branch_name}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <p className="text-note text-ink-soft">
        <span className="figures">
          {formatMonthDay(reserve.start_datetime)} {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
        </span>{' '}
        {reserve.branch_name}
      </p>
      {open && (!answered || correcting) ? (
        <MorningForm
          data={data}
          reserve={reserve}
          today={today}
          correcting={correcting}
          onSaved={async () => {
            await reload();
            setCorrecting(false);
          }}
        />
      ) : (
        <Sent
          data={data}
          reserve={reserve}
          rows={rows}
          open={open}
          today={today}
          reload={reload}
          onCorrect={() => setCorrecting(true)}
        />
      )}
    </section>
  );
}

type SentProps = MorningProps & { rows: readonly MorningRow[]; open: boolean; onCorrect: () => void };

function Sent({ data, reserve, rows, open, today, reload, onCorrect }: SentProps) {
  const unwell = rows.filter(({ reasons }) => codesIn(reasons).length > 0);
  const unsigned = data.first_visit_packs.some(({ branch_id }) => branch_id === reserve.branch_id);
  const asked = data.health_questions.filter(({ child_id }) => rows.some((row) => row.child_id === child_id));
  const askedHere = askedAgain(asked);
  if (reserve.cancel_flag) return <Cancelled reserve={reserve} />;
  if (!open && rows.length === 0) {
    return (
      <EmptyState
        title={reserve.reserve_date > today ? 'ご利用の当日の朝にお答えください' : 'お答えいただく時間を過ぎました'}
        action={<LinkButton to={`/mypage/reserves/${reserve.id}`}>ご予約の内容へ</LinkButton>}
      >
        お伝えになりたいことは、園へお電話ください。
      </EmptyState>
    );
  }
  return (
    <>
      {unwell.length === 0 && (
        <Notice kind="done" live title="ありがとうございます。園に届きました">
          どうぞお気をつけてお越しください。
        </Notice>
      )}
      {unsigned && (
        <Notice
          kind="warning"
          title="はじめての園の書面に、署名をお願いします"
          action={
            <LinkButton to={`/mypage/first_visit/${reserve.branch_id}`} size="small">
              書面を確認する
            </LinkButton>
          }
        >
          ご来園までにお済ませください。
        </Notice>
      )}
      {unwell.length === 0 && <ConfirmHealth asked={askedHere} />}
      {unwell.length > 0 && <UnwellPart data={data} reserve={reserve} rows={unwell} reload={reload} />}
      <div className="grid gap-1 border-t border-line pt-4">
        {rows.map((row) => (
          <MorningSaid
            key={row.id}
            name={reserve.reserve_details.find(({ child_id }) => child_id === row.child_id)?.child?.name ?? ''}
            row={row}
          />
        ))}
      </div>
      {open && (
        <Button kind="plain" onClick={onCorrect} className="justify-self-start">
          回答を直す
        </Button>
      )}
    </>
  );
}

function Cancelled({ reserve }: { reserve: MorningReserve }) {
  const fee = reserve.reserve_cancellations[0]?.cancel_amount ?? 0;
  return (
    <>
      <Notice kind="done" live title="ご予約をキャンセルしました">
        キャンセル料 <YenAmount amount={fee} className="font-bold" />
        。どうぞお大事になさってください。
      </Notice>
      <LinkButton to="/mypage/top" kind="plain">
        マイページへ
      </LinkButton>
    </>
  );
}

/** An unknown id and another family's id get the same answer. */
function NotThere() {
  return (
    <EmptyState title="ご予約が見つかりません" action={<LinkButton to="/mypage/reserves/list">予約一覧へ</LinkButton>}>
      ご予約の一覧から、もう一度お選びください。
    </EmptyState>
  );
}
