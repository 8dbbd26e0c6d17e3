import type { TapProblem } from '../../../../console/taps/use-taps.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

type ArrivalWarningDialogProps = {
  problem: TapProblem | null;
  onTake: (problem: TapProblem) => void;
  onLeave: () => void;
};

/** Hours early, or a raised temperature: staff must confirm before the child is admitted. */
export function ArrivalWarningDialog({ problem, onTake, onLeave }: ArrivalWarningDialogProps) {
  return (
    <Dialog
      question
      steady
      title="このまま登園にしますか"
      isOpen={problem !== null}
      onClose={onLeave}
      actions={
        problem && (
          <>
            <Button kind="plain" onClick={() => onTake(problem)}>
              登園にする
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
