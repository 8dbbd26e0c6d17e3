import { useEffect, useState } from 'react';
import { Link, type MetaFunction, useParams } from 'react-router';
import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { articleBlocks } from '../../../../domain/contents/article-text.ts';
import { createCallFunction } from '../../../data/call-function.ts';
import { pageMeta } from '../../../layout/page-meta.ts';
import { MagazineArticle } from '../../../parts/contents/magazine/article.tsx';
import { serviceState } from '../../../session/service-state.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageColumn, PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export const meta: MetaFunction = () => pageMeta({ title: '公開前の記事', noindex: true });

type Draft = FunctionOk<'readMagazineDraft'>;

/** The link is the permission: no sign-in needed. */
const callAsReader = createCallFunction({
  fetch: serviceState.fetch,
  log: (message, detail) => console.error(message, detail),
});

/** An article for anyone who has its link. Fetched by the browser, so that it never ends up in the cache of public pages. */
export default function MagazineDraft() {
  const { token = '' } = useParams();
  const [draft, setDraft] = useState<Draft | 'ended' | 'lost'>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let gone = false;
    setDraft(undefined);
    void callAsReader('readMagazineDraft', { token }).then((outcome) => {
      if (gone) return;
      if (outcome.kind === 'ok') setDraft(outcome.result);
      else setDraft(outcome.kind === 'refused' ? 'ended' : 'lost');
    });
    return () => {
      gone = true;
    };
  }, [token, turn]);
  if (draft === undefined) return <Waiting />;
  if (typeof draft === 'string') return <Nothing draft={draft} onRetry={() => setTurn(turn + 1)} />;
  return (
    <div className="mx-auto max-w-page px-4 py-8 lg:px-6 lg:py-12">
      <div className="mx-auto mb-8 max-w-2xl">
        <Notice kind="warning" title={draft.published_id === null ? '公開前の記事です' : 'この記事は公開されています'}>
          {draft.published_id === null ? (
            'このページのアドレスを知っている人だけが読めます。内容は変わることがあります。'
          ) : (
            <Link to={`/magazine/detail/${draft.published_id}`} className="text-link">
              公開されたページを見る
            </Link>
          )}
        </Notice>
      </div>
      <MagazineArticle {...draft} blocks={articleBlocks(draft.content)} />
    </div>
  );
}

function Waiting() {
  return (
    <PageColumn width="page">
      <div role="status" className="mx-auto grid min-h-screen max-w-2xl content-start gap-6">
        <span className="sr-only">読み込んでいます</span>
        <Skeleton className="h-20 rounded-md" />
        <Skeleton className="h-10 rounded-md" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </PageColumn>
  );
}

function Nothing({ draft, onRetry }: { draft: 'ended' | 'lost'; onRetry: () => void }) {
  return draft === 'ended' ? (
    <PageColumn>
      <PageHeading lead="リンクが終了したか、アドレスが途中で切れています。リンクを送った人にご確認ください。">
        このリンクは使えません
      </PageHeading>
      <LinkButton to="/magazine">読みものの一覧へ</LinkButton>
    </PageColumn>
  ) : (
    <PageColumn>
      <PageHeading lead="通信環境をご確認のうえ、もう一度お試しください。">読み込めませんでした</PageHeading>
      <Button onClick={onRetry}>もう一度読み込む</Button>
    </PageColumn>
  );
}
