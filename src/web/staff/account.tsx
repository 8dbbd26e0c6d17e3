import type { MetaFunction } from 'react-router';
import { hasRight } from '../../domain/auth/staff-rights.ts';
import { MorningMail } from '../console/account/morning-mail.tsx';
import { OwnName } from '../console/account/own-name.tsx';
import { OwnPassword } from '../console/account/own-password.tsx';
import { OwnSessions } from '../console/account/own-sessions.tsx';
import { SecondFactor } from '../console/account/second-factor.tsx';
import { LiveLoaded, RowSkeletons, StaffPage } from '../console/staff-page.tsx';
import { OwnPin } from '../console/tablet/own-pin.tsx';
import { reading } from '../data/question.ts';
import { useAnswer } from '../data/use-answer.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { CallPhone } from '../parts/messages/staff/call-phone.tsx';

export const meta: MetaFunction = () => pageMeta({ title: 'アカウント設定', noindex: true });

export default function OwnAccount() {
  const query = useAnswer(reading('staffReadOwnAccount', {}));
  const { reload } = query;
  return (
    <StaffPage title="アカウント設定">
      <LiveLoaded query={query} skeleton={<RowSkeletons count={3} />} steady>
        {(own) => (
          <div className="grid max-w-form gap-10">
            <OwnName key={own.version} own={own} onSaved={reload} />
            <SecondFactor own={own} onChanged={reload} />
            <OwnPassword onChanged={reload} />
            <OwnPin />
            {hasRight(own.role, 'manager') && <MorningMail key={`mail ${own.version}`} own={own} onSaved={reload} />}
            {hasRight(own.role, 'manager') && <CallPhone />}
            <OwnSessions sessions={own.sessions} onEnded={reload} />
          </div>
        )}
      </LiveLoaded>
    </StaffPage>
  );
}
