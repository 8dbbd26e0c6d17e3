import type { SelectMypageTopData } from '../../../../contract/operations/generated.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { askedWords } from './asked-words.ts';

/** Papers to read and sign before the first visit to a branch. */
export function FirstVisits({ packs }: { packs: SelectMypageTopData['first_visit_packs'] }) {
  return (
    <Notice kind="info" title={askedWords.papers}>
      <p>はじめてのご来園までに、署名をお願いします。</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {packs.map(({ id, branch_id, branch }) => (
          <li key={id}>
            <LinkButton to={`/mypage/first_visit/${branch_id}`} kind="plain" size="small">
              {branch?.name ?? '園'}の書面を読む
            </LinkButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
