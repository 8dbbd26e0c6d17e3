import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { forgetStaffAccount } from '../../../console/staff-account.ts';
import { noteTouch, untouchedFor } from '../../../console/tablet/last-touch.ts';
import { LockNow } from '../../../console/tablet/lock-now.ts';
import { LockScreen } from '../../../console/tablet/lock-screen.tsx';
import { useTablet } from '../../../console/tablet/use-tablet.ts';
import { answers } from '../../../data/browser-data.ts';
import { session } from '../../../session/browser-session.ts';
import { askTabletState } from '../../../session/staff-session.ts';
import { type LockScreenState, lockOwed } from '../../../session/tablet-state.ts';
import { Notice } from '../../../ui/notice.tsx';
import { StaffFrame } from './staff-frame.tsx';

const checkEveryMs = 5_000;

/**
 * A registered tablet locks itself when nobody touches it: the session ends, the page stays where it was, and the next
 * person goes on from there under their own name. On the wall of a room, where there is nothing to press, it waits for the
 * next touch: what is shown stays, nobody goes on from it.
 */
export function TabletGuard({ children }: { children: ReactNode }) {
  const tablet = useTablet();
  const [locked, setLocked] = useState(false);
  const lock = useEffectEvent(async () => {
    if (locked) return;
    setLocked(true);
    // What this tab knows was the last person's to see.
    answers().forget();
    forgetStaffAccount();
    lockOwed.set(!(await session().lock()));
  });
  const onWall = useLocation().pathname === '/staff/care/wall';
  const minutes = tablet?.lock_minutes ?? null;
  useEffect(() => {
    if (minutes === null) return;
    const check = () => {
      if (untouchedFor() > minutes * 60_000) void lock();
    };
    const touched = () => {
      if (onWall) check();
      noteTouch();
    };
    if (!onWall) {
      check();
      noteTouch();
    }
    const timer = setInterval(() => !onWall && check(), checkEveryMs);
    window.addEventListener('pointerdown', touched, true);
    window.addEventListener('keydown', touched, true);
    if (!onWall) document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', touched, true);
      window.removeEventListener('keydown', touched, true);
      document.removeEventListener('visibilitychange', check);
    };
  }, [minutes, onWall]);
  if (locked) return <Locked onIn={() => setLocked(false)} />;
  return <LockNow value={() => void lock()}>{children}</LockNow>;
}

function Locked({ onIn }: { onIn: () => void }) {
  const [state, setState] = useState<LockScreenState | 'lost'>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const load = useEffectEvent(async () => {
    const answer = await askTabletState();
    if (answer === null) return navigate('/staff/login', { replace: true });
    setState(answer ?? 'lost');
  });
  useEffect(() => {
    const again = () => void load();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  if (state === undefined) return <main id="main" className="min-h-dvh" aria-busy="true" />;
  if (state === 'lost') return <LockedWithoutConnection />;
  return (
    <StaffFrame>
      <LockScreen
        state={state}
        onIn={() => void revalidate().then(onIn)}
        onPassword={() => void navigate('/staff/login?by=password')}
        onRefused={() => void load()}
      />
    </StaffFrame>
  );
}

/** A full page load, so that the roll stored on the tablet answers (public/sw.js). */
function LockedWithoutConnection() {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center gap-5 px-4">
      <h1 className="text-h2">ロックしました</h1>
      <Notice kind="warning" live>
        サーバーにつながっていません。今日この端末でログインした人は、名簿を見ることができます。
      </Notice>
      <a href="/staff/today" className="text-link inline-flex min-h-11 items-center font-bold">
        今日の名簿を見る
      </a>
    </main>
  );
}
