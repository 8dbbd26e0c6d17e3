import { useState } from 'react';
import { isGuarded } from '../../../../../domain/attendance/door/hand-over.ts';
import { childAttendance } from '../../../../../domain/codes.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { useServerNow, useServerToday } from '../../../../data/server-clock.ts';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DoorForm } from '../door/door-form.tsx';
import { doorFacts } from '../door/facts.ts';
import { StayDialog } from '../open-stays/stay-dialog.tsx';
import { ActDialog, type ActQuestion } from './act-dialog.tsx';
import { type ActChild, type ActReserve, childActs, hasAttendance, isStayOpen, type PageAct } from './possible-acts.ts';
import { useReserveActs } from './use-reserve-acts.ts';

const { expected, present, left } = childAttendance.code;
const tones: Readonly<Record<number, BadgeTone>> = { 1: 'ask', 2: 'trust', 3: 'no', 4: 'wrong' };
const words: Readonly<Record<PageAct, string>> = {
  check_in: '登園',
  check_out: '降園',
  no_show: '来園なし',
  undo: '元に戻す',
  time: '時刻を直す',
};

/** All board actions on the reserve's own page: today for all staff, past days only for a manager with a reason. */
export function AttendanceActs({ reserve, onChanged }: { reserve: ActReserve; onChanged: () => void }) {
  const { manager } = useStaff();
  const today = useServerToday();
  const now = useServerNow();
  const acts = useReserveActs(reserve, onChanged);
  const [question, setQuestion] = useState<ActQuestion | null>(null);
  const [telling, setNotifying] = useState(false);
  const [leaving, setLeaving] = useState<readonly ActChild[] | null>(null);
  if (!hasAttendance(reserve, today)) return null;
  const past = reserve.reserve_date < today;
  const children = reserve.reserve_details;
  const together = (status: number) => children.filter(({ attendance_status }) => attendance_status === status);

  /** If anyone is barred, ask who picks up. */
  function leave(these: readonly ActChild[]) {
    if (isGuarded(doorFacts(reserve, these))) return setLeaving(these);
    void acts.leave(these);
  }
  function press(child: ActChild, act: PageAct) {
    if (act === 'time' || (act === 'undo' && past)) return setQuestion({ act, child });
    if (act === 'check_in') return void acts.come([child]);
    if (act === 'check_out') return leave([child]);
    return void (act === 'no_show' ? acts.miss([child]) : acts.takeBack(child));
  }
  const allowed = (child: ActChild): PageAct[] => {
    const possible = childActs(reserve, child, now);
    if (!past) return possible;
    // Children still open are recorded together, in the dialog below.
    const recorded = child.attendance_status !== expected;
    return manager && recorded ? possible.filter((act) => act === 'undo' || act === 'time') : [];
  };
  return (
    <section aria-labelledby="attendance">
      <h2 id="attendance" className="mb-2 text-lead">
        登園・降園
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-white">
        {children.map((child) => (
          <ChildRow
            key={child.child_id}
            child={child}
            allowed={allowed(child)}
            busy={acts.busy}
            onPress={(act) => press(child, act)}
          />
        ))}
      </ul>
      {!past && children.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {together(expected).length > 1 && (
            <Button disabled={acts.busy} onClick={() => void acts.come(together(expected))}>
              {together(expected).length}人まとめて登園
            </Button>
          )}
          {together(present).length > 1 && (
            <Button disabled={acts.busy} onClick={() => leave(together(present))}>
              {together(present).length}人まとめて降園
            </Button>
          )}
        </div>
      )}
      <Dialog title="お迎えの方" isOpen={leaving !== null} onClose={() => setLeaving(null)}>
        {leaving && (
          <DoorForm
            reserve={reserve}
            leaving={leaving}
            busy={acts.busy}
            act="降園にする"
            onHandOver={(said) => {
              setLeaving(null);
              void acts.leave(leaving, {}, said);
            }}
          />
        )}
      </Dialog>
      {past && isStayOpen(reserve) && (
        <div className="mt-3">
          {manager ? (
            <Button onClick={() => setNotifying(true)}>登降園を登録する</Button>
          ) : (
            <Notice>終わった日の登園・降園は、園長が理由をそえて登録します。園長に伝えてください。</Notice>
          )}
        </div>
      )}
      {acts.text && question === null && <ActProblem acts={acts} />}
      <ActDialog
        question={question}
        reserve={reserve}
        past={past}
        now={now}
        busy={acts.busy}
        problem={acts.text}
        onClose={() => setQuestion(null)}
        onSend={async ({ act, child }, said) => {
          const taken = act === 'time' ? await acts.setTime(child, said) : await acts.takeBack(child, said);
          if (taken) setQuestion(null);
        }}
      />
      <StayDialog
        stay={telling ? reserve : null}
        onClose={() => setNotifying(false)}
        onDone={() => {
          setNotifying(false);
          onChanged();
        }}
      />
    </section>
  );
}

function ChildState({ child }: { child: ActChild }) {
  const { attendance_status: status, arrived_datetime, left_datetime } = child;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <strong>{child.child?.name}</strong>
      <Badge tone={tones[status] ?? 'no'}>{childAttendance.label(status)}</Badge>
      {arrived_datetime && (
        <span className="figures text-note">
          {formatTime(arrived_datetime)}〜{status === left && left_datetime ? formatTime(left_datetime) : ''}
        </span>
      )}
    </span>
  );
}

/** What was refused, or asked before a child is taken in. */
function ActProblem({ acts }: { acts: ReturnType<typeof useReserveActs> }) {
  return (
    <div className="mt-3">
      <Notice
        kind={acts.doubts ? 'warning' : 'error'}
        live
        action={
          acts.doubts && (
            <Button
              size="small"
              busy={acts.busy}
              busyLabel="登録しています"
              onClick={() => void acts.comeNevertheless()}
            >
              確かめたので登録する
            </Button>
          )
        }
      >
        {acts.text}
      </Notice>
    </div>
  );
}

type ChildRowProps = { child: ActChild; allowed: readonly PageAct[]; busy: boolean; onPress: (act: PageAct) => void };

function ChildRow({ child, allowed, busy, onPress }: ChildRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <ChildState child={child} />
      <span className="ml-auto flex flex-wrap items-center gap-x-1">
        {allowed.map((act) => (
          <Button
            key={act}
            kind={act === 'check_in' || act === 'check_out' ? 'plain' : 'quiet'}
            size="small"
            disabled={busy}
            onClick={() => onPress(act)}
            aria-label={`${child.child?.name ?? ''} ${words[act]}`}
          >
            {act === 'time' && child.attendance_status === expected ? '時刻を指定' : words[act]}
          </Button>
        ))}
      </span>
    </li>
  );
}
