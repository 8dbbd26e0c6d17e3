import { Bell, BellOff } from 'lucide-react';
import { playChime } from '../../../../console/chime.ts';
import { useTabletChoice } from '../../../../console/tablet/tablet-choice.ts';
import { Button } from '../../../../ui/button.tsx';

/** Whether this tablet sounds when a look at a sleeping child falls due. */
export function SoundButton() {
  const [sound, choose] = useTabletChoice('board_sound', ['on', 'off']);
  const on = sound === 'on';
  return (
    <Button
      kind="plain"
      size="small"
      className="text-body!"
      aria-pressed={on}
      onClick={() => {
        choose(on ? 'off' : 'on');
        if (!on) playChime();
      }}
    >
      {on ? <Bell className="size-4.5" aria-hidden="true" /> : <BellOff className="size-4.5" aria-hidden="true" />}
      {on ? '音 あり' : '音 なし'}
    </Button>
  );
}
