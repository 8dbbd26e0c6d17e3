import { useState } from 'react';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { useCareProblems, useCareTaps } from '../../../../console/taps/use-taps.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { DoorForm, type HandOverSaid } from '../door/door-form.tsx';
import { DoorNo } from '../door/door-no.tsx';
import type { Emergency } from './reunion-roll.tsx';

type HandOverProps = {
  row: Emergency['emergency_children'][number];
  onDone: () => Promise<boolean>;
};

/** The same questions as at the door, short: it is written down without connection too. Taken back from the toast. */
export function HandOver({ row, onDone }: HandOverProps) {
  const [open, setOpen] = useState(false);
  const { taps, record } = useCareTaps(onDone);
  const { problems, seen } = useCareProblems();
  const { id: emergency_child_id, reserve, child } = row;
  if (reserve === null || child === null) return null;
  const about = { reserve_id: reserve.id, child_id: child.id };
  const isOwn = (call: (typeof taps)[number]['wish']) =>
    call.name === 'staffHandOverChild' && call.input.emergency_child_id === emergency_child_id;
  const waiting = taps.find(({ wish: call }) => isOwn(call));
  const problem = problems.find(({ tap }) => isOwn(tap.wish));
  const write = (
    input: { handed_to: string | null } & Partial<Omit<HandOverSaid, 'name' | 'tel'>>,
    said?: () => void,
  ) =>
    record(
      about,
      { name: 'staffHandOverChild', input: { ...input, emergency_child_id, accepted: [...(input.accepted ?? [])] } },
      said ? { said } : {},
    );
  function hand({ name, accepted, document, past_reason }: HandOverSaid) {
    setOpen(false);
    seen();
    const undo = { label: '元に戻す', run: () => write({ handed_to: null }) };
    write({ handed_to: name, accepted, document, past_reason }, () =>
      showToast(`${withSan(name)}へのお引き渡しを記録しました`, undo, `handed ${emergency_child_id}`),
    );
  }
  return (
    <div className="no-print grid gap-2">
      {waiting ? (
        <p role="status" className="font-bold">
          お引き渡しを送っています
        </p>
      ) : (
        <Button kind="plain" onClick={() => setOpen(true)}>
          お引き渡し
        </Button>
      )}
      {problem && <DoorNo text={problem.text} />}
      <Dialog steady title={`${withSan(child.name)}のお引き渡し`} isOpen={open} onClose={() => setOpen(false)}>
        <DoorForm reserve={reserve} leaving={[row]} act="引き渡す" onHandOver={hand} />
      </Dialog>
    </div>
  );
}
