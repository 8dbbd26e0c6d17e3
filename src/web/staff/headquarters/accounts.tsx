import { Search, UserPlus } from 'lucide-react';
import { Form, type MetaFunction, useSearchParams, useSubmit } from 'react-router';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { withPlaceholder } from '../../../domain/code-list.ts';
import { accountRole, accountState } from '../../../domain/codes.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../domain/time-format.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LinkRows } from '../../console/link-rows.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { TabletSettingsPart } from '../../console/tablet/tablet-settings.tsx';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { AccountStateBadge } from '../../parts/staffing/headquarters/account-state-badge.tsx';
import { BranchFilter } from '../../parts/staffing/headquarters/branch-filter.tsx';
import { SignInSettings } from '../../parts/staffing/headquarters/sign-in-settings.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Paged, useAskedPage } from '../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'スタッフ', noindex: true });

const pageSize = 20;

export default function Accounts() {
  return (
    <HeadquartersPage
      title="スタッフ"
      lead="招待、役割、担当する園、資格、停止"
      aside={
        <LinkButton to="/staff/headquarters/accounts/add" size="small">
          <UserPlus className="size-5" aria-hidden="true" />
          招待する
        </LinkButton>
      }
    >
      <AccountList />
    </HeadquartersPage>
  );
}

function AccountList() {
  const [search] = useSearchParams();
  const given = (name: string) => search.get(name) ?? '';
  const codeOf = (list: { has: (key: unknown) => boolean }, name: string) =>
    list.has(Number(given(name))) ? Number(given(name)) : 0;
  const { offset } = useAskedPage(pageSize);
  const filter = {
    text: given('text').slice(0, 100),
    role: codeOf(accountRole, 'role'),
    state: codeOf(accountState, 'state'),
    branch_id: /^\d{1,9}$/.test(given('branch')) ? Number(given('branch')) : 0,
  };
  const query = useAnswer(reading('headquartersListAccounts', { ...filter, limit: pageSize, offset }));
  return (
    <>
      <FilterForm {...filter} />
      <LiveLoaded steady query={query}>
        {({ accounts, total, settings }) => (
          <>
            <Paged
              rows={accounts}
              total={total}
              pageSize={pageSize}
              empty={<EmptyState title="条件に合うスタッフはいません">言葉や条件を変えてお探しください。</EmptyState>}
            >
              <AccountRows accounts={accounts} />
            </Paged>
            <SignInSettings key={settings.version} settings={settings} onSaved={query.reload} />
            <TabletSettingsPart />
          </>
        )}
      </LiveLoaded>
    </>
  );
}

type FilterFormProps = { text: string; role: number; state: number; branch_id: number };

function FilterForm({ text, role, state, branch_id }: FilterFormProps) {
  const submit = useSubmit();
  const choice = { className: 'lg:w-36', unmarked: true } as const;
  return (
    <Form role="search" aria-label="スタッフを探す" replace className="mb-5 grid grid-cols-2 items-end gap-3 lg:flex">
      <TextField
        className="col-span-2 lg:flex-1"
        label="お名前・メールアドレス"
        unmarked
        type="search"
        name="text"
        autoComplete="off"
        defaultValue={text}
        key={text}
      />
      <SelectField
        {...choice}
        label="役割"
        name="role"
        options={withPlaceholder(accountRole.options, 'すべて')}
        defaultValue={String(role)}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      />
      <SelectField
        {...choice}
        label="状態"
        name="state"
        options={withPlaceholder(accountState.options, 'すべて')}
        defaultValue={String(state)}
        onChange={({ currentTarget }) => void submit(currentTarget.form)}
      />
      <BranchFilter branch_id={branch_id} />
      <Button type="submit" kind="plain" className="lg:px-5">
        <Search className="size-5" aria-hidden="true" />
        探す
      </Button>
    </Form>
  );
}

function AccountRows({ accounts }: Pick<FunctionOk<'headquartersListAccounts'>, 'accounts'>) {
  return (
    <LinkRows
      rows={accounts}
      rowKey={(row) => row.id}
      to={(row) => `/staff/headquarters/accounts/${row.id}`}
      label={(row) => `${withSan(row.name)}の詳細`}
      head={(row) => (
        <>
          {row.name}
          <span className="ml-2 text-note font-normal text-ink-soft">{accountRole.label(row.role)}</span>
        </>
      )}
      body={(row) => (
        <>
          <span className="mr-3">{row.branches.join('、')}</span>
          <span className="break-all text-ink-soft">{row.email}</span>
        </>
      )}
      aside={(row) => (
        <>
          <span className="flex gap-1.5">
            <AccountStateBadge state={row.state} />
          </span>
          <span className="figures text-right text-note text-ink-soft">
            {row.last_sign_in_at ? formatDateTime(row.last_sign_in_at) : 'ログインなし'}
            {row.second_factor && <span className="block">2段階認証あり</span>}
          </span>
        </>
      )}
    />
  );
}
