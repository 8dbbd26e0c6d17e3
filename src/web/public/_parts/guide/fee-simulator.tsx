import { useState } from 'react';
import { mealLabels, noMeals } from '../../../../domain/calendar/meals.ts';
import { addDays } from '../../../../domain/time.ts';
import { formatMinute, formatMonthDay } from '../../../../domain/time-format.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { GuideSection } from './guide-section.tsx';
import {
  branchOf,
  lineText,
  notTaken,
  possibleMeals,
  possibleTimes,
  type SimulatedAge,
  type Simulation,
  type SimulatorRules,
  simulate,
  simulatedAges,
} from './simulated-stay.ts';

type FeeSimulatorProps = Omit<SimulatorRules, 'plans' | 'settings'> & {
  plans: readonly { id: number; name: string; childcare_discount_per_hour: number }[];
  settings: { step_minutes: number; minimum_minutes: number; window_days: number };
};

const maxChildren = 4;
const named = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ key: String(id), label: name }));

/** What a stay would cost, line by line, by the very rule that prices a reserve. */
export function FeeSimulator(props: FeeSimulatorProps) {
  const { today, plans, branches, settings } = props;
  const listening = useHydrated();
  const [simulation, setSimulation] = useState<Simulation>(() => firstSimulation(props));
  const change = (part: Partial<Simulation>) => setSimulation((before) => withinRules({ ...before, ...part }, props));
  const branch = branchOf(props, simulation);
  const { starts, ends } = possibleTimes(props, branch, simulation.start);
  const meals = possibleMeals(simulation, props);
  const number = (name: 'branch_id' | 'start' | 'end' | 'plan_type_id') => ({
    required: true,
    value: String(simulation[name]),
    onChange: (event: { target: { value: string } }) => change({ [name]: Number(event.target.value) }),
  });
  const timeOption = (minute: number) => ({ key: String(minute), label: formatMinute(minute) });
  return (
    <GuideSection id="simulator" title="料金の試算" lead="日時と人数を変えると、料金の内訳がその場で変わります。">
      <div className="grid gap-8 rounded-lg bg-cream px-4 py-6 lg:grid-cols-[1.1fr_1fr] lg:gap-12 lg:px-8 lg:py-8">
        {/* What is typed before the page listens would be lost, so the fields wait for it. */}
        <fieldset disabled={!listening} aria-label="試算の条件" className="grid min-w-0 content-start gap-5">
          <SelectField label="園" options={named(branches)} {...number('branch_id')} />
          <TextField
            label="ご利用日"
            required
            type="date"
            min={today}
            max={addDays(today, settings.window_days)}
            value={simulation.date}
            onChange={(event) => event.target.value && change({ date: event.target.value })}
          />
          <div className="grid grid-cols-2 gap-3">
            <SelectField label="開始" options={starts.map(timeOption)} {...number('start')} />
            <SelectField label="終了" options={ends.map(timeOption)} {...number('end')} />
          </div>
          <Children ages={simulation.ages} onChange={(ages) => change({ ages })} />
          {meals.length > 0 && (
            <ChoiceGroup legend="食事" columns={3}>
              {meals.map((meal) => (
                <ChoiceCard
                  key={meal}
                  type="checkbox"
                  title={mealLabels[meal]}
                  checked={simulation.meals[meal]}
                  onChange={(event) => change({ meals: { ...simulation.meals, [meal]: event.target.checked } })}
                />
              ))}
            </ChoiceGroup>
          )}
          <SelectField label="プラン" options={named(plans)} {...number('plan_type_id')} />
        </fieldset>
        <Result simulation={simulation} rules={props} />
      </div>
    </GuideSection>
  );
}

function firstSimulation(rules: FeeSimulatorProps): Simulation {
  const simulation: Simulation = {
    branch_id: rules.branches[0]?.id ?? 0,
    date: addDays(rules.today, 1),
    start: 9 * 60,
    end: 12 * 60,
    ages: ['1'],
    meals: noMeals,
    plan_type_id: rules.plans[0]?.id ?? 0,
  };
  return withinRules(simulation, rules);
}

/** After a change of branch or start the times may no longer fit: the nearest that do are taken. */
function withinRules(simulation: Simulation, rules: SimulatorRules): Simulation {
  const branch = branchOf(rules, simulation);
  const nearest = (wanted: number, possible: readonly number[]) =>
    possible.reduce(
      (best, time) => (Math.abs(time - wanted) < Math.abs(best - wanted) ? time : best),
      possible[0] ?? 0,
    );
  const start = nearest(simulation.start, possibleTimes(rules, branch, simulation.start).starts);
  return { ...simulation, start, end: nearest(simulation.end, possibleTimes(rules, branch, start).ends) };
}

type ChildrenProps = { ages: readonly SimulatedAge[]; onChange: (ages: readonly SimulatedAge[]) => void };

function Children({ ages, onChange }: ChildrenProps) {
  return (
    <fieldset>
      <legend className="sr-only">お子さま</legend>
      <div className="grid gap-3">
        {ages.map((age, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: children of a simulation have no name but their place
          <div key={position} className="flex items-end gap-2">
            <SelectField
              label={`お子さま ${position + 1}人目`}
              required
              className="flex-1"
              value={age}
              options={simulatedAges}
              onChange={(event) => onChange(ages.with(position, event.target.value as SimulatedAge))}
            />
            {ages.length > 1 && (
              <Button
                kind="plain"
                className="px-3!"
                aria-label={`${position + 1}人目を外す`}
                onClick={() => onChange(ages.toSpliced(position, 1))}
              >
                外す
              </Button>
            )}
          </div>
        ))}
      </div>
      {ages.length < maxChildren && (
        <Button kind="quiet" size="small" className="mt-2 px-0!" onClick={() => onChange([...ages, '3'])}>
          ＋ お子さまを追加
        </Button>
      )}
    </fieldset>
  );
}

function Result({ simulation, rules }: { simulation: Simulation; rules: SimulatorRules }) {
  const { lines } = simulate(simulation, rules);
  const refused = notTaken(simulation, rules);
  return (
    <div className="self-start rounded-md bg-white px-4 py-5 lg:sticky lg:top-4 lg:px-6" aria-live="polite">
      <p className="mb-3 font-bold">
        {formatMonthDay(simulation.date)} {formatMinute(simulation.start)}〜{formatMinute(simulation.end)}
      </p>
      {refused ? (
        <Notice kind="warning" title={`${refused.children}は、この園ではお預かりできません。`}>
          <p>{refused.taken}</p>
          <p>お子さまの年齢か、園を変えてお試しください。</p>
        </Notice>
      ) : (
        <PriceLines
          caption="料金の試算"
          lines={lines.map((line) => ({
            key: `${line.child_index}-${line.kind}`,
            ...lineText(line, simulation.ages.length),
            planned: line.amount,
          }))}
          note="試算です。空きや、お迎えの時刻によって変わることがあります。プランの月額は含みません。"
        />
      )}
    </div>
  );
}
