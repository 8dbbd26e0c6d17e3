import { useCareProblems, useCareTaps } from '../../../../console/taps/use-taps.ts';
import type { Emergency } from './reunion-roll.tsx';

type Row = Emergency['emergency_children'][number];
/** `unsent`: pressed on this device, not known to the server yet. */
export type CountedRow = Row & { unsent: boolean; problem: string | undefined };

/** The roll with what was pressed here and waits for the connection; the device keeps numbers of rows, no names. */
export function useHeadCount(rows: readonly Row[], reload: () => Promise<boolean>) {
  const { taps, record } = useCareTaps(reload);
  const { problems, seen } = useCareProblems();
  const counts = taps.flatMap(({ wish: call, answered = false }) =>
    call.name === 'staffCountChild' ? [{ ...call.input, answered }] : [],
  );
  const shown = rows.map((row): CountedRow => {
    const last = counts.findLast(({ emergency_child_id }) => emergency_child_id === row.id);
    const problem = problems.find(
      ({ tap: { wish: call } }) => call.name === 'staffCountChild' && call.input.emergency_child_id === row.id,
    );
    return { ...row, found: last ? last.found : row.found, unsent: last?.answered === false, problem: problem?.text };
  });
  function count({ id: emergency_child_id, found: before, reserve, child }: CountedRow, pressed: boolean) {
    if (reserve === null || child === null) return;
    seen();
    // The same press again takes it back.
    const found = before === pressed ? null : pressed;
    record(
      { reserve_id: reserve.id, child_id: child.id },
      { name: 'staffCountChild', input: { emergency_child_id, found } },
    );
  }
  const waiting = taps.filter(({ wish: call, answered }) => call.name === 'staffCountChild' && !answered);
  return { rows: shown, unsent: shown.filter((row) => row.unsent).length, waiting, count };
}
