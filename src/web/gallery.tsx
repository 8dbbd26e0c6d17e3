import { useState } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { settingsContext } from './data/load-context.ts';
import './design/console.css';
import { ConsolePieces } from './gallery/console-pieces.tsx';
import { DisplayPieces } from './gallery/display-pieces.tsx';
import { FormPieces } from './gallery/form-pieces.tsx';
import { Foundations } from './gallery/foundations.tsx';
import { OverPieces } from './gallery/over-pieces.tsx';
import { pageMeta } from './layout/page-meta.ts';
import { Button } from './ui/button.tsx';
import { PageColumn, PageHeading } from './ui/page-heading.tsx';

/** The design language, live (docs/design-language.md). Exists in demo mode only; `?error=500` shows the 500 page. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (!context.get(settingsContext).demo) throw data(null, { status: 404 });
  if (new URL(request.url).searchParams.has('error')) throw data(null, { status: 500 });
  return null;
}

export const meta: MetaFunction = () => pageMeta({ title: '部品の一覧', noindex: true });

export default function Gallery() {
  // Sixty rows of each are looked at alone.
  const [ofConsole, setOfConsole] = useState(false);
  return (
    <PageColumn width="page">
      <PageHeading lead="画面をつくる部品を、すべての状態で並べています。">部品の一覧</PageHeading>
      <Button kind="plain" aria-pressed={ofConsole} onClick={() => setOfConsole(!ofConsole)}>
        園の画面の部品
      </Button>
      {ofConsole ? (
        <ConsolePieces />
      ) : (
        <>
          <Foundations />
          <FormPieces />
          <DisplayPieces />
          <OverPieces />
        </>
      )}
    </PageColumn>
  );
}
