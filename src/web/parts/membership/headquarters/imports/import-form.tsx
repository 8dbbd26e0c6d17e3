import { Download } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { importColumns, importTemplate } from '../../../../../contract/functions/company/import-columns.ts';
import type { FunctionOk, FunctionPayload } from '../../../../../contract/functions/functions.ts';
import { type ImportKind, importKinds } from '../../../../../domain/codes.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { useAction } from '../../../../data/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ErrorNotice, Notice } from '../../../../ui/notice.tsx';
import { importText } from './import-text.ts';
import { packedFile, saveAsFile } from './packed-file.ts';
import { ProblemTable } from './problem-table.tsx';

type Chosen = FunctionPayload<'headquartersPreviewImport'>;
type Preview = FunctionOk<'headquartersPreviewImport'>;
const unreadable = 'ファイルを開けませんでした。もう一度お選びください。';

/** Choose what, choose the file, see what it makes, take it. */
export function ImportForm({ onDone }: { onDone: (words: string) => void }) {
  const [kind, setKind] = useState<ImportKind>('branches');
  const [chosen, setChosen] = useState<Chosen>();
  const [found, setFound] = useState<Preview>();
  const [invite, setInvite] = useState(false);
  const [broken, setBroken] = useState(false);
  const preview = useAction('headquartersPreviewImport');
  const run = useAction('headquartersRunImport');
  const input = useRef<HTMLInputElement>(null);
  const words = importText[kind];

  function clear() {
    setChosen(undefined);
    setFound(undefined);
    setBroken(false);
    preview.clear();
    run.clear();
    if (input.current) input.current.value = '';
  }
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    setFound(undefined);
    setBroken(false);
    run.clear();
    if (file === undefined) return;
    const packed = await packedFile(file).catch(() => null);
    // The same name can be chosen again after the file was mended.
    event.target.value = '';
    if (packed === null) {
      setBroken(true);
      return;
    }
    const asked = { kind, file_name: file.name, file: packed };
    setChosen(asked);
    const outcome = await preview.send(asked);
    if (outcome?.kind === 'ok') setFound(outcome.result);
  }
  async function take() {
    if (chosen === undefined) return;
    const outcome = await run.send({ ...chosen, invite_flag: invite && kind === 'families' ? 1 : 0 });
    if (outcome?.kind !== 'ok') return;
    clear();
    onDone(`${outcome.result.made_count.toLocaleString('en')}${words.unit}を取り込みました`);
  }

  const problem = broken ? unreadable : (preview.text ?? run.text);
  return (
    <section className="grid gap-6 rounded-lg border border-line bg-white p-4 shadow-raised md:p-6">
      <fieldset>
        <legend className="mb-2 font-bold">取り込むもの</legend>
        <div className="grid gap-3 md:grid-cols-2">
          {importKinds.map((each) => (
            <ChoiceCard
              key={each}
              type="radio"
              name="kind"
              title={importText[each].label}
              note={importText[each].text}
              checked={kind === each}
              onChange={() => {
                setKind(each);
                clear();
              }}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <p className="mb-1 font-bold">ひな形</p>
        <p className="mb-2 text-note text-ink-soft">
          1行目の列の名前はそのまま、2行目の例を消してお使いください。CSV(UTF-8またはShift_JIS)、2,000行までです。
        </p>
        <Button
          kind="plain"
          size="small"
          onClick={() => saveAsFile(words.template, importTemplate(importColumns[kind]))}
        >
          <Download className="size-4" aria-hidden="true" />
          {words.label}のひな形を保存する
        </Button>
      </div>
      <FileChoice inputRef={input} busy={preview.busy} name={chosen?.file_name} onChange={choose} />
      {preview.busy && (
        <p role="status" className="text-note text-ink-soft">
          ファイルを確かめています
        </p>
      )}
      <ErrorNotice text={problem} />
      {found && (
        <Found found={found} unit={words.unit}>
          {kind === 'families' && (
            <ChoiceCard
              type="checkbox"
              title="招待メールを送る"
              note="パスワードを決めるためのリンクを、ご家庭へお送りします。選ばないときは、何も送りません。"
              checked={invite}
              onChange={(event) => setInvite(event.target.checked)}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button busy={run.busy} busyLabel="取り込んでいます" onClick={() => void take()}>
              {found.line_count.toLocaleString('en')}
              {words.unit}を取り込む
            </Button>
            <Button kind="plain" onClick={clear}>
              やめる
            </Button>
          </div>
        </Found>
      )}
    </section>
  );
}

type FileChoiceProps = {
  inputRef: React.RefObject<HTMLInputElement | null>;
  busy: boolean;
  name: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => Promise<void>;
};

function FileChoice({ inputRef, busy, name, onChange }: FileChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        CSVファイル
      </label>
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={busy}
        onChange={(event) => void onChange(event)}
        className="block min-h-12 w-full rounded-md border border-edge bg-white p-2 text-note file:mr-3 file:min-h-8 file:rounded-sm file:border-0 file:bg-cream file:px-3"
      />
      {name && <p className="mt-1 text-note text-ink-soft">選んだファイル: {name}</p>}
    </div>
  );
}

function Found({ found, unit, children }: { found: Preview; unit: string; children: React.ReactNode }) {
  const { line_count, problem_count, problems, rows, imported_at } = found;
  if (imported_at !== null)
    return (
      <Notice kind="warning" live title="このファイルは取り込み済みです">
        {formatDateTime(imported_at)}に取り込みました。別のファイルをお選びください。
      </Notice>
    );
  if (problem_count > 0)
    return (
      <div className="grid gap-3">
        <Notice kind="error" live title={`直すところが${problem_count.toLocaleString('en')}件あります`}>
          まだ何も取り込んでいません。ファイルを直して、もう一度お選びください。
        </Notice>
        <ProblemTable problems={problems} count={problem_count} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <Notice kind="done" live title={`${line_count.toLocaleString('en')}${unit}を取り込めます`}>
        直すところはありません。下の内容をご確認ください。
      </Notice>
      <ul className="divide-y divide-line rounded-md border border-line">
        {rows.map((row) => (
          <li key={row.line} className="flex flex-wrap gap-x-4 px-3 py-2">
            <span className="figures w-16 text-note text-ink-soft">{row.line}行目</span>
            <span className="font-bold">{row.title}</span>
            <span className="text-note text-ink-soft">{row.text}</span>
          </li>
        ))}
        {line_count > rows.length && (
          <li className="px-3 py-2 text-note text-ink-soft">
            ほか{(line_count - rows.length).toLocaleString('en')}
            {unit}
          </li>
        )}
      </ul>
      {children}
    </div>
  );
}
