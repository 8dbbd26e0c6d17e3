import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { type SelectStaffRequestsData, SelectStaffRequestsDocument } from '../../contract/operations/generated.ts';
import { withSama } from '../../domain/text/called-name.ts';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import type { DataError } from '../data/data-error.ts';
import { operation } from '../data/question.ts';
import { useServerNow } from '../data/server-clock.ts';
import type { Answer } from '../data/use-answer.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { FeeWaivers } from '../parts/billing/staff/waivers/fee-waivers.tsx';
import { AnsweredCard } from '../parts/reserves/staff/requests/answered-card.tsx';
import { ApproveChosen } from '../parts/reserves/staff/requests/approve-chosen.tsx';
import { byDayAndAge, RequestDay } from '../parts/reserves/staff/requests/request-day.tsx';
import { RequestRow } from '../parts/reserves/staff/requests/request-row.tsx';
import { isPending, useAnswered } from '../parts/reserves/staff/requests/use-answered.ts';
import { useApproveSeveral } from '../parts/reserves/staff/requests/use-approve-several.ts';
import { useVanished } from '../parts/reserves/staff/requests/use-vanished.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '承認待ち', noindex: true });

export default function Requests() {
  const { branch, manager } = useStaff();
  const query = useLiveAnswer(operation(SelectStaffRequestsDocument, { branch_id: branch.id }));
  return (
    <StaffPage
      title="承認待ち"
      lead="期限を過ぎたリクエストは、自動でお断りします。回答は、少しのあいだ取り消せます。"
      aside={
        manager && (
          <LinkButton to="/staff/inbox/templates" kind="plain" size="small">
            コメントのひな形
          </LinkButton>
        )
      }
    >
      <RequestList key={branch.id} branch_id={branch.id} query={query} />
      <FeeWaivers />
    </StaffPage>
  );
}

type RequestListProps = { branch_id: number; query: Answer<SelectStaffRequestsData, DataError> };

/** What waits for an answer, and what was answered from here, each in its place. */
function RequestList({ branch_id, query }: RequestListProps) {
  const now = useServerNow();
  const [gone, setGone] = useState<string>();
  const [own, setOwn] = useState<number>();
  const [late, setLate] = useState<{ id: number; said: string }>();
  const requests = useAnswered(branch_id, query.data?.reserves);
  const { answering } = useVanished(query.data && requests, ({ customer }) => setGone(customer?.name ?? ''));
  const pending = requests.filter(isPending).map(({ id }) => id);
  const several = useApproveSeveral(pending, { onAnswering: answering, onAnswered: () => query.reload() });
  async function answered(id: number, final: boolean) {
    setOwn(id);
    // Without time to undo, the answer is confirmed at once, and the row goes.
    if (final) showToast('回答しました');
    await query.reload();
  }
  return (
    <>
      {gone !== undefined && <Vanished name={gone} />}
      <LiveLoaded query={query}>
        {({ reserve_settings, inbox_templates }) =>
          requests.length === 0 ? (
            <EmptyState title="承認待ちのリクエストはありません">
              新しいリクエストは、届くとすぐここに表示されます。
            </EmptyState>
          ) : (
            <>
              {pending.length > 1 && <ChooseAll several={several} all={pending} />}
              {byDayAndAge(requests).map(([date, these]) => (
                <RequestDay key={date} branch_id={branch_id} date={date}>
                  {(load) =>
                    these.map((reserve) => (
                      <li key={reserve.id}>
                        {late?.id === reserve.id && <AnsweredByOthers said={late.said} />}
                        {isPending(reserve) ? (
                          <RequestRow
                            reserve={reserve}
                            branch_id={branch_id}
                            now={now}
                            load={load}
                            lapseMinutes={reserve_settings[0]?.request_lapse_minutes ?? 60}
                            templates={inbox_templates}
                            chosen={several.chosen.includes(reserve.id)}
                            onChoose={(chosen) => several.choose([reserve.id], chosen)}
                            problem={several.problemOf(reserve.id)}
                            onAnswering={(underWay) => answering(reserve.id, underWay)}
                            onAnswered={() => answered(reserve.id, reserve_settings[0]?.request_undo_minutes === 0)}
                            onTooLate={(said) => {
                              setLate({ id: reserve.id, said });
                              return query.reload();
                            }}
                          />
                        ) : (
                          <AnsweredCard reserve={reserve} own={own === reserve.id} onUndone={query.reload} />
                        )}
                      </li>
                    ))
                  }
                </RequestDay>
              ))}
              <ApproveChosen several={several} all={pending} />
            </>
          )
        }
      </LiveLoaded>
    </>
  );
}

type ChooseAllProps = { several: ReturnType<typeof useApproveSeveral>; all: readonly number[] };

function ChooseAll({ several, all }: ChooseAllProps) {
  return (
    <label className="mb-2 inline-flex min-h-11 items-center gap-3 px-3">
      <input
        type="checkbox"
        checked={several.chosen.length === all.length}
        onChange={({ target }) => several.choose(all, target.checked)}
        className="size-5 accent-action"
      />
      {all.length}件すべて選ぶ
    </label>
  );
}

function AnsweredByOthers({ said }: { said: string }) {
  return (
    <div className="my-2">
      <Notice kind="warning" live>
        {said}こちらの回答は送っていません。
      </Notice>
    </div>
  );
}

function Vanished({ name }: { name: string }) {
  return (
    <div className="mb-4">
      <Notice kind="warning" live>
        {withSama(name)}のリクエストは一覧から外れました。お客様の取り下げ、または期限切れです。
      </Notice>
    </div>
  );
}
