import { ChevronDown, ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { ActButton } from '../../../console/alarm-line.tsx';
import { type Todo, type TodoRow, todoRows, todoSummary } from '../../../console/todo.ts';

/** One line above the board, of the same height whatever there is to do: the reddest with its press; another opens the list. */
export function TodoPart({ todos }: { todos: readonly Todo[] }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const rows = todoRows(todos);
  const [first] = rows;
  if (first === undefined) {
    return (
      <p className="mb-1 flex min-h-11.5 items-center gap-2 px-3 text-ink-soft">
        <ListChecks className="size-5" aria-hidden="true" />
        やることはありません
      </p>
    );
  }
  const red = first.tone === 'wrong';
  const [urgent] = red && !open ? first.reasons : [];
  return (
    <section aria-label="やること" className="mb-1">
      <div
        className={`flex items-center gap-1.5 rounded-md border pr-0.5 leading-snug ${red ? 'border-wrong/40 bg-wrong-soft' : 'border-ask/40 bg-ask-soft'}`}
      >
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 pl-3 text-left"
        >
          <ListChecks className={`size-5 shrink-0 ${red ? 'text-wrong' : 'text-ask'}`} aria-hidden="true" />
          <strong className="shrink-0">
            やること <span className="figures">{rows.length}</span>
          </strong>
          <ChevronDown
            className={`size-5 shrink-0 transition-transform ${open ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
          <span className="figures min-w-0 truncate">
            {urgent ? [first.name, urgent.text].filter(Boolean).join(' ') : todoSummary(rows)}
          </span>
        </button>
        {urgent?.act && <ActButton act={urgent.act} about={first.name ?? ''} />}
      </div>
      <ul id={list} hidden={!open} className="mt-1 grid gap-1">
        {open && rows.map((row) => <Row key={row.key} row={row} />)}
      </ul>
    </section>
  );
}

function Row({ row: { name, tone, reasons } }: { row: TodoRow }) {
  return (
    <li
      className={`rounded-md border border-l-6 bg-white px-3 py-1 leading-snug ${tone === 'wrong' ? 'border-wrong/40 border-l-wrong' : 'border-line border-l-ask'}`}
    >
      {reasons.map(({ key, tone: own, text, act }, position) => (
        <div key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
          <p className="figures min-w-0 flex-1 basis-60">
            {name && position === 0 && <strong className="mr-2">{name}</strong>}
            <span className={own === 'wrong' ? 'font-bold text-wrong' : ''}>{text}</span>
          </p>
          {act && <ActButton act={act} about={name ?? ''} />}
        </div>
      ))}
    </li>
  );
}
