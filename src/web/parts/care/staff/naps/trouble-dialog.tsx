import { useState } from 'react';
import { sleepPosition } from '../../../../../domain/care/log-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type TroubleDialogProps = { name: string | null; onClose: () => void; onRecord: (position: number) => void };

/** Breathing or complexion are not as usual: first help, then the record. */
export function TroubleDialog({ name, onClose, onRecord }: TroubleDialogProps) {
  const [position, setPosition] = useState<number>(sleepPosition.code.back);
  return (
    <Dialog title={name === null ? '' : `${withSan(name)}の呼吸・顔色`} isOpen={name !== null} onClose={onClose}>
      <div className="grid gap-4">
        <Notice kind="error" title="まず声をかけ、体に触れて、ほかの職員を呼んでください">
          反応がない、呼吸がない・おかしいときは、すぐに119番へ電話し、心肺蘇生とAEDを始めてください。記録はそのあとです。
        </Notice>
        <ChoiceGroup legend="見つけたときの体位" columns={2}>
          {sleepPosition.keys.map((each) => (
            <ChoiceCard
              key={each}
              type="radio"
              name="trouble_position"
              title={sleepPosition.label(each)}
              checked={position === each}
              onChange={() => setPosition(each)}
            />
          ))}
        </ChoiceGroup>
        <Button kind="danger" onClick={() => onRecord(position)}>
          いつもと違うと記録する
        </Button>
      </div>
    </Dialog>
  );
}
