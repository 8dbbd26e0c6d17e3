import { coverCallFunctions } from '../../../../contract/functions/cover/calls.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { useStaff } from '../../../console/staff-context.tsx';
import { useServerNow } from '../../../data/server-clock.ts';
import { ActionForm } from '../../../form/action-form.tsx';

import { Field, Ticks } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type Candidate, type CoverHours, candidateNotes } from './cover-text.ts';

type AskCoverProps = {
  date: string;
  hours: CoverHours;
  /** Who cannot come; their shift is off in the same moment. */
  instead_of: { account_id: number; name: string } | null;
  candidates: readonly Candidate[];
  written_from: string;
  onDone: () => void;
};

/** The question to colleagues: whom, with what pay. One tap sends it. */
export function AskCover({ date, hours, instead_of, candidates, written_from, onDone }: AskCoverProps) {
  const { branch } = useStaff();
  const now = useServerNow();
  const later = new Date(written_from).getTime() - now.getTime() > 60_000;
  const form = useActionForm(coverCallFunctions, 'staffAskCover', {
    defaults: { account_ids: candidates.map(({ account_id }) => account_id), pay_note: '' },
    payload: (values) => ({
      branch_id: branch.id,
      date,
      hours,
      instead_of_account_id: instead_of?.account_id ?? null,
      ...values,
    }),
    toast: ({ asked }) =>
      later ? `${asked}名に${formatDateTime(written_from)}に送ります` : `${asked}名にお願いしました`,
    done: onDone,
  });
  if (candidates.length === 0) {
    return (
      <Notice title="いま、お願いできる職員がいません">
        この時間に空いている職員が見つかりません。別の時間を選ぶか、シフトで調整してください。
      </Notice>
    );
  }
  return (
    <ActionForm
      of={form}
      submit={instead_of ? '休みにして、応援をお願いする' : '応援をお願いする'}
      busyLabel="送信しています"
    >
      <Ticks
        of={form}
        name="account_ids"
        label="お願いする職員"
        columns={2}
        by={(account_id) => account_id}
        hint="シフトの空いている職員です。先に「入れます」と答えた1名に決まり、ほかの方には自動で知らせます。"
        options={candidates.map((each) => ({ value: each.account_id, title: each.name, note: candidateNotes(each) }))}
      />
      <Field of={form} name="pay_note" hint="交通費や手当など。賃金は、契約のとおりに支払います。" />
      {later && <Notice>いまは連絡を控える時間です。{formatDateTime(written_from)}に送ります。</Notice>}
    </ActionForm>
  );
}
