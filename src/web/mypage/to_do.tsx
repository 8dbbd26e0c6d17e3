import type { MetaFunction } from 'react-router';
import { SelectMypageTopDocument } from '../../contract/operations/generated.ts';
import { operation } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Loaded } from '../layout/loaded.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { AskedList } from './_parts/asked/asked-list.tsx';
import { MypagePage } from './_parts/frame/mypage-page.tsx';
import { secondsToAsk } from './_parts/top/top-data.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'お願い', noindex: true });

/** Behind the line 「お願い N件」 of My Page. */
export default function ToDo() {
  const query = useAnswer(operation(SelectMypageTopDocument, {}), { fresh: secondsToAsk });
  return (
    <MypagePage title="お願い">
      <Loaded query={query}>{(data) => <AskedList data={data} onChanged={() => void query.reload()} />}</Loaded>
    </MypagePage>
  );
}
