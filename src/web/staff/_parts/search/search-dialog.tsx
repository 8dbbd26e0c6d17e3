import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SelectStaffFoundDocument } from '../../../../contract/operations/generated.ts';
import { worksAtBranches } from '../../../../domain/auth/staff-rights.ts';
import { accountRole } from '../../../../domain/codes.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { searchWords } from '../../../../domain/text/search-text.ts';
import { formatDateTime } from '../../../../domain/time-format.ts';
import { containing, familyMatching } from '../../../console/search-where.ts';
import type { Staff } from '../../../console/staff-context.tsx';
import { dataErrorText } from '../../../data/data-error-text.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { foundPages } from './search-pages.ts';

type Found = { readonly to: string; readonly title: string; readonly place: string };
type Group = { readonly title: string; readonly found: readonly Found[] };

/** Long enough for a word to be typed on, short enough to feel at once. */
const pauseMilliseconds = 200;
const nobody = { id: { _eq: 0 } };

/** What this person can find. */
function searched({ account, headquarters }: Staff): string {
  if (headquarters) return 'ご家庭、予約番号、職員、決まり、ページ';
  return worksAtBranches(account.role) ? 'ご家庭、予約番号、ページ' : 'ページの名前や言葉';
}

/** 46, No.46, 予約46: the number of a reserve. */
function reserveNumberOf(text: string): number | null {
  const [, digits] = /^(?:予約|no\.?|#)?\s*(\d{1,9})$/i.exec(text.normalize('NFKC').trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Families, reserves and branches by row-level security, pages and settings by role: what one may not see is not found. */
function useFound(staff: Staff, text: string): { groups: Group[]; pending: boolean; problem: string | undefined } {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setAsked(text), pauseMilliseconds);
    return () => clearTimeout(later);
  }, [text]);
  const [word = ''] = searchWords(asked);
  const number = reserveNumberOf(asked);
  const long = word.length > 1;
  const answer = useAnswer(
    operation(SelectStaffFoundDocument, {
      family: long ? familyMatching(asked) : nobody,
      reserve: number === null ? nobody : { id: { _eq: number } },
      branch:
        staff.headquarters && long ? { name: { _ilike: containing(asked) }, real_store_flag: { _eq: true } } : nobody,
      account: staff.headquarters && long ? { name: { _ilike: containing(asked) } } : nobody,
    }),
  );
  const { pages, settings } = foundPages(staff, text);
  const rows = answer.data;
  const groups: Group[] = [
    {
      title: '予約',
      found: (rows?.reserves ?? []).map(({ id, start_datetime, cancel_flag, customer, branch }) => ({
        to: `/staff/reserves/${id}`,
        title: `予約 ${id} ${withSama(customer?.name ?? 'お客様')}`,
        place: [formatDateTime(new Date(start_datetime)), branch?.name, cancel_flag && 'キャンセル']
          .filter(Boolean)
          .join(' ・ '),
      })),
    },
    {
      title: 'ご家庭',
      found: (rows?.customers ?? []).map(({ id, name, children }) => ({
        to: `/staff/customers/${id}`,
        title: withSama(name),
        place: children.map((child) => child.name).join('、'),
      })),
    },
    {
      title: '職員',
      found: (rows?.accounts ?? []).map(({ id, name, role, branch }) => ({
        to: `/staff/headquarters/accounts/${id}`,
        title: name,
        place: [accountRole.label(role), branch?.name].filter(Boolean).join(' ・ '),
      })),
    },
    { title: '決まり', found: settings },
    { title: 'ページ', found: pages },
    {
      title: '園',
      found: (rows?.branches ?? []).map(({ id, name }) => {
        return { to: `/staff/headquarters/branches/${id}`, title: name, place: '園の設定' };
      }),
    },
  ];
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    pending: asked !== text || (rows === undefined && answer.failure === undefined),
    problem: answer.failure && dataErrorText(answer.failure),
  };
}

/** The field and what it finds: the arrows go down the list, Enter opens the first, Escape leaves. */
export function SearchDialog({ staff, onClose }: { staff: Staff; onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const { groups, pending, problem } = useFound(staff, text);
  const number = groups.reduce((sum, { found }) => sum + found.length, 0);
  const typed = text.trim() !== '';
  const [first] = groups.flatMap(({ found }) => found);
  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
    stops[Math.min(stops.length - 1, Math.max(0, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
  }
  return (
    <Dialog title="探す" isOpen onClose={onClose} wide>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move between the field and the links in it */}
      <div ref={list} onKeyDown={move}>
        <search>
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              if (first === undefined) return;
              onClose();
              void navigate(first.to);
            }}
          >
            <TextField
              label={searched(staff)}
              type="search"
              unmarked
              autoComplete="off"
              autoFocus
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </form>
        </search>
        <p role="status" className="my-2 min-h-6 text-note text-ink-soft">
          {!typed
            ? '名前や番号のほか、「締め切り」のような言葉でも探せます。'
            : number > 0
              ? `${number}件あります`
              : pending
                ? '探しています'
                : '見つかりません。言葉を変えて、もう一度お探しください。'}
        </p>
        <ErrorNotice text={problem} className="mb-2" />
        <div className="-mx-2 max-h-[55dvh] overflow-y-auto px-2">
          {groups.map(({ title, found }) => (
            <section key={title} aria-label={title} className="mb-3">
              <h3 className="text-note text-ink-soft">{title}</h3>
              <ul className="divide-y divide-line border-y border-line">
                {found.map(({ to, title: name, place }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      onClick={onClose}
                      className="flex min-h-11 flex-wrap items-baseline gap-x-3 px-2 py-2 text-ink no-underline hover:bg-cream focus-visible:bg-cream"
                    >
                      <span className="font-bold">{name}</span>
                      <span className="text-note text-ink-soft">{place}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
