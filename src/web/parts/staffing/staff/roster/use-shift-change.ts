import { useState } from 'react';
import type { FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { touchedBy, useEdit } from '../../../../console/edit/use-edit.ts';
import { showToast } from '../../../../ui/toast.tsx';

type ShiftFunction = 'staffSaveShift' | 'staffRemoveShift' | 'staffSaveShiftPattern' | 'staffRemoveShiftPattern';

/** A change of the roster: the first try finds out whom it leaves without staff, TouchedDialog names them. */
export function useShiftChange<Name extends ShiftFunction>(name: Name, onDone: () => void) {
  const [sent, setSent] = useState<FunctionPayload<Name>>();
  const edit = useEdit(name, () => {
    showToast('シフトを変更しました');
    onDone();
  });
  const touched = touchedBy(edit.failure);
  return {
    async save(input: FunctionPayload<Name>) {
      setSent(input);
      await edit.save(input);
    },
    busy: edit.busy,
    errors: touched ? {} : edit.errors,
    problem: touched ? undefined : edit.problem,
    conflict: edit.conflict,
    touched,
    confirm: () => sent && void edit.save({ ...sent, confirmed_flag: 1 }),
    dismiss: edit.clear,
  };
}

/** The errors of one part of a form, by the names within it. */
export function errorsUnder(errors: Readonly<Record<string, string>>, part: string): Record<string, string> {
  const start = `${part}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) =>
      path.startsWith(start) ? [[path.slice(start.length), message]] : [],
    ),
  );
}
