import { deviceKey } from '../../../../console/tablet/device-key.ts';
import { useServerSecond } from '../../../../console/use-second.ts';
import { TakeRound } from './sleep-bar.tsx';
import { useSleepers } from './use-sleepers.ts';
import { type SleepRoom, sleepRooms } from './watched-sleepers.ts';

/** Who looks after which room's sleepers, at which screen; taken over by a tap. */
export function SleepRoomList() {
  const { sleepers, reload } = useSleepers(useServerSecond());
  return (
    <ul className="mb-2 grid gap-1" aria-label="午睡の担当">
      {sleepRooms(sleepers).map((room) => (
        <li
          key={room.id}
          className={`flex min-h-12 flex-wrap items-center gap-x-3 rounded-md border px-3 py-1 ${ownerStyle(room)}`}
        >
          <span className="font-bold">
            {room.name} <span className="figures font-normal">{room.asleep}名</span>
          </span>
          <span className="flex-1">{ownerText(room)}</span>
          {!isHere(room) && <TakeRound room={room} onTaken={() => void reload()} />}
        </li>
      ))}
    </ul>
  );
}

const isHere = ({ owner }: SleepRoom): boolean => owner.kind === 'round' && owner.round.device_key === deviceKey();

const ownerStyle = ({ owner }: SleepRoom): string => {
  if (owner.kind === 'round') return 'border-line bg-white';
  return owner.silent ? 'border-wrong bg-wrong-soft' : 'border-ask bg-ask-soft';
};

function ownerText(room: SleepRoom): string {
  const { owner } = room;
  if (owner.kind === 'round') return `担当 ${owner.round.account_name}${isHere(room) ? '(この端末)' : '(ほかの端末)'}`;
  if (owner.silent) return `${owner.silent.account_name}の端末から連絡がありません。引き継いでください`;
  return '担当が決まっていません。すべての端末で鳴ります';
}
