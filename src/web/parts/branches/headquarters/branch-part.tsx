import { type ReactNode, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { type SelectStaffBranchData, SelectStaffBranchDocument } from '../../../../contract/operations/generated.ts';
import type { TokyoDate } from '../../../../domain/time.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { type Staff, useStaff } from '../../../console/staff-context.tsx';
import { LiveLoaded, RowSkeletons } from '../../../console/staff-page.tsx';
import { useSyncedBranch } from '../../../console/synced-branch.tsx';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export type ManagedBranch = SelectStaffBranchData['branches'][number];
export type BranchPartProps = {
  branch: ManagedBranch;
  prefectures: SelectStaffBranchData['prefectures'];
  today: TokyoDate;
  /** Asks again; the form is then opened again with what is saved, and whatever else was open on the page is closed. */
  reload: () => void;
  /** Asks again; what is open, such as a question that was put meanwhile, stays open. */
  refresh: () => void;
};

export const branchesPath = '/staff/headquarters/branches';
export const branchPath = (branch_id: number, part = ''): string =>
  `${branchesPath}/${branch_id}${part === '' ? '' : `/${part}`}`;

/** Headquarters look after all branches, a manager after the own. The server decides. */
const looksAfter = ({ headquarters, manager, branch }: Staff, branch_id: number): boolean =>
  headquarters || (manager && branch.id === branch_id);

type FrameProps = {
  title: string;
  lead?: ReactNode;
  for?: 'headquarters' | 'manager';
  /** Without a title: the branch's own page. */
  overview?: boolean;
  children: (props: BranchPartProps) => ReactNode;
};

/** A page about one branch: which one is said above it, and it is asked for again each time, so that a form begins with what is saved. */
export function BranchFrame({ title, lead, for: who = 'headquarters', overview = false, children }: FrameProps) {
  const staff = useStaff();
  const today = useServerToday();
  const branch_id = Number(useParams().branch_id);
  const known = Number.isInteger(branch_id) && branch_id > 0 && looksAfter(staff, branch_id);
  const query = useAnswer(known ? operation(SelectStaffBranchDocument, { branch_id, today }) : null);
  const [opened, setOpened] = useState(0);
  const { reload } = query;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each branch
  useEffect(() => {
    setOpened(0);
    void reload().then(() => setOpened(1));
  }, [branch_id]);
  useSyncedBranch(staff.headquarters && query.data?.branches[0] ? branch_id : undefined);
  const name = query.data?.branches[0]?.name;
  if (!known) {
    return (
      <HeadquartersPage title={title} for={who}>
        <Missing />
      </HeadquartersPage>
    );
  }
  return (
    <HeadquartersPage
      for={who}
      title={overview ? (name ?? title) : <PartTitle title={title} name={name} />}
      lead={overview ? lead : <PartLead branch_id={branch_id} name={name} lead={lead} />}
      aside={
        overview && staff.headquarters ? (
          <LinkButton to={branchesPath} kind="plain" size="small">
            園の一覧へ
          </LinkButton>
        ) : undefined
      }
    >
      {opened === 0 && query.failure === undefined ? (
        <RowSkeletons />
      ) : (
        <LiveLoaded query={query}>
          {({ branches: [branch], prefectures }) =>
            branch === undefined ? (
              <Missing />
            ) : (
              <div key={opened}>
                {children({
                  branch,
                  prefectures,
                  today,
                  reload: () => void reload().then(() => setOpened((number) => number + 1)),
                  refresh: () => void reload(),
                })}
              </div>
            )
          }
        </LiveLoaded>
      )}
    </HeadquartersPage>
  );
}

/** The branch the page is about need not be the one whose day the header shows. */
function PartTitle({ title, name }: { title: string; name: string | undefined }) {
  return (
    <>
      {title} <span className="ml-2 inline-block text-lead font-bold text-ink-soft">{name}</span>
    </>
  );
}

function PartLead({ branch_id, name, lead }: { branch_id: number; name: string | undefined; lead: ReactNode }) {
  return (
    <>
      <Link to={branchPath(branch_id)} className="text-link inline-flex min-h-11 items-center">
        {name ?? '園'}の設定へ戻る
      </Link>
      {lead && <span className="block">{lead}</span>}
    </>
  );
}

function Missing() {
  return (
    <EmptyState
      title="園が見つかりません"
      action={
        <LinkButton to={branchesPath} kind="plain" size="small">
          園の一覧へ
        </LinkButton>
      }
    />
  );
}
