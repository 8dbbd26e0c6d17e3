import { type MetaFunction, useParams } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { accountFunctions } from '../../../../contract/functions/staffing/accounts.ts';
import { worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import { accountState } from '../../../../domain/codes.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { History } from '../../../console/edit/history.tsx';
import { FactList } from '../../../console/fact-list.tsx';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { useActionForm } from '../../../form/use-action-form.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { AccountActs } from '../../../parts/staffing/headquarters/account-acts.tsx';
import { AccountForm, type AccountValues } from '../../../parts/staffing/headquarters/account-form.tsx';
import { AccountStateBadge } from '../../../parts/staffing/headquarters/account-state-badge.tsx';
import { WorkLimitsPart } from '../../../parts/staffing/headquarters/work-limits.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフの詳細', noindex: true });

type Member = FunctionOk<'headquartersReadAccount'>;

export default function AccountDetail() {
  const { account_id = '' } = useParams();
  const id = /^\d{1,9}$/.test(account_id) ? Number(account_id) : 0;
  return id === 0 ? <Missing /> : <Account account_id={id} />;
}

const back = (
  <LinkButton to="/staff/headquarters/accounts" kind="plain" size="small">
    一覧へ戻る
  </LinkButton>
);

function Missing() {
  return (
    <HeadquartersPage title="スタッフ" aside={back}>
      <EmptyState title="スタッフが見つかりません">一覧からもう一度お選びください。</EmptyState>
    </HeadquartersPage>
  );
}

function Account({ account_id }: { account_id: number }) {
  const query = useAnswer(reading('headquartersReadAccount', { account_id }));
  const { data = query.previous, failure } = query;
  if (failure?.kind === 'refused' && failure.type === 'not_found') return <Missing />;
  return (
    <HeadquartersPage title={data?.name ?? 'スタッフ'} aside={back}>
      <LiveLoaded steady query={query}>
        {(member) => (
          <>
            <Facts member={member} />
            <h2 className="mt-8 mb-4 text-lead">役割と担当</h2>
            <Edit key={member.version} member={member} onSaved={query.reload} />
            {worksAtBranches(member.role) && <WorkLimitsPart account_id={member.id} />}
            <AccountActs member={member} onDone={query.reload} />
            <History key={`history ${member.version}`} table_name="accounts" record_id={member.id} />
          </>
        )}
      </LiveLoaded>
    </HeadquartersPage>
  );
}

function Facts({ member }: { member: Member }) {
  const { state, invited_at } = member;
  const factors = [member.totp ? '認証アプリ' : '', member.passkeys > 0 ? `パスキー${member.passkeys}個` : ''];
  return (
    <div className="max-w-form rounded-lg bg-cream px-5 py-4">
      <FactList
        facts={[
          ['状態', <AccountStateBadge key="state" state={state} />],
          [
            'メールアドレス',
            <span key="email" className="break-all">
              {member.email}
            </span>,
          ],
          ['最後のログイン', member.last_sign_in_at ? formatDateTime(member.last_sign_in_at) : 'まだありません'],
          ...(state === accountState.code.invited && invited_at
            ? [['招待', `${formatDateTime(invited_at)}(72時間有効)`] as const]
            : []),
          ['2段階認証', factors.filter(Boolean).join('、') || '未設定'],
          ['ログイン中の端末', `${member.sessions}台`],
        ]}
      />
    </div>
  );
}

function Edit({ member, onSaved }: { member: Member; onSaved: () => Promise<void> }) {
  const { id: account_id, version, name, email, role, branch, other_branches } = member;
  const form = useActionForm(accountFunctions, 'headquartersSaveAccount', {
    defaults: {
      name,
      email,
      role,
      branch_id: branch.id,
      branch_ids: other_branches.map(({ id }) => id),
      qualifications: member.qualifications.map((each) => ({ ...each, qualification: String(each.qualification) })),
      no_one_to_one_flag: member.no_one_to_one_flag ? 1 : 0,
    } as AccountValues,
    payload: ({ email: _, ...values }) => ({ account_id, version, ...values }),
    toast: '保存しました',
    done: () => void onSaved(),
  });
  return (
    <>
      <AccountForm of={form} branches={[branch, ...other_branches]} submit="保存する" />
      <ChangedMeanwhile conflict={form.conflict} table="accounts" busy={form.busy} onReload={() => void onSaved()} />
    </>
  );
}
