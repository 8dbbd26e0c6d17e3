import type { ReactNode } from 'react';
import type { RollLine } from './roll-lines.ts';

/**
 * What staff must know of a child before all else, beside its name, on every paper: one word each, framed in black, because
 * backgrounds are not printed. 引き渡し禁止 names people and gets a separate line (DoorMarks).
 */
export function RollMarks({ line }: { line: Pick<RollLine, 'frozen' | 'first_visit_flag'> }) {
  return (
    <>
      {line.frozen && <Mark>凍結</Mark>}
      {line.first_visit_flag && <Mark>初回</Mark>}
    </>
  );
}

function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="mr-1 inline-block rounded-sm border-2 border-ink px-1 text-note leading-tight font-bold whitespace-nowrap print:border print:px-0.5 print:text-[8pt]! print:leading-none">
      {children}
    </span>
  );
}
