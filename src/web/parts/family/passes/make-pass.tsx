import { useState } from 'react';
import { Link } from 'react-router';
import type { SelectMypagePassesData } from '../../../../contract/operations/generated.ts';
import { calledName } from '../../../../domain/text/called-name.ts';
import { useAction } from '../../../data/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { FieldError } from '../../../ui/field.tsx';
import type { PassStay } from './reserve-passes.tsx';
import type { SendablePass } from './send-pass.tsx';

type MakePassProps = {
  stay: PassStay;
  people: SelectMypagePassesData['pickup_people'];
  /** Named in the reserve alone: saved with the pass. */
  typed: string | null;
  onMade: (pass: SendablePass, person: string) => Promise<void>;
};

/** Who fetches, and whom: all the children of the stay unless one is unticked. */
export function MakePass({ stay, people, typed, onMade }: MakePassProps) {
  const choices: { id: number | 'typed'; name: string; relation: string }[] = [
    ...(typed === null ? [] : [{ id: 'typed' as const, name: typed, relation: '予約のお迎えの方' }]),
    ...people,
  ];
  const [chosen, setChosen] = useState(choices.length === 1 ? choices[0]?.id : undefined);
  const [children, setChildren] = useState(stay.children.map(({ child_id }) => child_id));
  const [tried, setTried] = useState(false);
  const issue = useAction('issuePickupPass');
  const person = choices.find(({ id }) => id === chosen);
  async function make() {
    setTried(true);
    if (person === undefined || children.length === 0) return;
    const all = children.length === stay.children.length;
    const made = await issue.send({
      reserve_id: stay.id,
      ...(person.id === 'typed' ? {} : { pickup_person_id: person.id }),
      ...(all ? {} : { child_ids: children }),
    });
    if (made?.kind === 'ok') await onMade(made.result, person.name);
  }
  return (
    <form
      method="post"
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <ChoiceGroup
        legend="お迎えの方"
        required
        error={tried && person === undefined ? 'お迎えの方を選択してください。' : undefined}
      >
        {choices.map(({ id, name, relation }) => (
          <ChoiceCard
            key={id}
            type="radio"
            name="pickup_person"
            title={name}
            note={relation}
            checked={chosen === id}
            onChange={() => setChosen(id)}
          />
        ))}
      </ChoiceGroup>
      <ChildrenChoice stay={stay} chosen={children} tried={tried} onChange={setChildren} />
      <div role="alert">{issue.text && <FieldError>{issue.text}</FieldError>}</div>
      <Button type="submit" busy={issue.busy} busyLabel="作っています">
        お迎えパスを作る
      </Button>
      <OtherPeople />
    </form>
  );
}

type ChildrenChoiceProps = {
  stay: PassStay;
  chosen: readonly number[];
  tried: boolean;
  onChange: (chosen: number[]) => void;
};

/** Not asked where there is one child. */
function ChildrenChoice({ stay, chosen, tried, onChange }: ChildrenChoiceProps) {
  if (stay.children.length < 2) return null;
  const missing = tried && chosen.length === 0;
  return (
    <ChoiceGroup legend="お子さま" required error={missing ? 'お子さまを選択してください。' : undefined}>
      {stay.children.map(({ child_id, name }) => (
        <ChoiceCard
          key={child_id}
          type="checkbox"
          title={calledName(name)}
          checked={chosen.includes(child_id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, child_id] : chosen.filter((other) => other !== child_id))
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function OtherPeople() {
  return (
    <p className="text-note">
      ほかの方は、
      <Link to="/mypage/family" className="text-link">
        「家族」のページ
      </Link>
      で登録できます。
    </p>
  );
}
