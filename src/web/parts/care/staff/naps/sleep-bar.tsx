import { OctagonAlert, Siren, VolumeX } from 'lucide-react';
import { isRed, soundsHere } from '../../../../../domain/care/sleep-watch.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { unlockSound } from '../../../../console/chime.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { deviceKey } from '../../../../console/tablet/device-key.ts';
import { useSound } from '../../../../console/tablet/use-sound.ts';
import { useTablet } from '../../../../console/tablet/use-tablet.ts';
import { useAlarmSound } from '../../../../console/use-alarm-sound.ts';
import { useServerSecond } from '../../../../console/use-second.ts';
import { useAction } from '../../../../data/use-action.ts';
import { browserNow } from '../../../../session/browser-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { alarmText } from './nap-state.ts';
import { unheardMs, useBeatHeard, useScreenAwake, useSleepBeat, useTestTone } from './use-sleep-beat.ts';
import { useSleepers } from './use-sleepers.ts';
import { sleepRooms, type WatchedSleeper } from './watched-sleepers.ts';

/** So many are named in the bar; the page has all. */
const named = 3;

/**
 * On every page of the console: this screen watches, and while a look at a sleeping child is owed a bar says so that cannot be closed.
 * Interval, sound and screens: src/domain/care/sleep-watch.ts.
 */
export function SleepBar() {
  const { branch } = useStaff();
  const now = useServerSecond();
  const tablet = useTablet();
  const { heard } = useSound();
  const { sleepers, otherSeconds, reload } = useSleepers(now);
  const beatHeard = useBeatHeard();
  const device = deviceKey();
  const mine = sleepers.some(({ watch: { owner } }) => owner.kind === 'round' && owner.round.device_key === device);
  useSleepBeat(branch.id, heard);
  useScreenAwake(mine);
  useTestTone(tablet !== null);
  const settings = { sleep_other_tablets_seconds: otherSeconds };
  const calling = sleepers.some(({ watch }) => soundsHere(watch, device, settings, now));
  useAlarmSound(calling, heard);
  const red = sleepers.filter(({ watch }) => isRed(watch));
  const unheard = mine && beatHeard > 0 && browserNow() - beatHeard > unheardMs;
  const mute = sleepers.length > 0 && !heard && (tablet !== null || calling);
  if (red.length === 0 && !mute && !unheard) return null;
  return (
    <div className="sticky top-14 z-25">
      {red.length > 0 && <RedBar red={red} onTaken={() => void reload()} />}
      {unheard && (
        <p role="alert" className="bg-wrong px-4 py-1.5 font-bold text-white">
          この端末はつながっていません。担当の午睡は、ほかの端末と園長にも赤く出ています。
        </p>
      )}
      {mute && <MuteLine />}
    </div>
  );
}

function RedBar({ red, onTaken }: { red: readonly WatchedSleeper[]; onTaken: () => void }) {
  const unusual = red.filter(({ watch }) => watch.alarm !== null);
  const [first] = unusual;
  const dark = sleepRooms(red).filter(({ owner }) => owner.kind === 'everybody' && owner.silent !== null);
  const title = unusual.length > 0 ? 'すぐに確認してください' : '午睡の確認の時刻です';
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-2 border-wrong bg-wrong-soft px-3 leading-snug md:px-4"
    >
      <OctagonAlert className="size-6 shrink-0 text-wrong" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <strong className="text-lead text-wrong">
          {title}
          <span className="figures">({red.length}名)</span>
        </strong>{' '}
        {red.slice(0, named).map(sleeperText).join('、')}
        {red.length > named && ` ほか${red.length - named}名`}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        {dark.map((room) => (
          <TakeRound key={room.id} room={room} onTaken={onTaken} />
        ))}
        {first && (
          <LinkButton to={`/staff/emergency?sleeper=${first.key}`} kind="danger" size="small" className="text-body!">
            <Siren className="size-5" aria-hidden="true" />
            119・緊急
          </LinkButton>
        )}
        <LinkButton to="/staff/care" kind="plain" size="small" className="text-body!">
          確認する
        </LinkButton>
      </div>
    </div>
  );
}

function sleeperText({ name, watch }: WatchedSleeper): string {
  if (watch.alarm !== null) return `${name} ${alarmText[watch.alarm]}`;
  return watch.overdue ? `${name} ${formatTime(watch.due_at)}` : `${name} 担当の端末から連絡がありません`;
}

/** The round of a room, taken by name: whoever had it has it no more. */
export function TakeRound({ room, onTaken }: { room: { id: number | null; name: string }; onTaken: () => void }) {
  const { branch, account } = useStaff();
  const { send, busy, text } = useAction('staffTakeSleepRound');
  async function take() {
    const taken = await send({ branch_id: branch.id, branch_room_id: room.id, device_key: deviceKey() });
    if (taken?.kind === 'ok') onTaken();
  }
  return (
    <>
      <Button size="small" className="text-body!" busy={busy} busyLabel="引き継いでいます" onClick={take}>
        {room.name}を{account.name}が見る
      </Button>
      {text && <span className="font-bold text-wrong">{text}</span>}
    </>
  );
}

function MuteLine() {
  const { choose } = useSound();
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-b border-ask bg-ask-soft px-4 py-1">
      <VolumeX className="size-5 shrink-0 text-ask" aria-hidden="true" />
      <span className="font-bold">この端末は、午睡の知らせの音が出ません。</span>
      <Button
        kind="plain"
        size="small"
        className="text-body!"
        onClick={() => {
          choose(true);
          unlockSound();
        }}
      >
        音を出す
      </Button>
    </p>
  );
}
