import { QrCode, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { type SelectStaffTodayData, SelectStaffTodayDocument } from '../../contract/operations/generated.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { formatMonthDay, formatTime } from '../../domain/time-format.ts';
import { playChime } from '../console/chime.ts';
import { useLiveState, useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { useTabletChoice } from '../console/tablet/tablet-choice.ts';
import { useSound } from '../console/tablet/use-sound.ts';
import { CareProblems } from '../console/taps/care-problems.tsx';
import type { Todo } from '../console/todo.ts';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { useServerNow, useServerToday } from '../data/server-clock.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { ArrivalWarningDialog } from '../parts/attendance/staff/board/arrival-warning-dialog.tsx';
import {
  allEntries,
  type Board,
  type BoardColumn,
  boardOf,
  childCount,
  entryOf,
  nextArrival,
} from '../parts/attendance/staff/board/board.ts';
import { filteredBoard, isFiltering, noFilter } from '../parts/attendance/staff/board/board-filter.ts';
import { BoardTabs } from '../parts/attendance/staff/board/board-tabs.tsx';
import { BoardView } from '../parts/attendance/staff/board/board-view.tsx';
import { recentlyCancelled } from '../parts/attendance/staff/board/cancelled-rows.tsx';
import { BoardChoices, DayHead } from '../parts/attendance/staff/board/day-head.tsx';
import { summaryOf } from '../parts/attendance/staff/board/day-summary.ts';
import { FindBar } from '../parts/attendance/staff/board/find-bar.tsx';
import { MorningDialog } from '../parts/attendance/staff/board/morning/morning-dialog.tsx';
import { attentionChildren } from '../parts/attendance/staff/board/morning/morning-text.ts';
import { morningTodos } from '../parts/attendance/staff/board/morning/morning-todos.ts';
import { NewsDialog } from '../parts/attendance/staff/board/news/news-dialog.tsx';
import { useNews } from '../parts/attendance/staff/board/news/use-news.ts';
import { PickUpDialog } from '../parts/attendance/staff/board/pick-up-dialog.tsx';
import { TimeDialog } from '../parts/attendance/staff/board/time-dialog.tsx';
import { useActs } from '../parts/attendance/staff/board/use-acts.ts';
import { StayDialog } from '../parts/attendance/staff/open-stays/stay-dialog.tsx';
import type { ForgottenStay } from '../parts/attendance/staff/open-stays/typed-times.ts';
import { PaperButton } from '../parts/attendance/staff/paper/paper-links.tsx';
import { StaffingNow } from '../parts/staffing/staff/ratio/staffing-now.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Alarms } from './_parts/today/alarms.tsx';
import { Lost } from './_parts/today/lost.tsx';
import { TodoPart } from './_parts/today/todo-part.tsx';
import { useTodos } from './_parts/today/use-todos.ts';

export const meta: MetaFunction = () => pageMeta({ title: '今日', noindex: true });

/** Up to this many children the big cards are faster to read; each tablet can override it. */
const cardsUpTo = 12;

export default function Today() {
  const { branch } = useStaff();
  const today = useServerToday();
  const now = useServerNow();
  const live = useLiveState();
  const query = useLiveAnswer(operation(SelectStaffTodayDocument, { branch_id: branch.id, date: today }));
  const sound = useSound();
  const [newsOpen, setNewsOpen] = useState(false);
  const news = useNews({
    branch_id: branch.id,
    date: today,
    day: query.data,
    sound: sound.on,
    onShow: () => setNewsOpen(true),
  });
  const acts = useActs({
    reserves: query.data?.reserves,
    reload: query.read,
    onTouched: (reserve_id) => news.see(news.items.filter((item) => item.reserve_id === reserve_id)),
  });
  const [stay, setStay] = useState<ForgottenStay | null>(null);
  const { waiting, todos, reloadStays } = useTodos(setStay);
  // What is above the board comes with it: nothing moves from under a finger.
  const ready = !waiting && !query.waiting;
  const board = query.data && boardOf(query.data.reserves, acts.taps);
  return (
    <div className="at-arms-length">
      <StaffPage dense aside={<Aside />} title={<Moment today={today} now={now} />}>
        <Lost taps={acts.taps} live={live} />
        <CareProblems />
        {ready && <Alarms board={board} />}
        <LiveLoaded query={ready ? query : { waiting: true, reload: query.reload }}>
          {(day) =>
            board && (
              <>
                <Day
                  {...{ board, day, todos, acts, today, now }}
                  news={news.items}
                  onNews={() => setNewsOpen(true)}
                  sound={sound.on}
                  onSound={() => {
                    sound.choose(!sound.on);
                    if (!sound.on) playChime();
                  }}
                />
                <StayDialog
                  stay={stay}
                  onClose={() => setStay(null)}
                  onDone={() => {
                    setStay(null);
                    reloadStays();
                  }}
                />
                <NewsDialog
                  items={news.items}
                  isOpen={newsOpen}
                  onClose={() => setNewsOpen(false)}
                  onSeen={() => {
                    news.see(news.items);
                    setNewsOpen(false);
                  }}
                />
              </>
            )
          }
        </LiveLoaded>
      </StaffPage>
    </div>
  );
}

const Moment = ({ today, now }: { today: TokyoDate; now: Date }) => (
  <>
    {formatMonthDay(today)}
    <span className="figures ml-3 font-normal text-ink-soft">{formatTime(now)}</span>
  </>
);

const Aside = () => (
  <div className="flex flex-wrap items-center gap-2 max-md:w-full">
    <LinkButton to="/staff/scan" kind="plain" size="small" className="px-3!">
      <QrCode className="size-5 max-md:hidden" aria-hidden="true" />
      お迎えパス
    </LinkButton>
    <LinkButton to="/staff/reserves/add" kind="plain" size="small" className="px-3!">
      <UserPlus className="size-5 max-md:hidden" aria-hidden="true" />
      受付
    </LinkButton>
    <PaperButton />
  </div>
);

type DayProps = {
  board: Board;
  day: SelectStaffTodayData;
  todos: readonly Todo[];
  acts: ReturnType<typeof useActs>;
  news: ReturnType<typeof useNews>['items'];
  onNews: () => void;
  sound: boolean;
  onSound: () => void;
  today: TokyoDate;
  now: Date;
};

/** What there is to do, who is here, and every child with its presses. */
function Day({ board, day, todos, acts, news, onNews, sound, onSound, today, now }: DayProps) {
  const { branch } = useStaff();
  const [shown, setShown] = useShownColumn(board, acts);
  const [filter, setFilter] = useState(noFilter);
  const [chosenLayout, chooseLayout] = useTabletChoice('board_look', ['cards', 'rows']);
  const [morning, setMorning] = useState<number | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const [settings] = day.reserve_settings;
  const alarms = { late: settings?.late_alarm_minutes ?? 0, overdue: settings?.overdue_alarm_minutes ?? 0 };
  const many = childCount(allEntries(board)) > cardsUpTo;
  const layout = chosenLayout ?? (many ? 'rows' : 'cards');
  const findable = layout === 'rows' || many;
  const searching = findable && isFiltering(filter);
  const found = searching ? filteredBoard(board, filter) : board;
  function filterBy(next: typeof filter) {
    setFilter(next);
    // Search results appear right under the bar, however far the page was scrolled.
    if (next.row !== filter.row) top.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <>
      <div className="flex items-start gap-1.5">
        <div className="min-w-0 flex-1">
          <TodoPart todos={[...todos, ...morningTodos(board, setMorning)]} />
        </div>
        <BoardChoices {...{ layout, sound, onSound }} onLook={chooseLayout} />
      </div>
      <div ref={top} className="scroll-mt-14" />
      <DayHead
        summary={summaryOf(board, now, today, alarms)}
        news={news.length}
        onNews={onNews}
        staffing={<StaffingNow branch_id={branch.id} today={today} />}
      >
        {findable && <FindBar {...{ board, filter }} onFilter={filterBy} />}
      </DayHead>
      <BoardTabs board={found} shown={shown} onShow={setShown} />
      <BoardView
        {...{ layout, searching, shown, now, today, alarms }}
        board={found}
        cancelled={recentlyCancelled(day.cancelled, now)}
        nextKey={nextArrival(board, now, alarms)?.key}
        problemIn={acts.problemIn}
        newsOf={(reserve_id) => news.find((item) => item.reserve_id === reserve_id)?.kind}
        onAct={acts.act}
      />
      <ActDialogs {...{ board, acts, now }} />
      <MorningAsked board={board} formId={morning} onClose={() => setMorning(null)} />
    </>
  );
}

/** A phone shows one column: at first who is still to come, or else who is here; then the one with the message of a refused press. */
function useShownColumn(board: Board, { refusal, problemIn }: ReturnType<typeof useActs>) {
  const state = useState<BoardColumn>(board.coming.length === 0 && board.present.length > 0 ? 'present' : 'coming');
  const pressed = refusal && entryOf(board, refusal.tap.reserve_id, refusal.tap.children ?? []);
  const problemColumn = pressed && problemIn(pressed) ? pressed.column : null;
  const setShown = state[1];
  useEffect(() => {
    if (problemColumn) setShown(problemColumn);
  }, [problemColumn]);
  return state;
}

type ActDialogsProps = Pick<DayProps, 'board' | 'acts' | 'now'>;

/** What a press may ask before it is taken. */
function ActDialogs({ board, acts, now }: ActDialogsProps) {
  const { asked } = acts;
  return (
    <>
      <TimeDialog
        key={asked && `${asked.reserve_id} ${asked.children.join(' ')} ${asked.act}`}
        question={asked}
        entry={asked && entryOf(board, asked.reserve_id, asked.children)}
        now={now}
        onClose={acts.closeQuestion}
        onSet={acts.setTime}
      />
      <PickUpDialog entry={acts.leaving} onClose={acts.closeQuestion} onFetched={acts.leaveWith} />
      <ArrivalWarningDialog problem={acts.doubt} onTake={acts.takeNevertheless} onLeave={acts.dismissWarning} />
    </>
  );
}

type MorningAskedProps = { board: Board; formId: number | null; onClose: () => void };

function MorningAsked({ board, formId, onClose }: MorningAskedProps) {
  const asking = attentionChildren(board).find(({ form }) => form.id === formId);
  if (asking === undefined) return null;
  const { child, entry, form } = asking;
  return (
    <MorningDialog
      key={`${form.id} ${form.version}`}
      name={child.name}
      reserve={entry.reserve}
      sent={form}
      isOpen
      onClose={onClose}
    />
  );
}
