import type { ReactNode } from 'react';
import type { FunctionPayload } from '../../../contract/functions/functions.ts';
import { AskedAction } from './asked-action.tsx';

type Removal =
  | 'headquartersRemovePriceRow'
  | 'headquartersRemoveHoliday'
  | 'headquartersRemoveBatchExclusion'
  | 'headquartersRemoveMunicipality'
  | 'staffDeletePattern';

/** Asks once before something that was planned is taken back. */
export function RemoveDialog<Name extends Removal>(props: {
  name: Name;
  input: FunctionPayload<Name>;
  title: string;
  action: string;
  children: ReactNode;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { action, onRemoved, ...asked } = props;
  return (
    <AskedAction
      {...asked}
      yes={action}
      busyLabel="取り消しています"
      toast="取り消しました"
      onDone={onRemoved}
      onChanged={onRemoved}
    />
  );
}
