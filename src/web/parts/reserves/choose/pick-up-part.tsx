import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type SelectMypagePickupPeopleData,
  SelectMypagePickupPeopleDocument,
} from '../../../../contract/operations/generated.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { operation } from '../../../data/question.ts';
import { useAction } from '../../../data/use-action.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { TelField } from '../../../form/fields/tel-field.tsx';
import { useField } from '../../../form/schema-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isSet, type ReserveFields } from '../reserve-fields.ts';

type Form = UseFormReturn<ReserveFields>;
type PickUpPartProps = {
  form: Form;
  /** The family has a list to pick from; who is still registering has none. */
  isMember: boolean;
};

/** Who picks up: a guardian by default, else a person from the saved list, or a name and telephone number. */
export function PickUpPart({ form, isMember }: PickUpPartProps) {
  const other = isSet(form.watch('pickup_flag'));
  function choose(flag: 0 | 1) {
    form.setValue('pickup_flag', flag, { shouldDirty: true });
    // What was typed before must neither be sent nor be flagged while it cannot be seen.
    if (flag === 0) name(form, null);
  }
  return (
    <div className="grid gap-5">
      <ChoiceGroup legend="お迎え" required columns={2}>
        <ChoiceCard type="radio" name="pickup_flag" title="保護者の方" checked={!other} onChange={() => choose(0)} />
        <ChoiceCard type="radio" name="pickup_flag" title="ほかの方" checked={other} onChange={() => choose(1)} />
      </ChoiceGroup>
      {other && (
        <div className="grid gap-5 border-l-2 border-line pl-4">
          {isMember ? <FromTheList form={form} /> : <TypedPerson form={form} />}
        </div>
      )}
    </div>
  );
}

type Saved = SelectMypagePickupPeopleData['pickup_people'][number];

/** Name and number are always filled in, so that what is sent and shown is the same no matter who was picked. */
function name(form: Form, person: Saved | null): void {
  form.setValue('pickup_person_id', person?.id ?? null, { shouldDirty: true });
  form.setValue('pickup_name', person?.name ?? '');
  form.setValue('pickup_tel', person?.tel ?? '');
  form.clearErrors(['pickup_name', 'pickup_tel', 'pickup_flag']);
}

function FromTheList({ form }: { form: Form }) {
  const [pickup_name, pickup_tel] = form.watch(['pickup_name', 'pickup_tel']);
  const error = form.formState.errors.pickup_flag?.message ?? form.formState.errors.pickup_name?.message;
  // As it was when the form was opened, until the parent wants to change it: no waiting for the list, no layout shift.
  const [picked, setPicked] = useState(Boolean(pickup_name));
  const query = useAnswer(operation(SelectMypagePickupPeopleDocument, {}));
  if (picked && !error) {
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          <span className="font-bold">{withSan(pickup_name ?? '')}</span>
          <span className="figures block text-note text-ink-soft">{formatTel(pickup_tel ?? '')}</span>
        </span>
        <Button kind="plain" size="small" onClick={() => setPicked(false)}>
          お迎えの方を変更する
        </Button>
      </p>
    );
  }
  if (query.waiting) {
    return (
      <div role="status">
        <span className="sr-only">読み込んでいます</span>
        <Skeleton className="h-32 rounded-md" />
      </div>
    );
  }
  const onSaved = (person: Saved) => {
    setPicked(true);
    name(form, person);
    void query.reload();
  };
  return <ListChoice form={form} list={query.data} error={error} onSaved={onSaved} />;
}

type ListChoiceProps = {
  form: Form;
  list: SelectMypagePickupPeopleData | undefined;
  error: string | undefined;
  onSaved: (person: Saved) => void;
};

/** A person from the list, or a new one. */
function ListChoice({ form, list, error, onSaved }: ListChoiceProps) {
  const [typing, setTyping] = useState<boolean>();
  const [pickup_name, pickup_tel, pickup_person_id = null] = form.watch([
    'pickup_name',
    'pickup_tel',
    'pickup_person_id',
  ]);
  const people = list?.pickup_people ?? [];
  const me = list?.families[0]?.family_member_id;
  const guardians = (list?.people ?? []).filter(({ id }) => id !== me);
  const isPickupLocked = (list?.pickup_freezes.length ?? 0) > 0;
  if (people.length === 0 && guardians.length === 0 && !isPickupLocked)
    return <TypedPerson form={form} onSaved={onSaved} />;
  const chosen =
    pickup_person_id ?? people.find(({ name, tel }) => name === pickup_name && tel === pickup_tel)?.id ?? null;
  const isTyping = !isPickupLocked && (typing ?? (Boolean(pickup_name) && chosen === null));
  const card = (person: Saved | null) => ({
    type: 'radio' as const,
    name: 'pickup_person',
    onChange: () => {
      setTyping(person === null);
      name(form, person);
    },
  });
  return (
    <>
      {isPickupLocked && (
        <Notice kind="warning" title="お迎えの方のリストは凍結中です">
          登録済みの方からお選びください。保護者の方がお迎えのときは、「保護者の方」をお選びください。
        </Notice>
      )}
      <ChoiceGroup legend="お迎えの方" required error={isTyping ? undefined : error}>
        {people.map((person) => (
          <ChoiceCard
            key={person.id}
            {...card(person)}
            title={withSan(person.name)}
            note={`${person.relation}・${formatTel(person.tel)}`}
            checked={!isTyping && chosen === person.id}
          />
        ))}
        {!isPickupLocked && <ChoiceCard {...card(null)} title="リストにない方" checked={isTyping} />}
      </ChoiceGroup>
      {guardians.length > 0 && (
        <p className="text-note text-ink-soft">
          {withSan(guardians.map((guardian) => guardian.name).join('、'))}
          がお迎えのときは、「保護者の方」をお選びください。
        </p>
      )}
      {isTyping && <TypedPerson form={form} onSaved={onSaved} />}
    </>
  );
}

/** `onSaved`: the person can be added to the list, so that they are not typed twice. */
function TypedPerson({ form, onSaved }: { form: Form; onSaved?: (person: Saved) => void }) {
  return (
    <>
      <TextField
        autoComplete="off"
        hint="当日、お名前のわかるものをお持ちください。"
        {...useField('pickup_name')}
        required
      />
      <TelField name="pickup_tel" required autoComplete="off" />
      {onSaved && <SaveOffer form={form} onSaved={onSaved} />}
    </>
  );
}

function SaveOffer({ form, onSaved }: { form: Form; onSaved: (person: Saved) => void }) {
  const [relation, setRelation] = useState<string>();
  const { send, busy, text } = useAction('savePickupPerson');
  async function save() {
    const [pickup_name, tel] = form.getValues(['pickup_name', 'pickup_tel']);
    if (!pickup_name || !tel || !relation?.trim()) return setMissing(true);
    setMissing(false);
    const person = { name: pickup_name, tel, relation: relation.trim() };
    const outcome = await send({ ...person, photo: 'none' });
    if (outcome?.kind === 'ok') onSaved({ id: outcome.result.pickup_person_id, ...person });
  }
  const [missing, setMissing] = useState(false);
  if (relation === undefined) {
    return (
      <p>
        <Button kind="quiet" size="small" onClick={() => setRelation('')}>
          次から選べるように保存する
        </Button>
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <TextField
        label="お子さまとの続柄"
        required
        autoComplete="off"
        maxLength={20}
        placeholder="祖母、叔父 など"
        value={relation}
        error={missing ? 'お名前、電話番号、続柄を入力してください。' : text}
        onChange={(event) => setRelation(event.target.value)}
      />
      <p>
        <Button kind="plain" size="small" busy={busy} busyLabel="保存しています" onClick={() => void save()}>
          お迎えの方に保存する
        </Button>
      </p>
    </div>
  );
}
