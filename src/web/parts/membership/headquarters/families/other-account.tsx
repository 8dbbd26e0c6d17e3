import { useSearchParams } from 'react-router';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { formatTel } from '../../../../../domain/text/contact-format.ts';
import { LinkRows } from '../../../../console/link-rows.tsx';
import { SearchBar } from '../../../../console/search-bar.tsx';
import { RowSkeletons } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { staffFailureText } from '../../../../data/use-action.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { FamilyBadges } from './family-badges.tsx';

/** Which account goes into this one. */
export function OtherAccount({ kept }: { kept: number }) {
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const input = { text: text.slice(0, 100), state: 'all' as const, page: 1 };
  const found = useAnswer(reading('headquartersFindFamilies', text.trim() === '' ? null : input));
  const families = found.data?.families.filter(({ id }) => id !== kept);
  return (
    <>
      <p className="mb-4">
        統合して終わるほうのアカウントを選んでください。いま開いている番号 {kept} のアカウントが残ります。
      </p>
      <SearchBar label="統合するアカウントを探す" textLabel="お名前・電話番号・メール・番号" text={text} />
      <ErrorNotice text={found.failure && staffFailureText(found.failure)} />
      {families === undefined ? (
        text.trim() !== '' && !found.failure && <RowSkeletons />
      ) : families.length === 0 ? (
        <EmptyState title="ほかに条件に合うアカウントはありません" />
      ) : (
        <LinkRows
          rows={families}
          rowKey={(row) => row.id}
          to={(row) => `?from=${row.id}`}
          label={(row) => `${withSama(row.name)}を統合する`}
          head={(row) => `${row.name} ${row.name_kana}`}
          body={(row) => (
            <>
              <span className="figures mr-3">番号 {row.id}</span>
              <span className="figures mr-3">{formatTel(row.tel)}</span>
              <span className="mr-3 break-all text-ink-soft">{row.email}</span>
              <span className="text-ink-soft">{row.child_names.join('、')}</span>
            </>
          )}
          aside={(row) => <FamilyBadges {...row} />}
        />
      )}
    </>
  );
}
