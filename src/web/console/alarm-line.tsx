import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import type { TodoAct } from './todo.ts';

/** What must never be folded away, in one line: it stands open above the board until it is over. */
export function AlarmLine({ title, act, children }: { title: string; act?: TodoAct; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex min-h-11 grow flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-md border-l-6 border-wrong bg-wrong-soft pr-0.5 pl-2.5 leading-snug outline -outline-offset-1 outline-wrong"
    >
      <OctagonAlert className="size-5 shrink-0 text-wrong" aria-hidden="true" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <strong className="text-wrong">{title}</strong> {children}
      </p>
      {act && <ActButton act={act} />}
    </div>
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
