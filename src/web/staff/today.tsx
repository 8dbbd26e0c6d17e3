import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { SelectStaffTodayDocument } from '../../contract/operations/generated.ts';
import { formatMonthDay, formatTime } from '../../domain/time-format.ts';
import { operation } from '../data/question.ts';
import { useServerNow, useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { closeToast, showToast } from '../ui/toast.tsx';
import { useLiveState, useStaff } from './_parts/frame/staff-context.tsx';
import { LiveLoaded, StaffPage } from './_parts/frame/staff-page.tsx';
import { useLiveAnswer } from './_parts/frame/use-live-answer.ts';
import { type BoardColumn, type BoardEntry, boardColumns, boardOf, entryOf } from './_parts/today/board.ts';
import { type BoardAct, BoardCard } from './_parts/today/board-card.tsx';
import { BoardTabs } from './_parts/today/board-tabs.tsx';
import { TodayStrips } from './_parts/today/strips/today-strips.tsx';
import { TimeDialog, type TimeQuestion } from './_parts/today/time-dialog.tsx';
import { type TapProblem, type TimedAct, useTaps } from './_parts/today/use-taps.ts';

export const meta: MetaFunction = () => pageMeta({ title: '今日', noindex: true });

const firstNames = (entry: BoardEntry) =>
  entry.reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、');
const doneWords = { check_in: '登園しました', check_out: '降園しました', no_show: '来園なしにしました' } as const;

export default function Today() {
  const { branch } = useStaff();
  const today = useServerToday();
  const now = useServerNow();
  const live = useLiveState();
  const query = useLiveAnswer(operation(SelectStaffTodayDocument, { branch_id: branch.id, date: today }));
  const [shown, setShown] = useState<BoardColumn>('coming');
  const [asked, setAsked] = useState<TimeQuestion | null>(null);
  const { taps, tap, refused } = useTaps(query.reload, (reserve_id, { ask, text }) => {
    // What the toast said did not happen.
    closeToast(`board ${reserve_id}`);
    if (ask) setAsked((open) => open ?? { reserve_id, act: ask, reason: text });
  });

  function act(entry: BoardEntry, kind: BoardAct) {
    const reserve_id = entry.reserve.id;
    const subject = `board ${reserve_id}`;
    if (kind === 'time') return setAsked({ reserve_id, act: entry.column === 'left' ? 'check_out' : 'check_in' });
    if (kind === 'answer') {
      const problem = refused[reserve_id];
      return problem?.ask && setAsked({ reserve_id, act: problem.ask, reason: problem.text });
    }
    if (kind === 'undo') {
      closeToast(subject);
      return tap({ reserve_id, kind, childcare_status: entry.status });
    }
    tap({ reserve_id, kind });
    const status = { check_in: 2, check_out: 3, no_show: 4 }[kind];
    const undo = {
      label: '元に戻す',
      run: () => tap({ reserve_id, kind: 'undo', childcare_status: status }),
    };
    showToast(`${firstNames(entry)}さん ${doneWords[kind]}`, undo, subject);
  }

  /** A corrected time is the tap taken back and made again with it. */
  function setTime(entry: BoardEntry, kind: TimedAct, at: string) {
    const reserve_id = entry.reserve.id;
    setAsked(null);
    closeToast(`board ${reserve_id}`);
    const first = kind === 'check_in' ? entry.column === 'coming' : entry.column === 'present';
    if (first) return tap({ reserve_id, kind, at });
    tap({ reserve_id, kind: 'undo', childcare_status: entry.status }, { reserve_id, kind, at });
  }

  return (
    <StaffPage
      title={
        <>
          {formatMonthDay(today)}
          <span className="figures ml-3 font-normal text-ink-soft">{formatTime(now)}</span>
        </>
      }
    >
      <TodayStrips />
      {(live === 'lost' || taps.length > 0) && (
        <Lost lost={live === 'lost'} waiting={new Set(taps.map(({ reserve_id }) => reserve_id)).size} />
      )}
      <LiveLoaded query={query}>
        {({ reserves }) => {
          const board = boardOf(reserves, taps);
          const columnProps = { board, shown, now, today, refused, act };
          return (
            <>
              {board.pending > 0 && (
                <div className="mb-4">
                  <Notice
                    kind="warning"
                    title={`今日の予約リクエストが${board.pending}件あります`}
                    action={
                      <LinkButton to="/staff/requests" kind="plain" size="small">
                        承認待ちを見る
                      </LinkButton>
                    }
                  />
                </div>
              )}
              <BoardTabs board={board} shown={shown} onShow={setShown} />
              <div className="grid items-start gap-x-5 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
                <Column column="coming" {...columnProps} />
                <Column column="present" {...columnProps} />
                <div className="contents xl:grid xl:gap-8">
                  <Column column="left" {...columnProps} />
                  <Column column="no_show" {...columnProps} />
                </div>
              </div>
              <TimeDialog
                key={asked && `${asked.reserve_id} ${asked.act}`}
                question={asked}
                entry={entryOf(board, asked?.reserve_id)}
                now={now}
                onClose={() => setAsked(null)}
                onSet={setTime}
              />
            </>
          );
        }}
      </LiveLoaded>
    </StaffPage>
  );
}

type ColumnProps = {
  column: BoardColumn;
  board: Record<BoardColumn, readonly BoardEntry[]>;
  shown: BoardColumn;
  now: Date;
  today: string;
  refused: Readonly<Record<number, TapProblem>>;
  act: (entry: BoardEntry, kind: BoardAct) => void;
};

function Column({ column, board, shown, now, today, refused, act }: ColumnProps) {
  const words = boardColumns.find((each) => each.column === column);
  return (
    <section aria-labelledby={`column-${column}`} className={column === shown ? '' : 'max-md:hidden'}>
      <h2 id={`column-${column}`} className="mb-2 flex items-baseline gap-2 text-lead max-md:sr-only">
        {words?.title}
        <span className="figures text-note font-normal text-ink-soft">{board[column].length}件</span>
      </h2>
      {board[column].length === 0 ? (
        <p className="rounded-md bg-cream px-4 py-5 text-note text-ink-soft">{words?.empty}</p>
      ) : (
        <ul className="grid gap-3">
          {board[column].map((entry, position) => (
            <li key={entry.reserve.id}>
              <BoardCard
                entry={entry}
                next={column === 'coming' && position === 0}
                now={now}
                today={today}
                problem={refused[entry.reserve.id]}
                onAct={(kind) => act(entry, kind)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Lost({ lost, waiting }: { lost: boolean; waiting: number }) {
  if (!lost) return null;
  return (
    <div className="mb-4">
      <Notice kind="error" live title="サーバーにつながっていません">
        {waiting > 0
          ? `未送信の操作が${waiting}件あります。この端末に残っており、つながりしだい押した時刻で自動的に送ります。`
          : '表示は最後に受け取った内容です。登園・降園はこのまま押せます。つながりしだい自動的に送ります。'}
      </Notice>
    </div>
  );
}
