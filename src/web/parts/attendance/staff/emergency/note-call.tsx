import { useState } from 'react';
import { emergencyFunctions } from '../../../../../contract/functions/attendance/emergencies.ts';
import { calledPerson, callResult } from '../../../../../domain/staff-codes.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Choice, Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** A call written down right after it was made. */
export function NoteCall({ reserve_id, onNoted }: { reserve_id: number; onNoted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setOpen(true)}>
        電話を記録する
      </Button>
      <Dialog title="電話を記録する" isOpen={open} onClose={() => setOpen(false)}>
        <NoteCallForm
          reserve_id={reserve_id}
          onDone={() => {
            setOpen(false);
            onNoted();
          }}
        />
      </Dialog>
    </>
  );
}

function NoteCallForm({ reserve_id, onDone }: { reserve_id: number; onDone: () => void }) {
  const form = useActionForm(emergencyFunctions, 'staffNotePickUpCall', {
    defaults: {
      called: calledPerson.code.guardian as number,
      result: callResult.code.noAnswer as number,
      expected_time: '',
      note: '',
    },
    payload: (values) => ({ reserve_id, ...values }),
    toast: '電話を記録しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="記録する" busyLabel="記録しています">
      <Choice of={form} name="called" required={false} columns={2} options={cards(calledPerson)} />
      <Choice of={form} name="result" required={false} columns={3} options={cards(callResult)} />
      <Field of={form} name="expected_time" hint="お迎えの時刻を伺えたとき。" />
      <Field of={form} name="note" />
    </ActionForm>
  );
}

const cards = (list: { keys: readonly number[]; label: (key: number) => string }) =>
  list.keys.map((value) => ({ value, title: list.label(value) }));
