import { useState } from 'react';
import { formatTime } from '../../../../domain/time-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import {
  type ForgottenStay,
  isPresent,
  nothingTold,
  type OpenChild,
  openChildren,
  plannedTimes,
  type ToldChild,
  toldPayload,
  toldProblem,
} from './told-stay.ts';

/** Arrival and leaving in one press; siblings together, or each with its own times. */
export function TimesForm({ stay, onDone }: { stay: ForgottenStay; onDone: () => void }) {
  const children = openChildren(stay);
  const alike = children.every((child) => isPresent(child) === (children[0] !== undefined && isPresent(children[0])));
  const [apart, setApart] = useState(!alike);
  const [told, setTold] = useState<Readonly<Record<number, ToldChild>>>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { send, busy, text } = useAction('staffRecordStay');
  const toldOf = (child: OpenChild): ToldChild => told[apart ? child.child_id : 0] ?? nothingTold;
  const shown = apart ? children : children.slice(0, 1);
  const tell = (child: OpenChild, change: Partial<ToldChild>) =>
    setTold({ ...told, [apart ? child.child_id : 0]: { ...toldOf(child), ...change } });
  const wrongReason = reason.trim() === '' ? '理由を入力してください。' : undefined;
  async function save() {
    setTried(true);
    if (wrongReason || children.some((child) => toldProblem(child, toldOf(child)))) return;
    const result = await send({ reserve_id: stay.id, children: toldPayload(stay, toldOf), reason });
    if (result?.kind !== 'ok') return;
    showToast('登園と降園を登録しました');
    onDone();
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {shown.map((child) => (
        <ChildTimes
          key={child.child_id}
          child={child}
          name={apart ? (child.child?.name ?? '') : undefined}
          mayBeAbsent={apart && children.length > 1 && !isPresent(child)}
          told={toldOf(child)}
          planned={plannedTimes(stay)}
          problem={tried ? toldProblem(child, toldOf(child)) : null}
          onTell={(change) => tell(child, change)}
        />
      ))}
      {children.length > 1 && alike && (
        <Button kind="quiet" size="small" className="justify-self-start px-2!" onClick={() => setApart(!apart)}>
          {apart ? 'きょうだい同じ時刻にする' : 'きょうだいで時刻が違う'}
        </Button>
      )}
      <TextField
        label="理由"
        required
        autoComplete="off"
        maxLength={200}
        hint="操作記録に残ります。"
        value={reason}
        error={tried ? wrongReason : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {text && (
        <Notice kind="error" live>
          {text}
        </Notice>
      )}
      <Button type="submit" busy={busy} busyLabel="登録しています">
        この時刻で登録する
      </Button>
    </form>
  );
}

type ChildTimesProps = {
  child: OpenChild;
  /** Only where each child has its own times. */
  name: string | undefined;
  mayBeAbsent: boolean;
  told: ToldChild;
  planned: ToldChild;
  problem: string | null;
  onTell: (change: Partial<ToldChild>) => void;
};

function ChildTimes({ child, name, mayBeAbsent, told, planned, problem, onTell }: ChildTimesProps) {
  const present = isPresent(child);
  const fill = present ? { left: planned.left } : { arrived: planned.arrived, left: planned.left };
  return (
    <fieldset className="grid gap-3">
      <legend className={name ? 'mb-1.5 font-bold' : 'sr-only'}>{name ?? '登園と降園の時刻'}</legend>
      {mayBeAbsent && (
        <label className="inline-flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={told.absent}
            onChange={(event) => onTell({ absent: event.target.checked })}
            className="size-5 accent-action"
          />
          来園なし
        </label>
      )}
      {!told.absent && (
        <>
          <div className="grid grid-cols-2 gap-3">
            {present ? (
              <p>
                <span className="mb-1.5 block font-bold">登園</span>
                <span className="figures inline-flex min-h-12 items-center">
                  {child.arrived_datetime && formatTime(child.arrived_datetime)}
                </span>
              </p>
            ) : (
              <TextField
                label="登園"
                required
                type="time"
                autoComplete="off"
                value={told.arrived}
                onChange={(event) => onTell({ arrived: event.target.value })}
              />
            )}
            <TextField
              label="降園"
              required
              type="time"
              autoComplete="off"
              value={told.left}
              onChange={(event) => onTell({ left: event.target.value })}
            />
          </div>
          <Button kind="plain" size="small" className="justify-self-start" onClick={() => onTell(fill)}>
            予定どおり({present ? planned.left : `${planned.arrived}〜${planned.left}`})
          </Button>
        </>
      )}
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
