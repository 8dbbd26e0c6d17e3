import { ClipboardCheck, ClipboardList, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FormStanding } from '../../../../../../domain/care/morning/morning-form.ts';
import type { BoardChild, BoardReserve } from '../board.ts';
import { MorningDialog } from './morning-dialog.tsx';
import { morningFormOf, reasonsText, type SentMorningForm, standingOf, standingText } from './morning-text.ts';

type MorningMarkProps = { reserve: BoardReserve; child: BoardChild };

const looks: Readonly<Record<FormStanding, string>> = {
  not_yet: 'text-ink-soft',
  done: 'text-trust',
  attention: 'rounded-sm bg-ask-soft px-1.5 text-ask',
  answered: 'text-ask',
};
const icons = {
  not_yet: ClipboardList,
  done: ClipboardCheck,
  attention: TriangleAlert,
  answered: TriangleAlert,
} as const;

const isQuiet = (standing: FormStanding): boolean => standing === 'not_yet' || standing === 'done';

/** The state of the form and, if it needs attention, why. */
function wordsOf(form: SentMorningForm | undefined): string {
  const standing = standingOf(form);
  const why = form && !isQuiet(standing) ? ` ${reasonsText(form)}` : '';
  return `${standingText[standing]}${why}`;
}

function MorningText({ reserve, child }: MorningMarkProps) {
  const form = morningFormOf(reserve, child.child_id);
  const standing = standingOf(form);
  const Icon = icons[standing];
  return (
    <span className={`inline-flex max-w-full items-center gap-1 text-note leading-snug font-bold ${looks[standing]}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{wordsOf(form)}</span>
    </span>
  );
}

/** Of children who left nothing is to be done; who is here without a form was looked at at the door. */
const isOver = ({ reserve, child }: MorningMarkProps): boolean =>
  (child.column !== 'coming' && child.column !== 'present') ||
  (child.column === 'present' && morningFormOf(reserve, child.child_id) === undefined);

/** What needs attention, in words under the name. */
export function MorningWord(props: MorningMarkProps) {
  const standing = standingOf(morningFormOf(props.reserve, props.child.child_id));
  return isOver(props) || isQuiet(standing) ? null : <MorningText {...props} />;
}

/** The rest as a sign beside the name: sixty forms must not cost sixty lines. */
export function MorningSign(props: MorningMarkProps) {
  const standing = standingOf(morningFormOf(props.reserve, props.child.child_id));
  if (isOver(props) || !isQuiet(standing)) return null;
  const Icon = icons[standing];
  return (
    <>
      <Icon className={`size-4 shrink-0 ${looks[standing]}`} aria-hidden="true" />
      <span className="sr-only">{standingText[standing]}</span>
    </>
  );
}

/** The same with everything the family said, one press away. */
export function MorningMark(props: MorningMarkProps) {
  const [open, setOpen] = useState(false);
  const { reserve, child } = props;
  const form = morningFormOf(reserve, child.child_id);
  if (isOver(props)) return null;
  if (form === undefined) return <MorningText {...props} />;
  return (
    <>
      <button
        type="button"
        aria-label={`${child.name} ${wordsOf(form)}`}
        onClick={() => setOpen(true)}
        className="-my-1 inline-flex min-h-11 max-w-full items-center rounded-sm text-left underline decoration-dotted underline-offset-4 hover:bg-cream"
      >
        <MorningText {...props} />
      </button>
      <MorningDialog
        key={form.version}
        name={child.name}
        reserve={reserve}
        sent={form}
        isOpen={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
