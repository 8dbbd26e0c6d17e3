import { ChevronRight, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { TodoAct } from './todo.ts';

/**
 * However many there are, they take little of the screen: one alone has the whole line, two to four stand two in a line, from
 * five on a tablet has three in one; the last fills what is left.
 */
export function AlarmLines({ children }: { children: ReactNode }) {
  return <div className="group/alarms mb-1 flex flex-wrap gap-1 empty:hidden">{children}</div>;
}

/** What must never be folded away: it stands open above the board until it is over. A press anywhere on it acts. */
export function AlarmLine({ title, act, children }: { title: string; act?: TodoAct; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="relative flex min-h-11 min-w-0 grow basis-[calc(50%-2px)] items-center gap-x-2 rounded-md border-l-6 border-wrong bg-wrong-soft px-2 py-0.5 leading-tight outline -outline-offset-1 outline-wrong md:group-has-[>:nth-child(5)]/alarms:basis-[calc(33.3%-3px)]"
    >
      <OctagonAlert
        className="size-5 shrink-0 text-wrong max-md:hidden md:group-has-[>:nth-child(5)]/alarms:hidden"
        aria-hidden="true"
      />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong className={`text-wrong ${act ? 'max-md:underline' : ''}`}>{title}</strong>{' '}
        {/* Beside others one line says whom it is about; on a phone only the one that stands alone has room for it. */}
        <span className="max-md:group-has-[>:nth-child(2)]/alarms:sr-only md:group-has-[>:nth-child(2)]/alarms:block md:group-has-[>:nth-child(2)]/alarms:truncate">
          {children}
        </span>
      </p>
      {act && <WholeLineAct act={act} />}
    </div>
  );
}

const wholeLine = 'flex items-center rounded-md after:absolute after:inset-0 after:rounded-md hover:after:bg-wrong/5';

function WholeLineAct({ act }: { act: TodoAct }) {
  const arrow = <ChevronRight className="size-5 shrink-0 text-wrong max-md:hidden" aria-hidden="true" />;
  if ('to' in act) {
    return (
      <Link to={act.to} aria-label={act.label} title={act.label} className={wholeLine}>
        {arrow}
      </Link>
    );
  }
  return (
    <button type="button" aria-label={act.label} title={act.label} onClick={act.press} className={wholeLine}>
      {arrow}
    </button>
  );
}

export function ActButton({ act, about = '' }: { act: TodoAct; about?: string }) {
  if ('to' in act) {
    return (
      <LinkButton to={act.to} kind="plain" size="small" className="shrink-0 px-3!">
        {about && <span className="sr-only">{about} </span>}
        {act.label}
      </LinkButton>
    );
  }
  return (
    <Button
      kind="plain"
      size="small"
      className="shrink-0 px-3!"
      aria-label={about ? `${about} ${act.label}` : undefined}
      onClick={act.press}
    >
      {act.label}
    </Button>
  );
}
