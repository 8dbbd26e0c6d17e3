import type { SelectHeadquartersClosingBranchesData } from '../../../../../contract/operations/generated.ts';
import { Button } from '../../../../ui/button.tsx';

type BranchTicksProps = {
  data: SelectHeadquartersClosingBranchesData;
  ticked: ReadonlySet<number>;
  onTick: (ticked: ReadonlySet<number>) => void;
};

/** Branches by prefecture; a prefecture, an area or all of them by one touch. */
export function BranchTicks({ data, ticked, onTick }: BranchTicksProps) {
  const byPrefecture = Map.groupBy(data.branches, ({ prefecture_id }) => prefecture_id);
  const areas = data.areas
    .map((area) => ({
      ...area,
      prefectures: area.prefectures.filter(({ id }) => byPrefecture.has(id)),
    }))
    .filter(({ prefectures }) => prefectures.length > 0);
  function set(ids: readonly number[], on: boolean) {
    const next = new Set(ticked);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    onTick(next);
  }
  const idsIn = (prefecture_id: number) => (byPrefecture.get(prefecture_id) ?? []).map(({ id }) => id);
  const all = data.branches.map(({ id }) => id);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button kind="plain" size="small" onClick={() => set(all, true)}>
          すべての園({all.length})
        </Button>
        {areas.map((area) => {
          const ids = area.prefectures.flatMap(({ id }) => idsIn(id));
          return (
            <Button key={area.id} kind="plain" size="small" onClick={() => set(ids, true)}>
              {area.name}({ids.length})
            </Button>
          );
        })}
        <Button kind="quiet" size="small" disabled={ticked.size === 0} onClick={() => onTick(new Set())}>
          選択を外す
        </Button>
      </div>
      {areas.flatMap(({ prefectures }) =>
        prefectures.map((prefecture) => (
          <PrefectureTicks
            key={prefecture.id}
            name={prefecture.name}
            branches={byPrefecture.get(prefecture.id) ?? []}
            ticked={ticked}
            onSet={set}
          />
        )),
      )}
    </div>
  );
}

type PrefectureTicksProps = {
  name: string;
  branches: SelectHeadquartersClosingBranchesData['branches'];
  ticked: ReadonlySet<number>;
  onSet: (ids: readonly number[], on: boolean) => void;
};

function PrefectureTicks({ name, branches, ticked, onSet }: PrefectureTicksProps) {
  const ids = branches.map(({ id }) => id);
  return (
    <fieldset className="rounded-lg border border-line bg-white px-4 pb-2">
      <legend className="px-1">
        <label className="flex min-h-11 items-center gap-2 font-bold">
          <input
            type="checkbox"
            className="size-5 accent-action"
            checked={ids.every((id) => ticked.has(id))}
            onChange={({ target: { checked } }) => onSet(ids, checked)}
          />
          {name}
        </label>
      </legend>
      <ul className="grid sm:grid-cols-2">
        {branches.map((branch) => (
          <li key={branch.id}>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-action"
                checked={ticked.has(branch.id)}
                onChange={({ target: { checked } }) => onSet([branch.id], checked)}
              />
              {branch.name}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
