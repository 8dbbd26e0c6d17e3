import type { MetaFunction } from 'react-router';
import { SelectStaffPrefecturesDocument } from '../../../../contract/operations/generated.ts';
import { HeadquartersPage } from '../../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import { operation } from '../../../data/question.ts';
import { useServerToday } from '../../../data/server-clock.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { BranchAddForm } from '../../../parts/branches/headquarters/add-form.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '園の追加', noindex: true });

export default function AddBranch() {
  const today = useServerToday();
  const query = useAnswer(operation(SelectStaffPrefecturesDocument, {}));
  return (
    <HeadquartersPage title="園の追加" lead="追加した園は「開園準備中」から始まります。">
      <LiveLoaded query={query}>
        {({ prefectures }) => <BranchAddForm prefectures={prefectures} today={today} />}
      </LiveLoaded>
    </HeadquartersPage>
  );
}
