import { Bell, BellOff } from 'lucide-react';
import { playChime } from '../../../../console/chime.ts';
import { useSound } from '../../../../console/tablet/use-sound.ts';
import { Button } from '../../../../ui/button.tsx';

/** Whether this screen sounds when a look at a sleeping child falls due. */
export function SoundButton() {
  const { on, heard, choose } = useSound();
  const Icon = heard ? Bell : BellOff;
  return (
    <Button
      kind="plain"
      size="small"
      className="text-body!"
      aria-pressed={on}
      onClick={() => {
        choose(!on || !heard);
        if (!on || !heard) playChime();
      }}
    >
      <Icon className="size-4.5" aria-hidden="true" />
      {heard ? '音 あり' : '音 なし'}
    </Button>
  );
}
