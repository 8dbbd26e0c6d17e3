import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, type MetaFunction } from 'react-router';
import { HeadquartersPage } from '../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../console/staff-page.tsx';
import { reading } from '../../data/question.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { EndKeyDialog } from '../../parts/partners/headquarters/end-key-dialog.tsx';
import { IssueKeyForm } from '../../parts/partners/headquarters/issue-key-form.tsx';
import { KeyCard, type ListedPartnerKey } from '../../parts/partners/headquarters/key-card.tsx';
import { RotateKeyForm } from '../../parts/partners/headquarters/rotate-key-form.tsx';
import { ShownSecret } from '../../parts/partners/headquarters/shown-secret.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '提携先のキー', noindex: true });

type Asked = { what: 'issue' } | { what: 'rotate' | 'end'; key: ListedPartnerKey } | { what: 'secret'; secret: string };

/** Who may ask the API: a key each, seen once, ended at once. */
export default function Partners() {
  const query = useAnswer(reading('headquartersReadPartnerKeys', {}));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const issued = (secret: string) => {
    setAsked({ what: 'secret', secret });
    void query.reload();
  };
  return (
    <HeadquartersPage
      title="提携先のキー"
      lead={
        <>
          企業や自治体のサイトが、園と空きを読むための鍵です。ご家庭のことは何も読めません。使い方は
          <Link to="/developers" className="text-link">
            開発者の方へ
          </Link>
          にあります。
        </>
      }
      aside={
        <Button size="small" onClick={() => setAsked({ what: 'issue' })}>
          <Plus className="size-5" aria-hidden="true" />
          キーを発行する
        </Button>
      }
    >
      <LiveLoaded query={query}>
        {({ keys, branches }) => (
          <>
            {keys.length === 0 && (
              <EmptyState title="キーはまだありません">提携が決まったら、発行してください。</EmptyState>
            )}
            <ul className="grid gap-4">
              {keys.map((key) => (
                <KeyCard
                  key={key.partner_key_id}
                  of={key}
                  onRotate={() => setAsked({ what: 'rotate', key })}
                  onEnd={() => setAsked({ what: 'end', key })}
                />
              ))}
            </ul>
            {asked?.what === 'issue' && <IssueKeyForm branches={branches} onClose={close} onIssued={issued} />}
          </>
        )}
      </LiveLoaded>
      {asked?.what === 'rotate' && <RotateKeyForm of={asked.key} onClose={close} onIssued={issued} />}
      {asked?.what === 'end' && <EndKeyDialog of={asked.key} onClose={close} onEnded={query.reload} />}
      {asked?.what === 'secret' && <ShownSecret secret={asked.secret} onClose={close} />}
    </HeadquartersPage>
  );
}
