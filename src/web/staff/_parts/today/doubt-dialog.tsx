import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { TapProblem } from './use-taps.ts';

type DoubtDialogProps = { problem: TapProblem | null; onTake: (problem: TapProblem) => void; onLeave: () => void };

const doubtText = {
  check_in: { title: 'このまま登園にしますか', yes: '登園にする' },
  check_out: { title: 'この方にお引き渡ししますか', yes: '確かめました。降園にする' },
} as const;

/** Hours early or warm, or a person the family has not named: somebody says yes before the child is taken in or handed over. */
export function DoubtDialog({ problem, onTake, onLeave }: DoubtDialogProps) {
  const words = doubtText[problem?.tap.kind === 'check_out' ? 'check_out' : 'check_in'];
  return (
    <Dialog
      question
      title={words.title}
      isOpen={problem !== null}
      onClose={onLeave}
      actions={
        problem && (
          <>
            <Button kind="plain" onClick={() => onTake(problem)}>
              {words.yes}
            </Button>
            <Button onClick={onLeave}>やめる</Button>
          </>
        )
      }
    >
      <p>{problem?.text}</p>
    </Dialog>
  );
}
