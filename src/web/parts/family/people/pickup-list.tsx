import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SelectMypageFamilyData } from '../../../../contract/operations/generated.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { useAction } from '../../../data/use-action.ts';
import { PickupPhoto } from '../../../files/pickup-photo.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionDialog } from '../../../ui/dialogs/question.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ConfirmPerson } from './confirm-person.tsx';
import { PickupDialog } from './pickup-dialog.tsx';

export type SavedPerson = SelectMypageFamilyData['pickup_people'][number];

type PickupListProps = { people: readonly SavedPerson[]; isPickupLocked: boolean; onChanged: () => void };

/** Who may fetch, to be picked in the reserve form. While it is frozen people are only taken off it. */
export function PickupList({ people, isPickupLocked, onChanged }: PickupListProps) {
  const [edited, setEdited] = useState<SavedPerson | 'new'>();
  const [removing, setRemoving] = useState<SavedPerson>();
  return (
    <section aria-labelledby="pickup-people">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="pickup-people" className="text-lead">
          お迎えの方
        </h2>
        {!isPickupLocked && (
          <Button kind="plain" size="small" onClick={() => setEdited('new')}>
            <Plus className="size-4.5" aria-hidden="true" />
            お迎えの方を追加
          </Button>
        )}
      </div>
      <p className="mt-1 text-note text-ink-soft">
        保護者のほかにお迎えに来る方です。ご予約のときに選べます。はじめてのお迎えでは、園で身分証を確認します。
      </p>
      {people.length === 0 ? (
        <p className="mt-3 rounded-lg bg-cream px-4 py-6">まだ登録がありません。</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-white">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              onEdit={isPickupLocked ? undefined : () => setEdited(person)}
              onRemove={() => setRemoving(person)}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
      <PickupDialog
        person={edited}
        onClose={() => setEdited(undefined)}
        onSaved={(name) => {
          setEdited(undefined);
          showToast(`${withSan(name)}を保存しました`);
          onChanged();
        }}
        onChanged={onChanged}
      />
      <RemoveDialog
        person={removing}
        onClose={() => setRemoving(undefined)}
        onRemoved={() => {
          setRemoving(undefined);
          onChanged();
        }}
      />
    </section>
  );
}

type PersonRowProps = {
  person: SavedPerson;
  /** Not while the list is frozen. */
  onEdit: (() => void) | undefined;
  onRemove: () => void;
  onChanged: () => void;
};

function PersonRow({ person, onEdit, onRemove, onChanged }: PersonRowProps) {
  const name = withSan(person.name);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <PickupPhoto file_key={person.file?.key} name={person.name} />
      <p className="min-w-40 flex-1">
        <span className="font-bold">{name}</span>
        <span className="block text-note text-ink-soft">{person.relation}</span>
        <span className="figures block text-note text-ink-soft">{formatTel(person.tel)}</span>
      </p>
      <span className="flex gap-1">
        {onEdit && (
          <Button kind="quiet" size="small" aria-label={`${name}を変更`} onClick={onEdit}>
            変更
          </Button>
        )}
        <Button kind="quiet" size="small" aria-label={`${name}を外す`} onClick={onRemove}>
          外す
        </Button>
      </span>
      {person.disputed_at && <ConfirmPerson person={person} onConfirmed={onChanged} />}
    </li>
  );
}

type RemoveDialogProps = { person: SavedPerson | undefined; onClose: () => void; onRemoved: () => void };

function RemoveDialog({ person, onClose, onRemoved }: RemoveDialogProps) {
  const { send, busy, text } = useAction('removePickupPerson');
  async function remove() {
    if (!person) return;
    const outcome = await send({ pickup_person_id: person.id });
    if (outcome?.kind !== 'ok') return;
    const { length } = outcome.result.reserve_ids;
    showToast(
      length === 0
        ? `${withSan(person.name)}を外しました`
        : `${withSan(person.name)}を外しました。これからのご予約${length}件は、保護者のお迎えに変わりました`,
    );
    onRemoved();
  }
  return (
    <QuestionDialog
      title={`${withSan(person?.name ?? '')}をリストから外しますか`}
      isOpen={person !== undefined}
      onClose={onClose}
      act="外す"
      busyLabel="外しています"
      busy={busy}
      onAct={() => void remove()}
      problem={text}
    >
      <p>この方がお迎えの予定のご予約は、保護者のお迎えに変わります。</p>
    </QuestionDialog>
  );
}
