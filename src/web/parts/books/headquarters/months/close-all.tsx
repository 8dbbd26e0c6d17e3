import { useState } from 'react';
import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { AskedAction } from '../../../../console/edit/asked-action.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type BookPlaces, monthText } from './book-text.ts';

/** Everything that can be closed, by one act; the dialog names it first. */
export function CloseAll({ places, onClosed }: { places: BookPlaces; onClosed: () => void }) {
  const [asking, setAsking] = useState(false);
  const [result, setResult] = useState<FunctionOk<'headquartersCloseMonths'>>();
  const ready = places.flatMap(({ branch_id, name, months }) =>
    months
      .filter(({ closed_at, blocks }) => closed_at === null && blocks.length === 0)
      .map(({ month }) => ({ month, branch_id, name })),
  );
  const months = [...new Set(ready.map(({ month }) => month))].toSorted();
  return (
    <div className="mb-5 grid justify-items-start gap-3" role="status">
      {result !== undefined && (
        <Notice kind={result.left.length === 0 ? 'done' : 'info'}>
          {result.closed}件を締めました。
          {result.left.length > 0 &&
            `${result.left.length}件は、そのあいだに変わったため締めていません。表でご確認ください。`}
        </Notice>
      )}
      {ready.length > 1 && <Button onClick={() => setAsking(true)}>締められる{ready.length}件をまとめて締める</Button>}
      {asking && (
        <AskedAction
          name="headquartersCloseMonths"
          input={{ closes: ready.map(({ month, branch_id }) => ({ month, branch_id })) }}
          title={`${ready.length}件をまとめて締めますか`}
          yes="まとめて締める"
          busyLabel="締めています"
          kind="primary"
          onClose={() => setAsking(false)}
          onDone={(answer) => {
            setAsking(false);
            setResult(answer);
            onClosed();
          }}
        >
          <p>締めると、表の数字は変わりません。あとからの返金や訂正は、行った月に入ります。</p>
          <ul className="mt-3 list-disc pl-5 text-note">
            {months.map((month) => (
              <li key={month}>
                <span className="font-bold">{monthText(month)}</span>{' '}
                {ready
                  .filter((each) => each.month === month)
                  .map(({ name }) => name)
                  .join('、')}
              </li>
            ))}
          </ul>
        </AskedAction>
      )}
    </div>
  );
}
