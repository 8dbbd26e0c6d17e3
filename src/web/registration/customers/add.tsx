import { useEffect, useRef } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import {
  SelectAgeLimitsDocument,
  SelectRegistrationCustomersAddDocument,
} from '../../../contract/operations/generated.ts';
import { choiceOf, withChoice } from '../../../domain/routing/reserve-choice.ts';
import { rowInForceIfAny } from '../../../domain/settings/in-force.ts';
import { dataClient } from '../../data/browser-data.ts';
import { serverToday } from '../../data/server-clock.ts';
import { drafts } from '../../flow/browser-flow.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { cardProblemOf } from '../../parts/billing/card/card-return.ts';
import { forgetCard } from '../../parts/billing/card/use-card-form.ts';
import { lineName } from '../../parts/membership/fields/line-name.ts';
import { freePlan } from '../../parts/membership/plan/free-plan.ts';
import { emptyRegistration, type RegistrationValues, registrationFlow } from '../_parts/registration-flow.ts';
import { stepAt, stepPath } from '../_parts/registration-steps.ts';
import { CardStep } from '../_parts/steps/card-step.tsx';
import { ChildStep } from '../_parts/steps/child-step.tsx';
import { YouStep } from '../_parts/steps/you-step.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '新規登録 入力', noindex: true });

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const problem = cardProblemOf(searchParams);
  if (problem) forgetCard(registrationFlow);
  const found = drafts().find(registrationFlow);
  const today = serverToday();
  const step = stepAt(searchParams, found.kind === 'found' ? found.draft : undefined, today);
  // The address says which step it is, for back, reload and a bookmark alike.
  const named = searchParams.get('step');
  if (step !== (named ?? 'you') && !(step === 'card' && searchParams.has('card'))) throw redirect(stepPath(step));
  const [data, { age_limits }, line_name] = await Promise.all([
    dataClient().query(SelectRegistrationCustomersAddDocument, {}),
    dataClient().query(SelectAgeLimitsDocument, {}),
    step === 'you' ? lineName() : null,
  ]);
  const choice = choiceOf(searchParams);
  const asked = data.branches.find(({ path_name }) => path_name === choice.branch);
  const wanted = {
    ...(choice.when === null ? {} : { choice: withChoice('', choice) }),
    ...(asked ? { default_branch_id: String(asked.id) } : {}),
  };
  keepWanted(wanted);
  const empty = { ...emptyRegistration, plan_type_id: freePlan(data.plan_types), ...wanted };
  return { ...data, step, today, limits: rowInForceIfAny(age_limits, today), problem, choice, empty, line_name };
}

/** Into a form that was begun before: what is wanted now, and the branch unless one was chosen. */
function keepWanted(wanted: Partial<RegistrationValues>): void {
  const found = drafts().find(registrationFlow);
  if (found.kind !== 'found' || Object.keys(wanted).length === 0) return;
  const { values } = found.draft;
  const { default_branch_id = values.default_branch_id, choice = values.choice } = wanted;
  const unset = String(values.default_branch_id) === '0';
  drafts().save(registrationFlow, { ...values, choice, ...(unset ? { default_branch_id } : {}) });
}

const steps = { you: YouStep, child: ChildStep, card: CardStep } as const;

export default function RegistrationAdd() {
  const data = useLoaderData<typeof clientLoader>();
  const Step = steps[data.step];
  useStepFocus(data.step);
  return <Step key={data.step} {...data} />;
}

/** All steps have one address, so the layout's care for the focus does not see them change. */
function useStepFocus(step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const main = document.getElementById('main');
    // A step may have put the focus itself, on the first wrong field for instance.
    const active = document.activeElement;
    if (active && active !== main && main?.contains(active)) return;
    const heading = main?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [step]);
}
