import { type MetaFunction, useParams } from 'react-router';
import { SelectStaffClosureDocument } from '../../../contract/operations/generated.ts';
import { closureChoice } from '../../../domain/staff-codes.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../../console/staff-page.tsx';
import { useLiveAnywhere } from '../../console/use-live-anywhere.ts';
import { operation } from '../../data/question.ts';
import { useServerToday } from '../../data/server-clock.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { type Closure, ClosureFamilies } from '../../parts/calendar/staff/closures/closure-families.tsx';
import { closureTitle } from '../../parts/calendar/staff/closures/closure-text.ts';
import { ReopenButton } from '../../parts/calendar/staff/closures/reopen-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '休園の連絡', noindex: true });

/** Who of the families has been reached, and the telephone list of those who have not. Live. */
export default function ClosurePage() {
  const { closure_id = '' } = useParams();
  if (!/^\d{1,9}$/.test(closure_id)) return <NotThere />;
  return <Asked closure_id={Number(closure_id)} />;
}

function Asked({ closure_id }: { closure_id: number }) {
  const query = useLiveAnywhere(operation(SelectStaffClosureDocument, { closure_id }));
  const [closure] = query.data?.closures ?? [];
  if (query.data && !closure) return <NotThere />;
  return (
    <StaffPage
      title={closure ? closureTitle(closure) : '休園の連絡'}
      aside={
        <LinkButton to="/staff/calendar" kind="plain" size="small">
          カレンダーへ
        </LinkButton>
      }
    >
      <LiveLoaded query={query}>
        {() => closure && <Loaded closure={closure} onChanged={() => void query.reload()} />}
      </LiveLoaded>
    </StaffPage>
  );
}

function Lead({ closure }: { closure: Closure }) {
  return (
    <p className="text-note text-ink-soft">
      {closure.branch?.name}・{formatDateTime(closure.created_at)} {closure.account?.name ?? '退職者'}・
      {closureChoice.label(closure.choice)}
    </p>
  );
}

function Loaded({ closure, onChanged }: { closure: Closure; onChanged: () => void }) {
  const { manager } = useStaff();
  const today = useServerToday();
  const open = closure.closure_notices.filter(({ reached }) => !reached);
  const reached = closure.closure_notices.filter((notice) => notice.reached);
  const families = { choice: closure.choice, onChanged };
  const stays = closure.closure_notices.flatMap(({ closure_reserves }) => closure_reserves);
  const waiting = stays.filter(({ reserve, moved_branch }) => reserve?.live && !moved_branch).length;
  return (
    <div className="grid gap-6">
      <Lead closure={closure} />
      {closure.reopened_at ? (
        <Notice kind="info" title="この日の受付は再開しました">
          キャンセルした予約は戻っていません。
        </Notice>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="figures text-lead" aria-live="polite">
            お知らせ {closure.closure_notices.length}家庭・連絡済み {reached.length}・
            <span className={open.length > 0 ? 'text-wrong' : ''}>未確認 {open.length}</span>
            {closure.choice === closureChoice.code.move && `・移動の回答待ち ${waiting}件`}
          </p>
          {manager && closure.date_to >= today && <ReopenButton closure_id={closure.id} onChanged={onChanged} />}
        </div>
      )}
      {closure.closure_notices.length === 0 && (
        <EmptyState title="お知らせしたご家庭はありません">この休園に影響する予約はありませんでした。</EmptyState>
      )}
      {open.length > 0 && (
        <section aria-labelledby="to-call">
          <h2 id="to-call" className="text-h3">
            電話で伝えるご家庭
          </h2>
          <p className="mb-3 text-note text-ink-soft">
            お知らせのページをまだ開いていないご家庭です。開かれると、この一覧から消えます。
          </p>
          <ClosureFamilies notices={open} {...families} />
        </section>
      )}
      {reached.length > 0 && (
        <section aria-labelledby="reached">
          <h2 id="reached" className="mb-3 text-h3">
            連絡がついたご家庭
          </h2>
          <ClosureFamilies notices={reached} {...families} />
        </section>
      )}
      <details>
        <summary className="min-h-11 py-2 text-note font-bold">送ったお知らせの文</summary>
        <div className="rounded-md bg-cream p-4 text-note">
          <p className="font-bold">{closure.title}</p>
          <p className="mt-1 whitespace-pre-line">{closure.content}</p>
        </div>
      </details>
    </div>
  );
}

function NotThere() {
  return (
    <StaffPage title="休園の連絡">
      <EmptyState title="この休園は見つかりません">番号をお確かめください。ほかの園の休園は表示できません。</EmptyState>
    </StaffPage>
  );
}
