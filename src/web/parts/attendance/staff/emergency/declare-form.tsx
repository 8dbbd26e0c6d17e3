import { emergencyFunctions } from '../../../../../contract/functions/attendance/emergencies.ts';
import { emergencyKind } from '../../../../../domain/staff-codes.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Choice, Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Notice } from '../../../../ui/notice.tsx';

type DeclareFormProps = { present: number; address: string; onDeclared: () => void };

/** Two taps: what happened, then on to the head count. Families are notified after it, or before if staff decide so. */
export function DeclareForm({ present, address, onDeclared }: DeclareFormProps) {
  const { branch } = useStaff();
  const form = useActionForm(emergencyFunctions, 'staffDeclareEmergency', {
    defaults: {
      kind: undefined as (typeof emergencyKind.keys)[number] | undefined,
      place: `${branch.name}(${address})`.slice(0, 100),
    },
    payload: (values) => ({ branch_id: branch.id, ...values }),
    done: onDeclared,
  });
  if (present === 0) {
    return (
      <Notice kind="info" title="お預かり中のお子さまはいません">
        お子さまがいるときに、ここからご家庭へ一度に知らせられます。
      </Notice>
    );
  }
  return (
    <section aria-labelledby="declare">
      <h2 id="declare" className="text-lead">
        地震・火災・避難のとき
      </h2>
      <p className="mb-3">
        人数を確かめ、ご家庭すべてに知らせ、お引き渡しを記録します。ご家庭へは、次の画面で文章を見てから送ります。
      </p>
      <ActionForm
        of={form}
        className="grid max-w-form gap-5"
        kind="danger"
        submit={`お預かり中の${present}名の人数を確かめる`}
        busyLabel="名簿を作っています"
      >
        <Choice
          of={form}
          name="kind"
          label="何が起きましたか"
          columns={3}
          options={emergencyKind.keys.map((value) => ({ value, title: emergencyKind.label(value) }))}
        />
        <Field of={form} name="place" />
      </ActionForm>
    </section>
  );
}
