import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { familyRole } from '../../../../domain/family/family-codes.ts';
import { withSan } from '../../../../domain/text/called-name.ts';
import { formatDateTimeWeekday } from '../../../../domain/time-format.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { failureText } from '../../../layout/failure-notice.tsx';
import { session } from '../../../session/browser-session.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { roleMay } from '../people/role-text.ts';
import { InvitationSkeleton } from './invitation-skeleton.tsx';
import { JoinForm } from './join-form.tsx';
import { storeToken, takeToken } from './stored-token.ts';
import { WaysIn } from './ways-in.tsx';

type Known = { kind: 'ok'; result: FunctionOk<'checkFamilyInvitation'> } | FunctionFailure | { kind: 'no_token' };

/** What the link says to the current user, checked again when another user signs in. */
function useInvitation(id: string) {
  const { key } = useLocation();
  const token = useRef<string>(undefined);
  const [known, setKnown] = useState<Known>();
  const ask = useCallback(async () => {
    token.current ??= takeToken(id) ?? undefined;
    if (token.current === undefined) return setKnown({ kind: 'no_token' });
    await session().ready();
    setKnown(await callFunction('checkFamilyInvitation', { token: token.current }));
  }, [id]);
  // Signing in returns to this page: check again as the current user.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that the page was come to again
  useEffect(() => {
    void ask();
  }, [ask, key]);
  async function change() {
    const kept = token.current;
    await session().signOut();
    // Signing out forgets what the device knew; the invitation goes on.
    if (kept) storeToken(id, kept);
    await ask();
  }
  return { known, ask, change, token };
}

/** The invitation for the current user: sign in, join, or see why neither is possible. */
export default function Invitation({ id }: { id: string }) {
  const { known, ask, change, token } = useInvitation(id);
  if (known === undefined) return <InvitationSkeleton />;
  if (known.kind === 'no_token') {
    return (
      <EmptyState title="招待のリンクを、もう一度開いてください" action={<LinkButton to="/">トップへ</LinkButton>}>
        届いたメッセージのリンクから、このページを開いてください。
      </EmptyState>
    );
  }
  if (known.kind === 'fault') {
    return <RetryNotice onRetry={ask}>{failureText(known)}</RetryNotice>;
  }
  if (known.kind === 'refused') {
    const used = known.type === 'family_invitation_used';
    return (
      <EmptyState
        title={used ? 'このリンクは、すでに使われています' : 'このリンクは使えません'}
        action={<LinkButton to={used ? '/login' : '/'}>{used ? 'ログインする' : 'トップへ'}</LinkButton>}
      >
        {known.msg}
      </EmptyState>
    );
  }
  const invitation = known.result;
  return (
    <div className="grid gap-8">
      <InvitationText invitation={invitation} />
      {invitation.signed_in === null && <WaysIn path={`/family_invitations/${id}`} />}
      {invitation.signed_in?.may_join_flag === false && (
        <Notice
          kind="warning"
          title={`${invitation.signed_in.label} でログインしています`}
          action={
            <Button kind="plain" size="small" onClick={() => void change()}>
              別のアカウントで受ける
            </Button>
          }
        >
          このアカウントは、すでに会員かご家族として登録されているため、招待を受けられません。ご自身の別のアカウントで受けるか、招待した方にご確認ください。
        </Notice>
      )}
      {invitation.signed_in?.may_join_flag && (
        <JoinForm
          id={id}
          token={token.current ?? ''}
          invitation={invitation}
          label={invitation.signed_in.label}
          onChangeAccount={() => void change()}
        />
      )}
    </div>
  );
}

function InvitationText({ invitation }: { invitation: FunctionOk<'checkFamilyInvitation'> }) {
  const { inviter_name, role, name, relation, expires_at } = invitation;
  const { may, mayNot } = roleMay[role];
  return (
    <section aria-labelledby="told" className="grid gap-4 rounded-lg border border-line bg-white p-5 shadow-raised">
      <h2 id="told" className="phrases text-lead">
        <span className="inline-block">{withSan(inviter_name)}から、</span>
        <span className="inline-block">{withSan(name)}への招待です</span>
      </h2>
      <p>
        「{familyRole.label(role)}」({relation})として加わります。
        <span className="mt-1 block text-note text-ink-soft">
          <span className="figures">{formatDateTimeWeekday(new Date(expires_at))}</span>まで、1回だけ使えます。
        </span>
      </p>
      <div>
        <h3 className="font-bold">できること</h3>
        <ul className="mt-1 list-disc pl-5">
          {may.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-bold">できないこと・見えないもの</h3>
        <ul className="mt-1 list-disc pl-5">
          {mayNot.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
