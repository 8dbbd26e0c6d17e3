import { type MetaFunction, useParams } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { CardSkeletons, Loaded } from '../../layout/loaded.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ClosedStay } from '../../parts/calendar/closed-stay.tsx';
import { ConfirmPart } from '../../parts/calendar/confirm-part.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MypagePage } from '../_parts/frame/mypage-page.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園からのお知らせ', noindex: true });

/** A branch closes over one's reserves: who cancelled, that it costs nothing, where else there is room. */
export default function ClosureNoticePage() {
  const { closure_notice_id = '' } = useParams();
  return (
    <MypagePage title="園からのお知らせ" back={{ to: '/mypage/top', label: 'マイページ' }}>
      {/^\d{1,9}$/.test(closure_notice_id) ? <Asked id={Number(closure_notice_id)} /> : <NotThere />}
    </MypagePage>
  );
}

function Asked({ id }: { id: number }) {
  const query = useAnswer(reading('readClosureNotice', { closure_notice_id: id }));
  const { failure } = query;
  if (failure?.kind === 'refused' && failure.type === 'not_found') return <NotThere />;
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={2} />}>
      {(notice) => <ClosureMessage id={id} notice={notice} onChanged={() => void query.reload()} />}
    </Loaded>
  );
}

type MessageProps = { id: number; notice: FunctionOk<'readClosureNotice'>; onChanged: () => void };

function ClosureMessage({ id, notice, onChanged }: MessageProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section className="rounded-lg border border-line bg-white p-5">
        <p className="text-note text-ink-soft">{notice.branch_name}</p>
        <h2 className="phrases text-h3">{notice.title}</h2>
        <p className="mt-3 whitespace-pre-line">{notice.content}</p>
      </section>
      {notice.reserves.map((stay) => (
        <ClosedStay key={stay.reserve_id} closure_notice_id={id} notice={notice} stay={stay} onChanged={onChanged} />
      ))}
      <ConfirmPart closure_notice_id={id} notice={notice} onChanged={onChanged} />
    </div>
  );
}

/** An unknown id and another family's id get the same answer. */
function NotThere() {
  return (
    <EmptyState
      title="このお知らせは見つかりません"
      action={<LinkButton to="/mypage/reserves/list">予約一覧へ</LinkButton>}
    >
      アドレスの番号をお確かめください。ほかの方へのお知らせは表示できません。
    </EmptyState>
  );
}
