import type { CaredChild } from './care-day.ts';
import { ChildRow } from './child-row.tsx';

type ChildRowsProps = {
  awake: readonly CaredChild[];
  /** Left, or not here any more: only to be read and added to. */
  gone: readonly CaredChild[];
  chosen: readonly string[];
  today: string;
  onChosen: (keys: readonly string[]) => void;
  onOpen: (key: string) => void;
};

/** Who is here and awake, each with a box for what is written for several; who left is folded. */
export function ChildRows({ awake, gone, chosen, today, onChosen, onOpen }: ChildRowsProps) {
  const choose = (key: string) =>
    onChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <>
      <section aria-label="お預かり中">
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-h3">
            お預かり中<span className="figures ml-2 font-normal text-ink-soft">{awake.length}名</span>
          </h2>
          {awake.length > 0 && <ChooseAll keys={awake.map(({ key }) => key)} chosen={chosen} onChosen={onChosen} />}
        </div>
        {awake.length === 0 ? (
          <p className="text-ink-soft">あてはまるお子さまはいません。</p>
        ) : (
          <ul className="grid gap-1 xl:grid-cols-2">
            {awake.map((child) => (
              <li key={child.key}>
                <ChildRow
                  child={child}
                  today={today}
                  chosen={chosen.includes(child.key)}
                  onChoose={() => choose(child.key)}
                  onOpen={() => onOpen(child.key)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {gone.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center text-lead font-bold">
            降園済み<span className="figures ml-2 font-normal text-ink-soft">{gone.length}名</span>
          </summary>
          <ul className="grid gap-1 xl:grid-cols-2">
            {gone.map((child) => (
              <li key={child.key}>
                <ChildRow
                  child={child}
                  today={today}
                  chosen={null}
                  onChoose={() => {}}
                  onOpen={() => onOpen(child.key)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type ChooseAllProps = Pick<ChildRowsProps, 'chosen' | 'onChosen'> & { keys: readonly string[] };

function ChooseAll({ keys, chosen, onChosen }: ChooseAllProps) {
  const all = keys.every((key) => chosen.includes(key));
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-bold">
      <input
        type="checkbox"
        className="size-6 accent-action"
        checked={all}
        onChange={() =>
          onChosen(all ? chosen.filter((key) => !keys.includes(key)) : [...new Set([...chosen, ...keys])])
        }
      />
      <span>
        表示中の<span className="figures">{keys.length}名</span>を選ぶ
      </span>
    </label>
  );
}
