import type { DisputedPickupPerson } from '../../../../contract/functions/family/people.ts';
import { pickupListFunctions } from '../../../../contract/functions/family/pickup-people.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../domain/text/contact-format.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { ChangedNotice } from '../../../console/edit/changed-meanwhile.tsx';
import { reasonHint } from '../../../console/edit/reason-hint.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

type DisputedPeopleProps = {
  people: readonly DisputedPickupPerson[];
  /** Absent: nothing is changed of a family that has left. */
  onConfirm: ((person: DisputedPickupPerson) => void) | undefined;
};

/** On the pick-up list, added by a person who was hidden or removed: not handed a child until confirmed. */
export function DisputedPeople({ people, onConfirm }: DisputedPeopleProps) {
  return (
    <div className="mt-4">
      <h3 className="font-bold">確認待ちのお迎えの方</h3>
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li key={person.pickup_person_id} className="grid gap-1.5 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-bold">{withSan(person.name)}</span>
              <Badge tone="wrong">お引き渡しできません</Badge>
            </p>
            <p className="text-note text-ink-soft">
              {[person.relation, formatTel(person.tel), `${withSan(person.added_name)}が登録`].join('・')}
              {`(${formatDateTime(new Date(person.disputed_at))}から確認待ち)`}
            </p>
            {onConfirm && (
              <p>
                <Button
                  kind="plain"
                  size="small"
                  aria-label={`${withSan(person.name)}を確認する`}
                  onClick={() => onConfirm(person)}
                >
                  確認する
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ConfirmForm({ person, onDone }: { person: DisputedPickupPerson; onDone: () => void }) {
  const { pickup_person_id, version, name } = person;
  const form = useActionForm(pickupListFunctions, 'headquartersConfirmPickupPerson', {
    defaults: { reason: '' },
    payload: (values) => ({ pickup_person_id, version, ...values }),
    toast: '確認しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="確認する" busyLabel="確認しています">
      <p className="text-note">{withSan(name)}に、園がお子さまをお引き渡しできるようになります。</p>
      <Field of={form} name="reason" hint={reasonHint} />
      <ChangedNotice of={form} />
    </ActionForm>
  );
}
