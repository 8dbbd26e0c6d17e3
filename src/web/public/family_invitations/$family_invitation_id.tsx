import { lazy, Suspense } from 'react';
import { type MetaFunction, useParams } from 'react-router';
import { pageMeta } from '../../layout/page-meta.ts';
import { InvitationSkeleton } from '../../parts/family/invitation/invitation-skeleton.tsx';
import { PageColumn, PageHeading } from '../../ui/page-heading.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

export const meta: MetaFunction = () => pageMeta({ title: 'ご家族への招待', noindex: true });

const Invitation = lazy(() => import('../../parts/family/invitation/invitation.tsx'));

/**
 * Where the link of an invitation leads. Opening it only shows who invites: mail scanners open links too. The token is
 * in the fragment, which no server, log or referrer sees.
 */
export default function FamilyInvitationPage() {
  const { family_invitation_id = '' } = useParams();
  const hydrated = useHydrated();
  return (
    <PageColumn>
      <PageHeading>ご家族への招待</PageHeading>
      {hydrated ? (
        <Suspense fallback={<InvitationSkeleton />}>
          <Invitation key={family_invitation_id} id={family_invitation_id} />
        </Suspense>
      ) : (
        <InvitationSkeleton />
      )}
    </PageColumn>
  );
}
