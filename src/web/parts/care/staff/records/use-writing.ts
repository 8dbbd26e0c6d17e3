import { useRef, useState } from 'react';
import type { FeedingWarning } from '../../../../../domain/care/kitchen.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatClock } from '../../../../../domain/time-format.ts';
import { deviceKey } from '../../../../console/tablet/device-key.ts';
import type { CareCall } from '../../../../console/taps/tap-queue.ts';
import { serverNow } from '../../../../data/server-clock.ts';
import { showToast } from '../../../../ui/toast.tsx';
import type { CaredChild } from './care-day.ts';
import { entryText } from './entry-text.ts';
import { feedingWarningsOf } from './feeding-question.tsx';
import { todayAt } from './moment-field.tsx';
import type { Record as RecordCall } from './use-care.ts';
import { useWriteAt } from './use-write-at.ts';

type LogInput = Extract<CareCall, { name: 'staffWriteChildLog' }>['input'];
export type Values = Omit<LogInput, 'reserve_id' | 'child_id' | 'idempotency_key' | 'at' | 'reason'>;

export type WritingProps = { child: CaredChild; record: RecordCall; onWritten: () => void };

/** The second half of a double press, never a second nappy. */
const samePressMs = 2_000;

/** Writing down one child's day: at once by the line of taps, with another time directly; a doubt about food is asked about first. */
export function useWriting({ child, record, onWritten }: WritingProps) {
  const [time, setTime] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [written, setWritten] = useState<{ words: string; waiting: boolean }>();
  const [asked, setAsked] = useState<{ values: Values; doubts: readonly FeedingWarning[] } | null>(null);
  const late = useWriteAt(child, record);
  const about = { reserve_id: child.reserve_id, child_id: child.child_id };
  const last = useRef({ content: '', at: 0, key: '' });

  /** Pressed again after a lost answer, or twice in a moment, the same entry is the same. */
  function keyOf(content: string): { key: string; again: boolean } {
    const now = serverNow().getTime();
    const again = last.current.content === content && (time !== null || now - last.current.at < samePressMs);
    if (!again) last.current = { content, at: now, key: crypto.randomUUID() };
    return { key: last.current.key, again };
  }
  /** Said when the server has it; what waits says so instead. */
  function done(said: string) {
    setWritten({ words: `${formatClock(serverNow())} ${said}`, waiting: false });
    showToast(`${withSan(child.name)} ${said}`, undefined, `care ${child.key}`);
  }
  const waits = (what: string) =>
    setWritten({ words: `${formatClock(serverNow())} ${what}(未送信。つながりしだい送ります)`, waiting: true });
  /** At once by the line of taps; with another time directly, so that its answer is seen here. */
  async function write(call: CareCall, { what, said }: { what: string; said: string }, again: boolean) {
    if (time === null) {
      if (again) return;
      waits(what);
      const words = { words: `${formatClock(serverNow())} ${said}`, waiting: false };
      return record(child, call, {
        taken: () => setWritten(words),
        said: () => showToast(`${withSan(child.name)} ${said}`, undefined, `care ${child.key}`),
      });
    }
    const at = todayAt(time);
    if (at === null) return setWrong('時刻を入力してください。これからの時刻は登録できません。');
    setWrong(undefined);
    const sent = await late.send(call, at);
    if (sent === null) return;
    // Answered: the next entry is another one.
    last.current = { content: '', at: 0, key: '' };
    if (sent === 'waiting') return waits(`${time} ${what}`);
    onWritten();
    done(`${time} ${said}`);
  }
  function log(values: Values, accepted: readonly FeedingWarning[] = []): Promise<void> {
    const warnings = feedingWarningsOf(child, Number(values.kind)).filter((warning) => !accepted.includes(warning));
    setAsked(warnings.length > 0 ? { values, doubts: warnings } : null);
    if (warnings.length > 0) return Promise.resolve();
    const yes = accepted.length > 0 ? { accepted: [...accepted] } : {};
    const { key, again } = keyOf(JSON.stringify([values, time]));
    const input = { ...about, ...values, ...yes, idempotency_key: key };
    const shown = { ...noValues, ...values, kind: Number(values.kind) } as Parameters<typeof entryText>[0];
    return write({ name: 'staffWriteChildLog', input }, saidOf(entryText(shown)), again);
  }
  function sleep() {
    const { nap } = child;
    const { key, again } = keyOf(`${nap ? 'woke' : 'nap'} ${time}`);
    const call: CareCall = nap
      ? { name: 'staffEndNap', input: { nap_key: nap.idempotency_key } }
      : { name: 'staffBeginNap', input: { ...about, device_key: deviceKey(), idempotency_key: key } };
    void write(call, nap ? { what: '起きた', said: '起きました' } : { what: '寝た', said: '寝ました' }, again);
  }
  return {
    log,
    sleep,
    done,
    waits,
    /** What was written last: the panel stays open. */
    written,
    asked,
    leave: () => setAsked(null),
    moment: { time, onTime: setTime, error: wrong, late },
  };
}
export type Writing = ReturnType<typeof useWriting>;

const saidOf = (what: string) => ({ what, said: `${what}を記録しました` });
const noValues = {
  temperature: null,
  meal_amount: null,
  milk_milliliters: null,
  toilet: null,
  mood: null,
  note: '',
};
