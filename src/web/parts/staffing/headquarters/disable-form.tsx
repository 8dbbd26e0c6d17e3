import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { accountFunctions } from '../../../../contract/functions/staffing/accounts.ts';
import { accountRole } from '../../../../domain/codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { ChangedNotice } from '../../../console/edit/changed-meanwhile.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type ActProps, isDisabled, recordedHint } from './account-act.ts';

type Left = FunctionOk<'headquartersPreviewDisable'>;
const nothingLeft: Left = {
  ...{ status: 'OK', only_manager_of: [], shifts: 0, threads: 0, requests: 0, unclosed_days: 0, successors: [] },
};

/** Stops an account, or lets it in again. Who is stopped leaves something behind: it is named first. */
export function DisableForm(props: ActProps) {
  const { member } = props;
  const disabled = isDisabled(member);
  const query = useAnswer(disabled ? null : reading('headquartersPreviewDisable', { account_id: member.id }));
  if (disabled) return <Asked {...props} left={nothingLeft} />;
  return <LiveLoaded query={query}>{(left) => <Asked {...props} left={left} />}</LiveLoaded>;
}

function Asked({ member, onDone, beside, left }: ActProps & { left: Left }) {
  const disabled = isDisabled(member);
  const alone = left.only_manager_of.length > 0;
  const form = useActionForm(accountFunctions, 'headquartersDisableAccount', {
    defaults: { reason: '', successor_account_id: '0' },
    payload: (values) => ({
      account_id: member.id,
      version: member.version,
      disable_flag: disabled ? 0 : 1,
      ...values,
    }),
    check: ({ successor_account_id }) =>
      alone && successor_account_id === '0' ? { successor_account_id: '引き継ぐ人を選んでください。' } : {},
    toast: disabled ? '利用を再開しました' : '利用を停止しました',
    done: onDone,
  });
  const successors = left.successors.map(({ id, name, role }) => ({
    key: String(id),
    label: `${name}(${accountRole.label(role)})`,
  }));
  return (
    <ActionForm
      of={form}
      kind={disabled ? 'primary' : 'danger'}
      submit={disabled ? '再開する' : '停止する'}
      busyLabel="保存しています"
      beside={beside}
    >
      <p className="text-note">
        {disabled
          ? '前のパスワードで、またログインできるようになります。'
          : 'すべての端末ですぐにログアウトし、ログインできなくなります。これまでの操作記録は残ります。'}
      </p>
      {alone && (
        <Notice
          kind="warning"
          title={`${left.only_manager_of.map(({ name }) => name).join('、')}の園長がいなくなります`}
        >
          {withSan(member.name)}のほかに、ログインできる園長がいません。引き継ぐ人を選んでください。
        </Notice>
      )}
      <LeftList left={left} />
      {alone && (
        <Field
          of={form}
          name="successor_account_id"
          required
          options={[{ key: '0', label: '選んでください' }, ...successors]}
          hint="園長の方は、その園の担当に加わります。対応中の問い合わせと連絡も引き継ぎます。"
        />
      )}
      <Field of={form} name="reason" hint={recordedHint} />
      <ChangedNotice of={form} />
    </ActionForm>
  );
}

function LeftList({ left }: { left: Left }) {
  const items = [
    [left.shifts, '件', 'これからのシフト'],
    [left.threads, '件', '対応中の問い合わせ・連絡'],
    [left.requests, '件', '承認待ちの予約'],
    [left.unclosed_days, '日', '締めていない日'],
  ] as const;
  const some = items.filter(([number]) => number > 0);
  if (some.length === 0) return null;
  return (
    <div>
      <p className="font-bold">残っていること</p>
      <ul className="figures list-disc pl-6">
        {some.map(([number, unit, label]) => (
          <li key={label}>
            {label} {number}
            {unit}
          </li>
        ))}
      </ul>
    </div>
  );
}
