import { useState } from 'react';
import * as field from '../../../../../contract/fields.ts';
import { type FetchingPerson, isSameName, pickUpPeople } from '../../../../../domain/reserves/pick-up.ts';
import { fetchedByKind } from '../../../../../domain/reserves/staff-codes.ts';
import { halfWidthDigits } from '../../../../../domain/typed-digits.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { FrozenNotice } from '../../customers/frozen.tsx';
import { type BoardEntry, namesOf } from '../board.ts';

type PickUpDialogProps = {
  /** The children who leave; null: closed. */
  entry: BoardEntry | null;
  onClose: () => void;
  /** `unlisted`: asked twice already. */
  onFetched: (entry: BoardEntry, person: { name: string; tel: string | null }, unlisted: boolean) => void;
};

/** Somebody else than usual fetches the child: the family's people are one touch, anybody else is typed and asked about twice. */
export function PickUpDialog({ entry, onClose, onFetched }: PickUpDialogProps) {
  return (
    <Dialog title={entry ? `${namesOf(entry)}さんのお迎えの方` : ''} isOpen={entry !== null} onClose={onClose}>
      {entry && <PickUpForm entry={entry} onFetched={onFetched} />}
    </Dialog>
  );
}

function PickUpForm({ entry, onFetched }: Pick<PickUpDialogProps, 'onFetched'> & { entry: BoardEntry }) {
  const [typed, setTyped] = useState<{ name: string; tel: string } | null>(null);
  const [asked, setAsked] = useState<{ name: string; tel: string | null } | null>(null);
  const [errors, setErrors] = useState<{ name?: string; tel?: string }>({});
  const people = pickUpPeople(entry.reserve);
  const isFrozen = (entry.reserve.customer?.pickup_freezes.length ?? 0) > 0;
  if (asked) {
    return (
      <div className="grid gap-4">
        <Notice kind="warning" title={`${asked.name}さんは、ご家庭から伺っている方ではありません`} live>
          保護者に電話で確かめ、身分証を見てから、お引き渡しください。
        </Notice>
        <Button onClick={() => onFetched(entry, asked, true)}>確かめました。降園にする</Button>
        <Button kind="plain" onClick={() => setAsked(null)}>
          入力に戻る
        </Button>
      </div>
    );
  }
  function leaveWith({ name, tel }: { name: string; tel: string }) {
    const read = {
      name: field.pick_up_name.safeParse(name.trim()),
      tel: field.optional(field.pick_up_tel).safeParse(tel.trim() === '' ? null : halfWidthDigits(tel)),
    };
    if (!read.name.success || !read.tel.success) {
      return setErrors({
        ...(read.name.error && { name: read.name.error.issues[0]?.message ?? '' }),
        ...(read.tel.error && { tel: read.tel.error.issues[0]?.message ?? '' }),
      });
    }
    const person = { name: read.name.data, tel: read.tel.data };
    if (people.some((known) => isSameName(known.name, person.name))) return onFetched(entry, person, false);
    setAsked(person);
  }
  return (
    <div className="grid gap-3">
      {isFrozen && <FrozenNotice />}
      {people.map((person) => (
        <KnownPerson key={person.name} person={person} onChoose={() => onFetched(entry, person, false)} />
      ))}
      {typed === null ? (
        <Button kind="quiet" onClick={() => setTyped({ name: '', tel: '' })}>
          ここにいない方
        </Button>
      ) : (
        <form
          noValidate
          className="grid gap-3 border-t border-line pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            leaveWith(typed);
          }}
        >
          <TextField
            label="お迎えの方のお名前"
            required
            autoFocus
            autoComplete="off"
            value={typed.name}
            error={errors.name}
            onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          />
          <TextField
            label="電話番号"
            type="tel"
            inputMode="tel"
            autoComplete="off"
            value={typed.tel}
            error={errors.tel}
            onChange={(event) => setTyped({ ...typed, tel: event.target.value })}
          />
          <Button type="submit">この方のお迎えで降園にする</Button>
        </form>
      )}
    </div>
  );
}

function KnownPerson({ person, onChoose }: { person: FetchingPerson; onChoose: () => void }) {
  return (
    <Button kind="plain" className="justify-between!" onClick={onChoose}>
      <span>{person.name}さん</span>
      <span className="text-note font-normal text-ink-soft">{person.relation ?? fetchedByKind.label(person.kind)}</span>
    </Button>
  );
}
