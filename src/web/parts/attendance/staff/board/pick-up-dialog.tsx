import { withSan } from '../../../../../domain/text/called-name.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DoorForm, type HandOverSaid } from '../door/door-form.tsx';
import { type BoardEntry, namesOf } from './board.ts';

type PickUpDialogProps = {
  /** The children who leave; null: closed. */
  entry: BoardEntry | null;
  onClose: () => void;
  onFetched: (entry: BoardEntry, said: HandOverSaid) => void;
};

/** The person picking up is not the usual one, or someone is barred: staff choose who came. */
export function PickUpDialog({ entry, onClose, onFetched }: PickUpDialogProps) {
  return (
    <Dialog
      steady
      title={entry ? `${withSan(namesOf(entry))}のお迎えの方` : ''}
      isOpen={entry !== null}
      onClose={onClose}
    >
      {entry && (
        <DoorForm
          key={entry.key}
          reserve={entry.reserve}
          leaving={entry.children.map(({ detail }) => detail)}
          act="降園にする"
          onHandOver={(said) => onFetched(entry, said)}
        />
      )}
    </Dialog>
  );
}
