import { Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { type SelectDeskFamiliesData, SelectDeskFamiliesDocument } from '../../../contract/operations/generated.ts';
import { formatTel } from '../../../domain/text/contact-format.ts';
import { StaffPage } from '../../console/staff-page.tsx';
import { operation } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { digitsOf } from '../../form/fields/typed-text.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { useFoundFamilies } from '../../parts/membership/staff/use-found-families.ts';
import { MemberSearch } from '../../parts/reserves/staff/new-family/member-search.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '受付', noindex: true });

const shown = 8;

/** The desk and the telephone: who is it? Known, new, or from another branch. */
export default function Desk() {
  const [text, setText] = useState('');
  const [elsewhere, setElsewhere] = useState(false);
  const typed = text.trim();
  const tel = /^[\d\s-‐ー−０-９]+$/.test(typed) ? digitsOf(typed, 11) : '';
  const search = useFoundFamilies(typed.length > 1 ? typed : '');
  const asked = search.ids && operation(SelectDeskFamiliesDocument, { ids: [...search.ids], limit: shown });
  const { data, previous } = useAnswer(asked);
  const found = (asked === null ? undefined : (data ?? previous))?.customers;
  const carried = new URLSearchParams({ ...(tel.length >= 10 ? { tel } : {}) }).toString();
  return (
    <StaffPage title="受付" lead="飛び込み・お電話のご家庭を探して、予約を作ります。">
      <div className="max-w-180">
        <TextField
          label="お名前・フリガナ・電話番号"
          unmarked
          hint="ひらがなでも、電話番号の一部でも探せます。"
          type="search"
          autoFocus
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="mt-3 min-h-40" aria-live="polite">
          {typed.length < 2 ? (
            <p className="flex items-center gap-2 py-3 text-note text-ink-soft">
              <Search className="size-5" aria-hidden="true" />
              2文字以上入力すると、この園のご家庭が出ます。
            </p>
          ) : found === undefined ? (
            <p className="py-3 text-note text-ink-soft">探しています。</p>
          ) : found.length === 0 ? (
            <p className="py-3">この園では見つかりません。</p>
          ) : (
            <FoundFamilies found={found} />
          )}
        </div>
        <div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
          <LinkButton to={`/staff/families/add${carried && `?${carried}`}`} kind="plain">
            <UserPlus className="size-5" aria-hidden="true" />
            はじめてのご家庭
          </LinkButton>
          <Button kind="plain" aria-expanded={elsewhere} onClick={() => setElsewhere(!elsewhere)}>
            ほかの園の会員
          </Button>
        </div>
        {elsewhere && (
          <div className="mt-4">
            <MemberSearch known={tel.length >= 10 ? tel : ''} />
          </div>
        )}
      </div>
    </StaffPage>
  );
}

function FoundFamilies({ found }: { found: SelectDeskFamiliesData['customers'] }) {
  return (
    <ul className="grid gap-2">
      {found.map((row) => (
        <li key={row.id}>
          <Link
            to={`/staff/reserves/add/${row.id}`}
            className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-edge bg-white px-4 py-2.5 text-ink no-underline hover:bg-cream"
          >
            <span className="min-w-0 flex-1 leading-snug">
              <strong>{row.name}</strong> <span className="text-note text-ink-soft">{row.name_kana}</span>
              <span className="block text-note">
                <span className="figures mr-3">{formatTel(row.tel)}</span>
                {row.children.map(({ name }) => name).join('、')}
              </span>
            </span>
            {row.stops.length > 0 && <Badge tone="wrong">停止中</Badge>}
            <span className="font-bold text-action">予約を作る</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
