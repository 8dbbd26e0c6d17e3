import { type MetaFunction, useSearchParams } from 'react-router';
import { SelectStaffEmergencyDocument } from '../../contract/operations/generated.ts';
import { fullAddress } from '../console/branch-place.ts';
import { useStaff } from '../console/staff-context.tsx';
import { LiveLoaded, StaffPage } from '../console/staff-page.tsx';
import { CareProblems } from '../console/taps/care-problems.tsx';
import { useLiveAnswer } from '../console/use-live-answer.ts';
import { operation } from '../data/question.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Call119 } from '../parts/attendance/staff/emergency/call-119.tsx';
import { Counting } from '../parts/attendance/staff/emergency/counting.tsx';
import { DeclareForm } from '../parts/attendance/staff/emergency/declare-form.tsx';
import { ReunionRoll } from '../parts/attendance/staff/emergency/reunion-roll.tsx';
import { SleeperEmergency, sleeperParameter } from '../parts/care/staff/naps/sleeper-emergency.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '緊急', noindex: true });

/** 119 first; below it earthquake or evacuation: the children are counted, families notified, and each child handed over by the roll. */
export default function EmergencyPage() {
  const { branch } = useStaff();
  const [search] = useSearchParams();
  const query = useLiveAnswer(operation(SelectStaffEmergencyDocument, { branch_id: branch.id }));
  const address = fullAddress(branch);
  const last = query.data?.emergencies[0];
  const goesOn = last !== undefined && last.ended_datetime === null;
  return (
    <StaffPage dense title="緊急">
      <div className="grid gap-8 pb-6">
        {search.has(sleeperParameter) ? <SleeperEmergency address={address} /> : <Call119 folded={goesOn} />}
        <LiveLoaded query={query}>
          {({ present }) => (
            <div className="grid gap-10">
              {!goesOn && (
                <DeclareForm
                  present={present.aggregate.count}
                  address={address}
                  onDeclared={() => {
                    window.scrollTo(0, 0);
                    void query.reload();
                  }}
                />
              )}
              {last && goesOn ? <Counting key={last.id} emergency={last} reload={query.read} /> : <CareProblems />}
              {last && <ReunionRoll emergency={last} onChanged={query.read} />}
            </div>
          )}
        </LiveLoaded>
      </div>
    </StaffPage>
  );
}
