import { Hourglass } from 'lucide-react';
import { useSecondsUntil } from '../../../data/use-seconds-until.ts';
import { secondsText } from './request-text.ts';

/** The seconds left when it is read out, once (WCAG 2.2.1). */
const announcedAt = 60;

type AnswerCountdownProps = {
  due: string | null;
  /** What is counted down to: お返事 to the parent, 回答 to staff. */
  word: 'お返事' | '回答';
  /** Emphasised when this many seconds are left. */
  urgent?: number;
};

/** The time until a branch's answer is due, by the server's clock: quiet, and read out once near the end. */
export function AnswerCountdown({ due, word, urgent = 600 }: AnswerCountdownProps) {
  const seconds = useSecondsUntil(due);
  if (due === null) return null;
  const over = seconds === 0;
  return (
    <span
      className={`figures inline-flex items-center gap-1.5 ${seconds <= urgent ? 'font-bold text-ask' : ''}`}
      data-countdown
    >
      <Hourglass className="size-4.5 shrink-0" aria-hidden="true" />
      {!over && <span role="timer">{`${word}まで あと${secondsText(seconds)}`}</span>}
      {/* One sentence for eye and ear once it is over. */}
      <span role="status" className={over ? '' : 'sr-only'}>
        {over ? `${word}の期限を過ぎました` : seconds <= announcedAt && `${word}の期限まで、1分を切りました。`}
      </span>
    </span>
  );
}
