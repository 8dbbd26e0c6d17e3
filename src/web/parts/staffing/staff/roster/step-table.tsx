import { ageClasses, ageClassText } from '../../../../../domain/staffing/ratio.ts';
import { clockSpanText, type Roster } from './roster-text.ts';

type Step = Roster['stretches'][number];

const sameNumbers = (a: Step, b: Step): boolean =>
  a.needed === b.needed &&
  a.present.length === b.present.length &&
  a.registered === b.registered &&
  ageClasses.every((age) => a.children[age] === b.children[age]);

/** Stretches with the same numbers are one line; those without children none. */
function stepsOf(stretches: readonly Step[]): Step[] {
  const steps: Step[] = [];
  for (const stretch of stretches.filter(({ needed }) => needed > 0)) {
    const last = steps.at(-1);
    if (last && last.end_time === stretch.start_time && sameNumbers(last, stretch)) {
      steps[steps.length - 1] = { ...last, end_time: stretch.end_time };
    } else steps.push(stretch);
  }
  return steps;
}

/** Children by age, and staff needed and there, from one change to the next. */
export function StepTable({ stretches }: { stretches: readonly Step[] }) {
  const steps = stepsOf(stretches);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="text-lead">
        時間ごとの人数
      </h2>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold">年齢ごとの表を見る</summary>
        <table className="figures w-full border-collapse text-center">
          <thead className="text-note text-ink-soft">
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="py-1.5 text-left font-normal">
                時間
              </th>
              {ageClasses.map((age) => (
                <th key={age} scope="col" className="px-0.5 py-1.5 font-normal">
                  {ageClassText[age]}
                </th>
              ))}
              <th scope="col" className="px-0.5 py-1.5 font-normal">
                必要な<span className="inline-block">職員</span>
              </th>
              <th scope="col" className="px-0.5 py-1.5 font-normal">
                予定
              </th>
              <th scope="col" className="px-0.5 py-1.5 font-normal">
                うち<span className="inline-block">登録</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => {
              const short = step.present.length < step.needed;
              const unregistered = step.registered < step.registered_needed;
              return (
                <tr key={step.start_time} className="border-b border-line">
                  <th scope="row" className="py-2 pr-1 text-left leading-tight">
                    {clockSpanText(step)}
                  </th>
                  {ageClasses.map((age) => (
                    <td key={age} className={step.children[age] === 0 ? 'text-ink-soft' : ''}>
                      {step.children[age]}
                    </td>
                  ))}
                  <td>{step.needed}</td>
                  <td className={short ? 'bg-wrong-soft font-bold text-wrong' : ''}>{step.present.length}</td>
                  <td className={unregistered ? 'bg-wrong-soft font-bold text-wrong' : ''}>
                    {step.registered}
                    {unregistered && <span className="sr-only">(必要{step.registered_needed})</span>}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="mt-2 text-note text-ink-soft">登録: 保育士、看護師、准看護師、保健師、助産師</p>
      </details>
    </section>
  );
}
