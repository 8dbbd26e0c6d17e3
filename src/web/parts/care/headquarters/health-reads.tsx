import { useState } from 'react';
import { SelectHeadquartersHealthReadsDocument } from '../../../../contract/operations/generated.ts';
import { healthReadPage } from '../../../../domain/care/health-codes.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { PageSection } from '../../../console/page-section.tsx';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Button } from '../../../ui/button.tsx';

/** Who read the children's health data. Loaded only on request: a family asked, or there was a leak. */
export function HealthReads({ customer_id }: { customer_id: number }) {
  const [wanted, setWanted] = useState(false);
  const { data, failure } = useAnswer(
    wanted ? operation(SelectHeadquartersHealthReadsDocument, { customer_id }) : null,
  );
  return (
    <PageSection title="健康の情報を見た記録">
      {data === undefined ? (
        <>
          <Button kind="plain" size="small" onClick={() => setWanted(true)}>
            記録を表示する
          </Button>
          {failure && <p className="mt-2 text-note text-wrong">読み込めませんでした。もう一度お試しください。</p>}
        </>
      ) : data.child_health_reads.length === 0 ? (
        <p className="text-note text-ink-soft">記録はありません。</p>
      ) : (
        <ul className="grid gap-1.5 text-note">
          {data.child_health_reads.map(({ id, page, created_at, child, account, branch }) => (
            <li key={id} className="flex flex-wrap gap-x-3">
              <span className="figures text-ink-soft">{formatDateTime(created_at)}</span>
              <span>{child?.name}</span>
              <span>
                {branch?.name ?? '本部'} {account?.name}
              </span>
              <span className="text-ink-soft">{healthReadPage.label(page)}</span>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
