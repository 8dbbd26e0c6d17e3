import { isRouteErrorResponse, useRouteError } from 'react-router';
import { brand } from '../../domain/brand.ts';
import { LostBlocks } from '../illustrations/lost-blocks.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageColumn, PageHeading } from '../ui/page-heading.tsx';
import { ErrorScreen } from './error-screen.tsx';

type MissingPageProps = { title: string; lead: string; to: string; label: string };

/** A 404 that knows what was looked for; any other fault is the error screen's. */
export function MissingPage({ title, lead, to, label }: MissingPageProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen />;
  return (
    <PageColumn>
      <title>{`${title}｜${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <LostBlocks className="mb-6 h-auto w-56" />
      <PageHeading lead={lead}>{title}</PageHeading>
      <div className="flex flex-col gap-3 sm:flex-row">
        <LinkButton to={to}>{label}</LinkButton>
        <LinkButton to="/" kind="plain">
          トップページへ
        </LinkButton>
      </div>
    </PageColumn>
  );
}
