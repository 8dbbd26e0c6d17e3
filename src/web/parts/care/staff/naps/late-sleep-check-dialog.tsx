import { useState } from 'react';
import { entryTime } from '../../../../../domain/care/entry-time.ts';
import { sleepPosition } from '../../../../../domain/care/log-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { serverNow } from '../../../../data/server-clock.ts';
import { useContentKey } from '../../../../form/content-key.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import type { CaredChild, Nap } from '../records/care-day.ts';
import { MomentField, todayAt } from '../records/moment-field.tsx';
import type { Record as RecordCall } from '../records/use-care.ts';
import { useWriteAt } from '../records/use-write-at.ts';

/** A look that was made but not written down at its time. */
export type LateSleepCheck = { child: CaredChild; nap: Nap; due_at: Date };
type LateSleepCheckProps = {
  late: LateSleepCheck | null;
  limits: Parameters<typeof entryTime>[2] | undefined;
  record: RecordCall;
  onClose: () => void;
  onWritten: () => void;
};

/** One look of one child, with the time it was made: marked as late, after a while a manager's. */
export function LateSleepCheckDialog({ late, ...form }: LateSleepCheckProps) {
  return (
    <Dialog title="確認した時刻を入れて記録" isOpen={late !== null} onClose={form.onClose}>
      {late && (
        <LateSleepCheckForm key={`${late.nap.idempotency_key} ${late.due_at.getTime()}`} late={late} {...form} />
      )}
    </Dialog>
  );
}

const { prone } = sleepPosition.code;

type FormProps = LateSleepCheckProps & { late: LateSleepCheck };

/** What was seen at which time, and its way to the server: the same look twice is one. */
function useLateSleepCheck({ late: { child, nap }, limits, record, onClose, onWritten }: FormProps) {
  // Not the missed round: what is written is when somebody really looked.
  const [time, setTime] = useState('');
  const [position, setPosition] = useState<number | null>(null);
  const [turned, setTurned] = useState<boolean | null>(null);
  const [wrong, setWrong] = useState<{ time?: string; position?: string; reason?: string }>({});
  const keyOf = useContentKey();
  const late = useWriteAt(child, record);
  const asked = todayAt(time);
  const isLate = asked !== null && limits !== undefined && entryTime(new Date(asked), serverNow(), limits).late;
  const asksReason = late.asksReason || isLate;
  async function save() {
    const at = todayAt(time);
    if (at === null) return setWrong({ time: '時刻を入力してください。これからの時刻は登録できません。' });
    if (position === null) return setWrong({ position: '体位を選んでください。' });
    if (position === prone && turned === null)
      return setWrong({ position: '仰向けに直したかどうかを選んでください。' });
    if (asksReason && late.reason.trim() === '') return setWrong({ reason: '遅れて記録する理由を入力してください。' });
    setWrong({});
    const input = {
      nap_key: nap.idempotency_key,
      position,
      breathing_flag: true,
      turned_flag: position === prone && turned === true,
      idempotency_key: keyOf({ at, position, turned }),
    };
    const sent = await late.send({ name: 'staffCheckSleep', input }, at);
    if (sent === null) return;
    onWritten();
    onClose();
    // What waits for the connection is said by the page, with its age, until the server has it.
    if (sent === 'taken') showToast(`${withSan(child.name)} ${time}の確認を記録しました`);
  }
  return { time, setTime, position, setPosition, turned, setTurned, wrong, late: { ...late, asksReason }, save };
}

function LateSleepCheckForm(props: FormProps) {
  const { time, setTime, position, setPosition, turned, setTurned, wrong, late, save } = useLateSleepCheck(props);
  return (
    <HandForm onSend={save}>
      <p className="font-bold">{withSan(props.late.child.name)}</p>
      <p className="text-ink-soft">
        実際に確認した時刻と体位を入力してください。確認していない回は記録しないでください。あとから書いた記録には印がつきます。
      </p>
      <MomentField
        time={time}
        onTime={(next) => setTime(next ?? '')}
        error={wrong.time}
        reasonError={wrong.reason}
        late={late}
        fixed
      />
      <ChoiceGroup legend="体位(呼吸・顔色はいつもどおり)" columns={2} error={wrong.position}>
        {sleepPosition.keys.map((each) => (
          <ChoiceCard
            key={each}
            type="radio"
            name="position"
            title={sleepPosition.label(each)}
            checked={position === each}
            onChange={() => setPosition(each)}
          />
        ))}
      </ChoiceGroup>
      {position === prone && (
        <ChoiceGroup legend="そのあと" columns={2}>
          {[true, false].map((each) => (
            <ChoiceCard
              key={String(each)}
              type="radio"
              name="turned"
              title={each ? '仰向けに直した' : 'うつぶせのまま'}
              checked={turned === each}
              onChange={() => setTurned(each)}
            />
          ))}
        </ChoiceGroup>
      )}
      <Button type="submit" busy={late.busy} busyLabel="記録しています">
        記録する
      </Button>
    </HandForm>
  );
}
