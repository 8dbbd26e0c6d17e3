import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAction } from '../../../data/use-action.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { SelectField } from '../../../ui/field.tsx';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { saveCsv } from '../../../ui/text/csv.ts';
import { YenAmount } from '../../../ui/yen.tsx';
import { Addressee, type AddresseeChoice, honorificOf } from './addressee.tsx';

/** A calendar year of all children, for the tax return or the employer: a PDF, and the same lines for a spreadsheet. */
export function YearlyStatement({ firstDay }: { firstDay: string | undefined }) {
  const thisYear = Number(useServerToday().slice(0, 4));
  const firstYear = firstDay === undefined ? thisYear : Number(firstDay.slice(0, 4));
  const years = Array.from({ length: Math.max(1, thisYear - firstYear + 1) }, (_, index) => thisYear - index);
  const [year, setYear] = useState(thisYear);
  const [to, setTo] = useState<AddresseeChoice>({ addressee: '' });
  const { send, busy, failure } = useAction('issueYearlyStatement');
  const [issued, setIssued] = useState<FunctionOk<'issueYearlyStatement'> & { year: number }>();

  async function issue() {
    setIssued(undefined);
    const sent = await send({ year, addressee: to.addressee, honorific: honorificOf(to) });
    if (sent?.kind === 'ok') setIssued({ ...sent.result, year });
  }

  return (
    <section aria-labelledby="yearly-statement" className="mt-4 rounded-lg border border-line p-4">
      <h2 id="yearly-statement" className="text-h3">
        年間利用明細書
      </h2>
      <p className="mt-1 mb-4 text-note text-ink-soft">
        1年分のお支払いと返金を、お子さま全員の分まとめて、月、税区分、無償化の対象ごとにお渡しします。
      </p>
      <div className="grid gap-4">
        <SelectField
          label="年"
          unmarked
          options={years.map((each) => ({ key: String(each), label: `${each}年` }))}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
        />
        <Addressee choice={to} onChange={setTo} />
        <ErrorNotice text={failure && failureText(failure)} />
        <Button kind="plain" className="w-fit" busy={busy} busyLabel="用意しています" onClick={() => void issue()}>
          <FileText className="size-5" aria-hidden="true" />
          明細書を発行する
        </Button>
        {issued && <Issued statement={issued} />}
      </div>
    </section>
  );
}

function Issued({ statement }: { statement: FunctionOk<'issueYearlyStatement'> & { year: number } }) {
  const { year, number, total, url, rows, reissue, corrects } = statement;
  return (
    <>
      <Notice kind="done" live title={`${year}年の明細書を発行しました`}>
        番号 {number}、合計 <YenAmount amount={total} />
        {reissue && '。2回目からの発行のため「再発行」と印字されます。'}
        {!reissue && corrects && '。前の明細書のあとにお支払いや返金があったため、「訂正版」になります。'}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <a href={url} target="_blank" rel="noreferrer" className={buttonStyle('primary')}>
          <FileText className="size-5" aria-hidden="true" />
          PDFを開く
        </a>
        <Button kind="plain" onClick={() => saveCsv(`imahoiku-statement-${year}.csv`, rows)}>
          <Download className="size-5" aria-hidden="true" />
          CSVを保存する
        </Button>
      </div>
    </>
  );
}
