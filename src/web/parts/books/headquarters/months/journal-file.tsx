import { Download } from 'lucide-react';
import { useState } from 'react';
import { type FileLayout, fileLayouts, fileLayoutText } from '../../../../../domain/books/journal-codes.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { saveCsv } from '../../../../ui/text/csv.ts';
import { type BookPlaces, monthText } from './book-text.ts';

const isLayout = (text: string): text is FileLayout => fileLayouts.some((layout) => layout === text);

/** The whole company's month for the accounting program. */
export function JournalFile({ months, places }: { months: readonly string[]; places: BookPlaces }) {
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '');
  const [layout, setLayout] = useState<FileLayout>('freee');
  const { send, busy, failure, text } = useAction('headquartersReadJournal');
  const open = places.filter((place) => place.months.some((each) => each.month === month && each.closed_at === null));
  async function save(): Promise<void> {
    const outcome = await send({ month, layout });
    if (outcome?.kind === 'ok')
      saveCsv(`仕訳_${month}${open.length > 0 ? '_締める前' : ''}_${fileLayoutText[layout]}.csv`, outcome.result.rows);
  }
  return (
    <section aria-labelledby="journal-file" className="mb-6 rounded-lg border border-line bg-white p-4">
      <h2 id="journal-file" className="text-h3">
        会計ソフト用のCSV
      </h2>
      <p className="mt-1 text-note text-ink-soft">
        全園の1か月を、入金の日ごとにまとめます。取り込む前に、会計ソフトの項目名と見比べてください。
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-40"
          label="月"
          unmarked
          value={month}
          options={months.map((key) => ({ key, label: monthText(key) }))}
          onChange={({ target }) => setMonth(target.value)}
        />
        <SelectField
          className="min-w-52"
          label="形式"
          unmarked
          value={layout}
          options={fileLayouts.map((key) => ({ key, label: fileLayoutText[key] }))}
          onChange={({ target }) => isLayout(target.value) && setLayout(target.value)}
        />
        <Button kind="plain" busy={busy} busyLabel="作っています" onClick={() => void save()}>
          <Download className="size-5" aria-hidden="true" />
          仕訳のCSVを保存する
        </Button>
      </div>
      {open.length > 0 && (
        <div className="mt-3">
          <Notice kind="info">
            {monthText(month)}は、{open.length}
            か所がまだ締まっていません。このあと数字が変わることがあります。ファイルの名前に「締める前」が付きます。
          </Notice>
        </div>
      )}
      {failure && (
        <div className="mt-3">
          <Notice
            kind="error"
            live
            action={failure.kind === 'refused' && failure.type === 'journal_unmapped' && toMappings}
          >
            {text}
          </Notice>
        </div>
      )}
    </section>
  );
}

const toMappings = (
  <LinkButton kind="plain" size="small" to="/staff/headquarters/books/mappings">
    勘定科目の対応を開く
  </LinkButton>
);
