import type { MetaFunction } from 'react-router';
import { SelectStaffEmergencyDocument } from '../../contract/operations/generated.ts';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { CareProblems } from '../console/taps/care-problems.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Counting } from '../parts/attendance/staff/emergency/counting.tsx';
import { DeclareForm } from '../parts/attendance/staff/emergency/declare-form.tsx';
import { ReunionRoll } from '../parts/attendance/staff/emergency/reunion-roll.tsx';
import { SleeperEmergency } from '../parts/care/staff/naps/sleeper-emergency.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '緊急', noindex: true });

/** Earthquake or evacuation: the children are counted, families notified, and each child handed over by the roll. */
export default function EmergencyPage() {
  const { branch } = useStaff();
  const query = useLiveAnswer(operation(SelectStaffEmergencyDocument, { branch_id: branch.id }));
  return (
    <StaffPage
      title="緊急"
      lead="地震や避難のとき、お子さまの人数を確かめ、ご家庭すべてに知らせ、お引き渡しを記録します。"
    >
      <LiveLoaded query={query}>
        {({ emergencies: [last], present, branches: [place] }) => {
          const goesOn = last !== undefined && last.ended_datetime === null;
          return (
            <div className="grid gap-10">
              <SleeperEmergency address={[place?.address1, place?.address2].filter(Boolean).join('')} />
              {!goesOn && (
                <DeclareForm
                  present={present.aggregate.count}
                  address={[place?.address1, place?.address2].filter(Boolean).join('')}
                  onDeclared={() => void query.reload()}
                />
              )}
              {last && goesOn ? <Counting key={last.id} emergency={last} reload={query.read} /> : <CareProblems />}
              {last && <ReunionRoll emergency={last} onChanged={query.read} />}
            </div>
          );
        }}
      </LiveLoaded>
    </StaffPage>
  );
}
