import { useState } from 'react';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import type { ManagedBranch } from '../branch-part.tsx';
import { AnnounceEnd } from './announce-end.tsx';
import { EndChecklist } from './end-checklist.tsx';

type EndPartProps = { branch: ManagedBranch; today: TokyoDate; reload: () => void };

/** The end of a branch: announced with a last day, then a checklist until it is done. */
export function BranchEndPart({ branch, today, reload }: EndPartProps) {
  const query = useAnswer(reading('headquartersReadBranchEnd', { branch_id: branch.id }));
  const [begun, setBegun] = useState(false);
  return (
    <LiveLoaded query={query} steady>
      {(found) => {
        if (found.end !== null) {
          return (
            <EndChecklist
              branch={branch}
              today={today}
              found={{ ...found, end: found.end }}
              refresh={() => void query.reload()}
              onWithdrawn={reload}
            />
          );
        }
        if (begun) {
          return <AnnounceEnd branch={branch} today={today} onDone={reload} onCancel={() => setBegun(false)} />;
        }
        return (
          <section className="rounded-lg border border-line bg-white p-5">
            <p>
              最終日を決めて発表します。その日より後の予約は受け付けなくなり、すでにご予約のあるご家庭には、移る園をお伺いします。
            </p>
            <Button className="mt-3" kind="danger" onClick={() => setBegun(true)}>
              閉園の予定を発表する
            </Button>
          </section>
        );
      }}
    </LiveLoaded>
  );
}
