import { useState } from 'react';
import { useStaffIfAny } from '../../../../console/staff-context.tsx';
import { useAction } from '../../../../data/use-action.ts';
import { useContentKey } from '../../../../form/content-key.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { CaredChild } from '../records/care-day.ts';
import { todayAt } from '../records/moment-field.tsx';

type AddNapProps = { child: CaredChild; onAdded: () => void };

/** A nap nobody wrote down, by a manager: begin, end and why. Looks cannot be added. */
export const AddNap = (props: AddNapProps) => (useStaffIfAny()?.manager ? <AddNapForm {...props} /> : null);

function AddNapForm({ child, onAdded }: AddNapProps) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { send, busy, text } = useAction('staffAddNap');
  const keyOf = useContentKey();
  async function save() {
    const [fell_asleep_at, woke_at] = [todayAt(from), todayAt(until)];
    if (fell_asleep_at === null || woke_at === null) return setWrong('寝た時刻と起きた時刻を入力してください。');
    setWrong(undefined);
    const { reserve_id, child_id } = child;
    const told = { reserve_id, child_id, fell_asleep_at, woke_at, reason };
    const added = await send({ ...told, idempotency_key: keyOf(told) });
    if (added?.kind !== 'ok') return;
    showToast(`${from}〜${until}の睡眠を登録しました`);
    for (const empty of [setFrom, setUntil, setReason]) empty('');
    onAdded();
  }
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold text-ink-soft">
        記録もれの睡眠を登録する(園長)
      </summary>
      <HandForm onSend={save}>
        <p>寝た時刻と起きた時刻だけを登録します。確認の記録は付けられず、確認の記録がない時間として残ります。</p>
        <div className="flex flex-wrap gap-3">
          <TextField
            label="寝た時刻"
            className="w-40"
            type="time"
            autoComplete="off"
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label="起きた時刻"
            className="w-40"
            type="time"
            autoComplete="off"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </div>
        <TextField
          label="あとから登録する理由"
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <ErrorNotice text={wrong ?? text} />
        <Button type="submit" kind="plain" busy={busy} busyLabel="登録しています">
          登録する
        </Button>
      </HandForm>
    </details>
  );
}
