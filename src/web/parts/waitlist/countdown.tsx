import { useEffect, useEffectEvent, useState } from 'react';
import { epochOf, type Instant } from '../../../domain/time.ts';
import { serverNow } from '../../data/server-clock.ts';

/** The seconds left when it is read out, once (WCAG 2.2.1). */
const announcedAt = 60;

type CountdownProps = {
  until: Instant;
  /** Read out once, a minute before the end. */
  announcement: string;
  /** Instead of the time, once it is over. */
  over: string;
  /** Once, when it is over. */
  onEnd?: () => void;
  className?: string;
};

/** Time left by the server's clock, second by second: quiet to the eye and, but for one sentence near the end, to a screen reader. */
export function Countdown({ until, announcement, over, onEnd, className = '' }: CountdownProps) {
  const secondsLeft = () => Math.max(0, Math.ceil((epochOf(until) - serverNow().getTime()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  const end = useEffectEvent(() => onEnd?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew only for another moment
  useEffect(() => {
    let ended = false;
    const count = () => {
      const left = secondsLeft();
      setSeconds(left);
      if (left > 0 || ended) return;
      ended = true;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [until]);
  const near = seconds <= announcedAt;
  return (
    <>
      <span role="timer" className={`figures font-bold whitespace-nowrap ${near ? 'text-ask' : ''} ${className}`}>
        {seconds === 0 ? over : `あと${leftText(seconds)}`}
      </span>
      <span role="status" className="sr-only">
        {near && (seconds === 0 ? over : announcement)}
      </span>
    </>
  );
}

/** 1時間5分, 29分08秒, 45秒 */
export function leftText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)}時間${minutes % 60}分`;
  const rest = String(seconds % 60);
  return minutes > 0 ? `${minutes}分${rest.padStart(2, '0')}秒` : `${rest}秒`;
}
