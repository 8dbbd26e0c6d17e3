import { type MetaFunction, useSearchParams } from 'react-router';
import { type FamilyState, type FoundFamily, familyStates } from '../../../contract/functions/membership/families.ts';
import { withSama } from '../../../domain/text/called-name.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LinkRows } from '../../console/link-rows.tsx';
import { SearchBar } from '../../console/search-bar.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { FamilyBadges } from '../../parts/membership/headquarters/families/family-badges.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageOf } from '../../ui/page-numbers.ts';
import { Pager } from '../../ui/pager.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'お客様の手続き', noindex: true });

const pageSize = 20;
const stateText: Readonly<Record<FamilyState, string>> = {
  all: '会員の方',
  stopped: '停止中',
  unpaid: '支払い未確認',
  withdrawn: '退会済み',
  deleted: '削除済み',
};
const isState = (text: string): text is FamilyState => (familyStates as readonly string[]).includes(text);

export default function Families() {
  const { headquarters } = useStaff();
  return (
    <HeadquartersPage
      title={headquarters ? 'お客様の手続き' : 'お客様を探す'}
      lead={
        headquarters
          ? '全園のご家庭を探して、訂正、停止、回数券、統合、書き出し、消去をします。'
          : 'お問い合わせの方が、どのご家庭かを確かめられます。手続きは本部が行います。'
      }
    >
      <FamilyList />
    </HeadquartersPage>
  );
}

function FamilyList() {
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const asked = search.get('status') ?? 'all';
  const state = isState(asked) ? asked : 'all';
  const { page } = pageOf(search.get('page'), Number.MAX_SAFE_INTEGER, pageSize);
  const found = useAnswer(reading('headquartersFindFamilies', { text: text.slice(0, 100), state, page }));
  return (
    <>
      <SearchBar
        label="ご家庭を探す"
        textLabel="お名前・電話番号・メール・お子さま・番号"
        text={text}
        filter={{
          label: '状態',
          value: state,
          options: familyStates.map((key) => ({ key, label: stateText[key] })),
        }}
      />
      <LiveLoaded query={found} steady>
        {(data) => <Found families={data.families} total={data.total} />}
      </LiveLoaded>
    </>
  );
}

function Found({ families, total }: { families: readonly FoundFamily[]; total: number }) {
  const { headquarters } = useStaff();
  if (families.length === 0) {
    return (
      <EmptyState title="条件に合うご家庭はありません">
        お名前の一部、電話番号の一部、お客様番号でも探せます。削除済みの方は状態で選んでください。
      </EmptyState>
    );
  }
  const rows = headquarters ? (
    <LinkRows
      rows={families}
      rowKey={(row) => row.id}
      to={(row) => `/staff/headquarters/families/${row.id}`}
      label={(row) => `${withSama(row.name)}の手続き`}
      head={(row) => <FamilyName {...row} />}
      body={(row) => <FamilyFacts {...row} />}
      aside={(row) => <FamilyPlan {...row} />}
    />
  ) : (
    <ul className="divide-y divide-line border-y border-line">
      {families.map((row) => (
        <li key={row.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-3">
          <div className="min-w-60 flex-1">
            <p className="font-bold">
              <FamilyName {...row} />
            </p>
            <p className="text-note">
              <FamilyFacts {...row} />
            </p>
          </div>
          <FamilyPlan {...row} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p className="figures mb-2 text-note text-ink-soft">{total.toLocaleString('ja-JP')}件</p>
      {rows}
      <div className="mt-4">
        <Pager total={total} pageSize={pageSize} />
      </div>
    </>
  );
}

function FamilyName({ name, name_kana }: FoundFamily) {
  return (
    <>
      {name} <span className="ml-1 text-note font-normal text-ink-soft">{name_kana}</span>
    </>
  );
}

function FamilyFacts(row: FoundFamily) {
  return (
    <>
      <span className="figures mr-3 whitespace-nowrap text-ink-soft">番号 {row.id}</span>
      <span className="figures mr-3 whitespace-nowrap">{formatTel(row.tel)}</span>
      <span className="mr-3 text-ink-soft">{row.branch_name}</span>
      <span className="text-ink-soft">{row.child_names.join('、')}</span>
    </>
  );
}

function FamilyPlan(row: FoundFamily) {
  return (
    <>
      <FamilyBadges {...row} />
      <span className="text-note text-ink-soft max-sm:hidden">{row.plan_name ?? 'プラン未選択'}</span>
    </>
  );
}
