import { useEffect, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { useStaff } from '../../console/staff-context.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { FiguresDesk } from '../../parts/books/staff/figures-desk.tsx';
import { SelectField } from '../../ui/field.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '集計', noindex: true });

/** Headquarters: all branches, or one. */
export default function HeadquartersFigures() {
  return (
    <HeadquartersPage
      reads
      title="集計"
      lead="数字の決まりは、どの園でも同じです。印刷すると、この画面の期間がそのまま紙になります。"
    >
      <ChosenFigures />
    </HeadquartersPage>
  );
}

const everyBranch = 'all';

function ChosenFigures() {
  const { branches } = useStaff();
  const [search, setSearch] = useSearchParams();
  // Not `branch`: the console's frame follows that one, for the branch whose day is shown.
  const address = search.get('place');
  /** Shown at once; the address follows. */
  const [picked, setPicked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has followed
  useEffect(() => {
    setPicked(null);
  }, [address]);
  const asked = Number(address);
  const branch_id = Number.isInteger(asked) && asked > 0 ? asked : null;
  const chosen = branches.find(({ id }) => id === branch_id);
  const where = branch_id === null ? '全園' : (chosen?.name ?? `園 ${branch_id}`);
  const options = [
    { key: everyBranch, label: '全園' },
    ...branches.map(({ id, name }) => ({ key: String(id), label: name })),
    ...(branch_id !== null && chosen === undefined ? [{ key: String(branch_id), label: where }] : []),
  ];
  return (
    <FiguresDesk
      branch_id={branch_id}
      where={where}
      choice={
        <SelectField
          className="min-w-52"
          label="園"
          unmarked
          value={picked ?? (branch_id === null ? everyBranch : String(branch_id))}
          options={options}
          onChange={({ target: { value } }) => {
            setPicked(value);
            setSearch(
              (known) => {
                if (value === everyBranch) known.delete('place');
                else known.set('place', value);
                return known;
              },
              { replace: true, preventScrollReset: true },
            );
          }}
        />
      }
    />
  );
}
