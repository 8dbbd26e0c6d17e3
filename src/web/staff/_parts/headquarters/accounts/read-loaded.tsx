import type { ReactNode } from 'react';
import type { FunctionFailure } from '../../../../data/call-function.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import type { Answer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RowSkeletons } from '../../frame/staff-page.tsx';

type ReadLoadedProps<Data> = { query: Answer<Data, FunctionFailure>; children: (data: Data) => ReactNode };

/** LiveLoaded's twin for what a function reads. What was known stays while the next is asked for. */
export function ReadLoaded<Data>({ query, children }: ReadLoadedProps<Data>) {
  const { data = query.previous, failure, reload } = query;
  const notice = failure && (
    <div className="mb-4">
      <Notice
        kind="error"
        live
        action={
          <Button kind="plain" size="small" onClick={() => void reload()}>
            もう一度読み込む
          </Button>
        }
      >
        {staffFailureText(failure)}
      </Notice>
    </div>
  );
  if (data === undefined) return notice ?? <RowSkeletons />;
  return (
    <>
      {notice}
      {children(data)}
    </>
  );
}
