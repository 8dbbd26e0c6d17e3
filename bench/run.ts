import { newSigningKey } from '../src/server/bearer-tokens.ts';
import { type MemoryRun, measureMemory, measureOperation, type Rounds, type Row } from './load/measure.ts';
import { operations } from './operations/list.ts';
import { openStation, type Station } from './operations/station.ts';
import type { Dataset } from './world/datasets.ts';

interface Plan extends Rounds {
  processes: readonly number[];
  /** Mixed requests to one web process, after which its memory is read. */
  requests: number;
  deafApart: boolean;
  /** Only operations whose name has this in it. */
  only: string;
  tell: (row: Row) => void;
}

/** Every operation in every world, with so many web processes each time. */
export async function runBench(datasets: readonly Dataset[], plan: Plan): Promise<{ rows: Row[]; memory: MemoryRun }> {
  const { deafApart } = plan;
  const chosen = operations.filter(({ name }) => name.includes(plan.only));
  if (chosen.length === 0) throw new Error(`no operation has "${plan.only}" in its name`);
  const signingKey = await newSigningKey();
  const rows: Row[] = [];
  let memory: MemoryRun | null = null;
  for (const processes of plan.processes) {
    const stations: Station[] = [];
    try {
      for (const dataset of datasets) stations.push(await openStation(dataset, processes, { signingKey, deafApart }));
      for (const operation of chosen.filter(({ onceOnly }) => processes === 1 || !onceOnly)) {
        const measured = await measureOperation(operation, stations, plan);
        rows.push(...measured);
        measured.forEach(plan.tell);
      }
      // The smallest: with a thousand branches most of the time would go into pages that list them all.
      const [smallest] = stations;
      if (smallest && memory === null) memory = await measureMemory(chosen, smallest, plan);
    } finally {
      await Promise.all(stations.map((station) => station.close()));
    }
  }
  if (memory === null) throw new Error('nothing was measured');
  return { rows, memory };
}
