import { type ClientLoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SelectMypageReservesSelectBranchesDocument } from '../../../contract/operations/generated.ts';
import { choiceOf } from '../../../domain/routing/reserve-choice.ts';
import { dataClient } from '../../data/browser-data.ts';
import { serverToday } from '../../data/server-clock.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { StepsPage } from '../../flow/steps-page.tsx';
import { useFlowForm } from '../../flow/use-flow-form.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { BranchPart } from '../../parts/reserves/choose/branch-part.tsx';
import { ChildrenPart } from '../../parts/reserves/choose/children-part.tsx';
import { choiceFields } from '../../parts/reserves/choose/choice-fields.ts';
import { StickyBar } from '../../parts/reserves/choose/sticky-bar.tsx';
import { branchStepSchema, emptyReserveValues, reserveFlow, reserveSteps } from '../../parts/reserves/reserve-flow.ts';
import { AccountNotice, mayReserve } from '../../parts/reserves/start/account-notice.tsx';
import { loadUsualStay } from '../../parts/reserves/start/usual-stay.ts';
import { Button } from '../../ui/button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園とお子さまを選ぶ', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const choice = choiceOf(new URL(request.url).searchParams);
  const { branch: path_name } = choice;
  const asking = path_name === null ? { limit: 0 } : { path_name, limit: 0 };
  const [data, usual] = await Promise.all([
    dataClient().query(SelectMypageReservesSelectBranchesDocument, asking),
    loadUsualStay(),
  ]);
  const [proposed] = data.default_branch;
  const asked = proposed?.path_name === path_name ? proposed?.id : undefined;
  const chosen = choiceFields(choice);
  // A link to a branch or a day means that one, whatever was begun before.
  const begun = drafts().find(reserveFlow);
  if (begun.kind === 'found' && (asked !== undefined || chosen.reserve_date !== undefined)) {
    const branch_id = asked ?? begun.draft.values.branch_id;
    drafts().save(reserveFlow, { ...begun.draft.values, ...chosen, branch_id });
  }
  return {
    ...data,
    today: serverToday(),
    chosen,
    child_ids: usual.child_ids,
    usualId: asked ?? usual.branch_id ?? data.customers[0]?.default_branch_id ?? proposed?.id ?? 0,
  };
}

export default function SelectBranches() {
  const { children, customers, child_ids, usualId, today, chosen } = useLoaderData<typeof clientLoader>();
  const { form, onSubmit } = useFlowForm(reserveFlow, {
    schema: branchStepSchema,
    defaults: {
      ...emptyReserveValues,
      ...chosen,
      branch_id: usualId,
      child_ids: [...child_ids],
    },
    next: reserveFlow.date,
  });
  const values = form.watch();
  const { errors } = form.formState;
  const allowed = mayReserve(customers[0]);
  return (
    <StepsPage steps={reserveSteps} current={0} title="園とお子さまを選ぶ">
      <form
        method="post"
        noValidate
        onSubmit={onSubmit}
        className="flex flex-col gap-8 max-lg:min-h-[calc(100dvh-12rem)] [&>.sticky-bar]:mt-auto"
      >
        <AccountNotice customer={customers[0]} />
        {allowed && (
          <ChildrenPart
            family={children}
            today={today}
            value={values.child_ids}
            onChange={(child_ids) => form.setValue('child_ids', child_ids, { shouldValidate: true })}
            error={errors.child_ids?.message}
          />
        )}
        {allowed && (
          <BranchPart
            value={values.branch_id}
            onChange={(id) => form.setValue('branch_id', id, { shouldValidate: true })}
            error={errors.branch_id?.message}
          />
        )}
        {allowed && children.length > 0 && (
          <>
            <Button type="submit" size="large" className="max-lg:hidden">
              日時を選ぶ
            </Button>
            <StickyBar>
              <Button type="submit" className="flex-1">
                日時を選ぶ
              </Button>
            </StickyBar>
          </>
        )}
      </form>
    </StepsPage>
  );
}
