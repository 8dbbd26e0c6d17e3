import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageReservesTodaySelectBranchesDocument } from '../../../contract/operations/generated.ts';
import { agesInChoice, choiceOf } from '../../../domain/routing/reserve-choice.ts';
import { dataClient } from '../../data/browser-data.ts';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { StepsPage } from '../../flow/steps-page.tsx';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { FailureNotice } from '../../layout/failure-notice.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { ChildrenPart } from '../../parts/reserves/choose/children-part.tsx';
import { choiceFields } from '../../parts/reserves/choose/choice-fields.ts';
import { OwnReserves } from '../../parts/reserves/choose/own-reserves.tsx';
import { TodayBranchPart } from '../../parts/reserves/choose/today-branch-part.tsx';
import { chosenToday } from '../../parts/reserves/choose/today-branches.ts';
import { TodayOfferBar, useTodayOffer } from '../../parts/reserves/choose/today-offer.tsx';
import {
  branchStepSchema,
  emptyReserveValues,
  reserveSteps,
  reserveTodayFlow,
} from '../../parts/reserves/reserve-flow.ts';
import { AccountNotice, mayReserve } from '../../parts/reserves/start/account-notice.tsx';
import { childrenOfAges } from '../../parts/reserves/start/last-choice.ts';
import { loadUsualStay } from '../../parts/reserves/start/usual-stay.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '今日すぐ預ける', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const choice = choiceOf(new URL(request.url).searchParams);
  const { branch: path_name } = choice;
  const asking = path_name === null ? { limit: 0 } : { path_name, limit: 0 };
  const [data, usual] = await Promise.all([
    dataClient().query(SelectMypageReservesTodaySelectBranchesDocument, asking),
    loadUsualStay(),
  ]);
  const [proposed] = data.default_branch;
  const asked = proposed?.path_name === path_name ? proposed?.id : undefined;
  const today = data.view_reserve_date_today[0]?.today ?? '';
  return {
    ...data,
    today,
    // Searched with before signing in.
    aged: childrenOfAges(data.children, agesInChoice(choice), today),
    chosen: choiceFields(choice, choice.start === null ? null : today),
    usual,
    usualId: asked ?? usual.branch_id ?? data.customers[0]?.default_branch_id ?? proposed?.id ?? 0,
  };
}

/** As few taps as possible: last time's children and branch are preselected, the branches near it show their next free time. */
export default function SelectBranchesToday() {
  const { children, customers, usual, today, usualId, chosen, aged } = useLoaderData<typeof clientLoader>();
  const { form, submitTo } = useFlowForm(reserveTodayFlow, {
    schema: branchStepSchema,
    defaults: {
      ...emptyReserveValues,
      ...chosen,
      branch_id: usualId,
      child_ids: aged.length > 0 ? aged : [...usual.child_ids],
    },
  });
  const values = form.watch();
  const { child_ids, branch_id } = values;
  const { errors } = form.formState;
  const near = usualId === 0 ? {} : { near_branch_id: usualId };
  const answer = useAnswer(
    reading('reserveTodayBranches', { children: Math.max(1, child_ids.length), child_ids, ...near }),
  );
  const seats = answer.data ?? answer.previous;
  const branches = seats?.branches ?? [];
  const allowed = mayReserve(customers[0]);
  const some = branches.some((branch) => branch.next_start !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new seats may move the choice
  useEffect(() => {
    if (answer.data) form.setValue('branch_id', chosenToday(branches, branch_id));
  }, [answer.data]);

  const family = children.filter(({ id }) => child_ids.includes(id));
  const who = { child_ids: family.map(({ id }) => id), names: family.map(({ name }) => name) };
  const open = branches.some((branch) => branch.branch_id === branch_id && branch.next_start !== null);
  const offer = useTodayOffer({ form, branch_id: allowed && open ? branch_id : 0, today, who, minutes: usual.minutes });
  const toTimes = submitTo(reserveTodayFlow.date);
  return (
    <StepsPage
      steps={reserveSteps}
      current={0}
      title="今日すぐ預ける"
      lead="今日これから預けられる園を、近い順に表示しています。"
    >
      <form
        method="post"
        noValidate
        onSubmit={offer.range ? submitTo(reserveTodayFlow.confirm) : toTimes}
        className="flex flex-col gap-8 max-lg:min-h-[calc(100dvh-12rem)] [&>.sticky-bar]:mt-auto"
      >
        <AccountNotice customer={customers[0]} />
        {allowed && (
          <ChildrenPart
            family={children}
            today={today}
            value={child_ids}
            onChange={(ids) => {
              offer.forget();
              form.setValue('child_ids', ids, { shouldValidate: true });
            }}
            error={errors.child_ids?.message}
          />
        )}
        <OwnReserves reserves={offer.own_reserves} who={who} />
        {answer.failure && <FailureNotice failure={answer.failure} retry={() => void answer.reload()} />}
        {allowed && !seats && !answer.failure && <Skeleton className="h-96" />}
        {allowed && seats && (
          <TodayBranchPart
            branches={branches}
            value={branch_id}
            onChange={(id) => {
              offer.forget();
              form.setValue('branch_id', id, { shouldValidate: true });
            }}
            error={errors.branch_id?.message}
          />
        )}
        {allowed && children.length > 0 && some && <TodayOfferBar offer={offer} onTimes={toTimes} />}
      </form>
    </StepsPage>
  );
}
