import { useState } from 'react';
import * as field from '../../../../../contract/fields.ts';
import { type DoorPerson, doorPeople, doorStanding } from '../../../../../domain/attendance/door/door-people.ts';
import { doorRefusalText, doorWarningText } from '../../../../../domain/attendance/door/door-words.ts';
import { askDoor, type DoorWarning, needsDocument } from '../../../../../domain/attendance/door/hand-over.ts';
import { isSameName } from '../../../../../domain/attendance/door/names.ts';
import { type DoorRefusal, fetchedByKind, type IdentityDocument } from '../../../../../domain/staff-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { halfWidthDigits } from '../../../../../domain/text/typed-digits.ts';
import { HandForm } from '../../../../form/hand-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { DocumentChoice, type SeenDocument } from './document-choice.tsx';
import { barsOf, type DoorChild, type DoorReserve, doorFacts } from './facts.ts';
import { PastRefusal } from './past-refusal.tsx';
import { PickupLockNotice } from './pickup-lock.tsx';
import { RefusedPerson } from './refused-person.tsx';

/** Who fetches, and what was said about them. */
export type HandOverSaid = {
  name: string;
  tel: string | null;
  accepted: readonly DoorWarning[];
  document: IdentityDocument | null;
  past_reason: string | null;
};
const plain = { accepted: [], document: null, past_reason: null } as const;

type DoorFormProps = {
  reserve: DoorReserve;
  leaving: readonly DoorChild[];
  busy?: boolean;
  /** Said on the last button. */
  act: string;
  onHandOver: (said: HandOverSaid) => void;
};
type Step =
  | { kind: 'choose' }
  | { kind: 'ask'; name: string; tel: string | null; doubts: readonly DoorWarning[] }
  | { kind: 'refused'; name: string; tel: string | null; refusal: DoorRefusal };

/**
 * Who picks a child up: barred people come first, in red; the family's own people are one tap; anyone else is typed in and
 * asked about. The same rule as the server's, from what the page last read: it holds without connection.
 */
export function DoorForm({ reserve, leaving, busy = false, act, onHandOver }: DoorFormProps) {
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  const facts = doorFacts(reserve, leaving);
  const back = () => setStep({ kind: 'choose' });
  function choose({ name, tel }: { name: string; tel: string | null }) {
    const { refusal, doubts: warnings } = askDoor(facts, { name, tel });
    if (refusal !== null) return setStep({ kind: 'refused', name, tel, refusal });
    if (warnings.length > 0) return setStep({ kind: 'ask', name, tel, doubts: warnings });
    onHandOver({ name, tel, ...plain });
  }
  if (step.kind === 'refused') {
    const { name, tel } = step;
    return (
      <PastRefusal
        text={doorRefusalText(step.refusal, name)}
        busy={busy}
        onPast={(said) => onHandOver({ name, tel, accepted: [], ...said })}
        onBack={back}
      />
    );
  }
  if (step.kind === 'ask') {
    const { name, tel, doubts: warnings } = step;
    return (
      <AskedTwice
        {...{ name, doubts: warnings, busy, act, onBack: back }}
        onYes={(document) => onHandOver({ name, tel, accepted: warnings, document, past_reason: null })}
      />
    );
  }
  const people = doorPeople(reserve.door_people);
  const bars = barsOf(leaving);
  const isBarred = ({ name }: DoorPerson) => bars.some((bar) => isSameName(bar.name, name));
  const mayFetch = (person: DoorPerson) => person.standing === doorStanding.code.mayFetch && !isBarred(person);
  return (
    <div className="grid gap-3">
      {facts.frozen && <PickupLockNotice />}
      {bars.map((bar) => (
        <RefusedPerson
          key={bar.id}
          name={bar.name}
          relation={bar.relation}
          word="引き渡し禁止"
          file_key={bar.file?.key}
          onChoose={() => choose({ name: bar.name, tel: null })}
        />
      ))}
      {people
        .filter((person) => !mayFetch(person) && !isBarred(person))
        .map((person) => (
          <RefusedPerson
            key={person.name}
            name={person.name}
            relation={person.relation ?? ''}
            word={person.standing === doorStanding.code.disputed ? '確認がとれていない方です。' : ''}
            onChoose={() => choose(person)}
          />
        ))}
      {people.filter(mayFetch).map((person) => (
        <Button
          key={person.name}
          kind="plain"
          className="justify-between!"
          disabled={busy}
          onClick={() => choose(person)}
        >
          <span>{withSan(person.name)}</span>
          <span className="text-note font-normal text-ink-soft">
            {person.relation ?? fetchedByKind.label(person.kind)}
          </span>
        </Button>
      ))}
      <SomebodyElse act={act} onTyped={choose} />
    </div>
  );
}

type AskedTwiceProps = {
  name: string;
  doubts: readonly DoorWarning[];
  busy: boolean;
  act: string;
  onYes: (document: IdentityDocument | null) => void;
  onBack: () => void;
};

function AskedTwice({ name, doubts: warnings, busy, act, onYes, onBack }: AskedTwiceProps) {
  const [document, setDocument] = useState<SeenDocument | null>(null);
  const [tried, setTried] = useState(false);
  const near = warnings.some(needsDocument);
  function press() {
    setTried(true);
    if (document !== null) onYes(document === 'none' ? null : document);
  }
  return (
    <div className="grid gap-4">
      <Notice kind={near ? 'error' : 'warning'} title={doorWarningText(warnings, name)} live />
      <DocumentChoice
        value={document}
        onChange={setDocument}
        none={near ? null : '見ていない(保護者に電話で確かめた)'}
        error={tried && document === null ? '見た身分証を選択してください。' : undefined}
      />
      <Button busy={busy} busyLabel="登録しています" onClick={press}>
        確かめました。{act}
      </Button>
      <Button kind="plain" onClick={onBack}>
        選び直す
      </Button>
    </div>
  );
}

function SomebodyElse({
  act,
  onTyped,
}: {
  act: string;
  onTyped: (person: { name: string; tel: string | null }) => void;
}) {
  const [typed, setTyped] = useState<{ name: string; tel: string } | null>(null);
  const [errors, setErrors] = useState<{ name?: string; tel?: string }>({});
  if (typed === null) {
    return (
      <Button kind="quiet" onClick={() => setTyped({ name: '', tel: '' })}>
        ここにいない方
      </Button>
    );
  }
  function read({ name, tel }: { name: string; tel: string }) {
    const found = {
      name: field.pick_up_name.safeParse(name.trim()),
      tel: field.optional(field.pick_up_tel).safeParse(tel.trim() === '' ? null : halfWidthDigits(tel)),
    };
    if (found.name.success && found.tel.success) return onTyped({ name: found.name.data, tel: found.tel.data });
    setErrors({
      ...(found.name.error && { name: found.name.error.issues[0]?.message ?? '' }),
      ...(found.tel.error && { tel: found.tel.error.issues[0]?.message ?? '' }),
    });
  }
  return (
    <HandForm className="grid gap-3 border-t border-line pt-4" onSend={() => read(typed)}>
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
      <Button type="submit">この方のお迎えで{act}</Button>
    </HandForm>
  );
}
