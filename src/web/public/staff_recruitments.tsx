import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  type SelectStaffRecruitmentsData,
  SelectStaffRecruitmentsDocument,
} from '../../contract/operations/generated.ts';
import { queryPublic } from '../data/load-context.ts';
import { Blocks } from '../illustrations/blocks.tsx';
import { ProseFacts } from '../layout/prose.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/field.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { publicMeta } from './_parts/public-meta.ts';

type Recruitment = SelectStaffRecruitmentsData['staff_recruitments'][number];
type Branch = NonNullable<Recruitment['staff_recruitments_branches'][number]['branch']>;

export function loader({ context }: LoaderFunctionArgs) {
  return queryPublic(context, SelectStaffRecruitmentsDocument, {});
}

export const meta: MetaFunction<typeof loader> = (args) =>
  publicMeta(args, {
    title: '採用情報',
    description: 'いまほいくの園で働く保育士、看護師、保育補助を募集しています。園と職種から選んで応募できます。',
  });

/** A branch that is closed is no longer readable, so it comes as null and drops out. */
const branchesOf = (recruitment: Recruitment): Branch[] =>
  recruitment.staff_recruitments_branches.map(({ branch }) => branch).filter((branch) => branch !== null);

export default function StaffRecruitments() {
  const { staff_recruitments } = useLoaderData<typeof loader>();
  const [branchId, setBranchId] = useState('0');
  const branches = [...new Map(staff_recruitments.flatMap(branchesOf).map((branch) => [branch.id, branch])).values()];
  const shown = staff_recruitments
    .map((recruitment) => ({
      recruitment,
      branches: branchesOf(recruitment).filter(({ id }) => branchId === '0' || String(id) === branchId),
    }))
    .filter(({ branches: offered }) => offered.length > 0);
  return (
    <PageColumn width="page">
      <PageHeading lead="はじめて会うお子さまを、毎日迎える仕事です。行事や持ち帰りの仕事はありません。目の前の子と過ごすことに、集中できます。">
        採用情報
      </PageHeading>
      {branches.length > 0 && (
        <div className="max-w-sm">
          <SelectField
            label="園で絞り込む"
            value={branchId}
            onChange={(event) => setBranchId(event.target.value)}
            options={[
              { key: '0', label: 'すべての園' },
              ...branches
                .toSorted((a, b) => a.id - b.id)
                .map(({ id, name, prefecture }) => ({ key: String(id), label: `${name}(${prefecture?.name ?? ''})` })),
            ]}
          />
        </div>
      )}
      {shown.length === 0 && <NothingOpen />}
      {shown.map(({ recruitment, branches: offered }) => (
        <RecruitmentSection key={recruitment.id} recruitment={recruitment} branches={offered} />
      ))}
    </PageColumn>
  );
}

function RecruitmentSection({ recruitment, branches }: { recruitment: Recruitment; branches: readonly Branch[] }) {
  return (
    <section className="mt-10 border-t-3 border-trust pt-5">
      <h2 className="text-h2">{recruitment.occupation}</h2>
      <p className="mt-3 max-w-3xl whitespace-pre-line">{recruitment.job_description}</p>
      <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
        <ProseFacts
          facts={[
            { label: '応募資格・条件', value: recruitment.employment_conditions },
            { label: '待遇', value: recruitment.employment_treatment },
          ]}
        />
        <div>
          <h3 className="text-body font-bold">募集している園</h3>
          <ul className="mt-2 grid gap-2">
            {branches.map((branch) => (
              <li
                key={branch.id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5"
              >
                <span>
                  <Link to={`/branches/${branch.path_name}`} className="text-link">
                    {branch.name}
                  </Link>
                  <span className="ml-2 text-note text-ink-soft">{branch.prefecture?.name}</span>
                </span>
                <LinkButton
                  to={`/staff_recruitments/apply/${branch.id}?recruitment=${recruitment.id}`}
                  kind="plain"
                  size="small"
                >
                  応募する
                  <span className="sr-only">
                    ({branch.name}、{recruitment.occupation})
                  </span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function NothingOpen() {
  return (
    <div className="mt-8">
      <EmptyState picture={<Blocks className="h-auto w-36 shrink-0" />} title="ただいま募集している職種はありません">
        募集をはじめたら、このページでお知らせします。
      </EmptyState>
    </div>
  );
}
