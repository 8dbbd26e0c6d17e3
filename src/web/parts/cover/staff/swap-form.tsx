import { ownShiftFunctions } from '../../../../contract/functions/cover/own-shifts.ts';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { ActionForm } from '../../../form/action-form.tsx';

import { Choice, Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { whenText } from './cover-text.ts';

type SwapFormProps = { branch_id: number; date: string; onDone: () => void };

/** A day of one's own offered to a colleague, for one of theirs or for none. */
export function SwapForm({ branch_id, date, onDone }: SwapFormProps) {
  const query = useAnswer(reading('staffListSwapColleagues', { branch_id, date }));
  return (
    <LiveLoaded query={query}>
      {({ colleagues }) =>
        colleagues.length === 0 ? (
          <Notice>この日に代われる同僚が見つかりません。園長にご相談ください。</Notice>
        ) : (
          <ColleagueForm {...{ branch_id, date, colleagues, onDone }} />
        )
      }
    </LiveLoaded>
  );
}

type Colleagues = FunctionOk<'staffListSwapColleagues'>['colleagues'];

function ColleagueForm({ branch_id, date, colleagues, onDone }: SwapFormProps & { colleagues: Colleagues }) {
  const form = useActionForm(ownShiftFunctions, 'staffAskSwap', {
    defaults: { with_account_id: colleagues[0]?.account_id ?? 0, with_date: '' },
    payload: (values) => ({ branch_id, date, ...values }),
    toast: '交代をお願いしました',
    done: onDone,
  });
  const chosen = colleagues.find(({ account_id }) => account_id === form.values.with_account_id);
  return (
    <ActionForm of={form} submit="交代をお願いする" busyLabel="送信しています">
      <Choice
        of={form}
        name="with_account_id"
        label="お願いする同僚"
        options={colleagues.map(({ account_id, name }) => ({ value: account_id, title: name }))}
      />
      {chosen && chosen.days.length > 0 && (
        <Field
          of={form}
          name="with_date"
          options={[
            { key: '', label: '代わりの日はなし' },
            ...chosen.days.map((day) => ({ key: day.date, label: whenText(day.date, day) })),
          ]}
        />
      )}
    </ActionForm>
  );
}
