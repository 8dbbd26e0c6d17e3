import { Fragment, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { comingRows } from '../../../../../domain/settings/in-force.ts';
import type { TokyoDate } from '../../../../../domain/time.ts';
import { HeadquartersPage } from '../../../../console/headquarters-page.tsx';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import type { DataError } from '../../../../data/data-error.ts';
import { serverToday } from '../../../../data/server-clock.ts';
import type { Answer } from '../../../../data/use-answer.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { CompanyTabs } from './company-tabs.tsx';
import { type Version, VersionList, type VersionListProps } from './version-list.tsx';
import { newestId } from './version-state.ts';

/** What every form of a version is given; null: a new one. */
export type VersionFrame = {
  id: number | null;
  version: number;
  today: TokyoDate;
  listTo: string;
  onReload: () => void;
  onSaved: () => void;
};

type VersionedPageProps<Data, Row extends Version> = {
  title: string;
  lead?: string;
  path: string;
  query: Answer<Data, DataError>;
  rowsOf: (data: Data) => readonly Row[];
  /** Shown while there is no version. */
  empty: { title: string; action: string; text: string };
  /** `chosen` is edited; a new version begins with the newest. */
  form: (frame: VersionFrame, begin: Row | undefined, rows: readonly Row[]) => ReactNode;
} & Pick<VersionListProps<Row>, 'table' | 'show' | 'marks'>;

/** A versioned text or list: the version in force is read-only, upcoming ones are edited here. */
export function VersionedPage<Data, Row extends Version>(props: VersionedPageProps<Data, Row>) {
  const { title, lead, path, query, rowsOf } = props;
  const [search] = useSearchParams();
  const edit = search.get('edit');
  return (
    <HeadquartersPage
      title={title}
      lead={lead}
      aside={edit === null && <LinkButton to={`${path}?edit=new`}>新しい版をつくる</LinkButton>}
    >
      <CompanyTabs />
      <LiveLoaded query={query}>{(data) => <Versions {...props} rows={rowsOf(data)} edit={edit} />}</LiveLoaded>
    </HeadquartersPage>
  );
}

type VersionsProps<Data, Row extends Version> = VersionedPageProps<Data, Row> & {
  rows: readonly Row[];
  edit: string | null;
};

function Versions<Data, Row extends Version>({
  rows,
  edit,
  path,
  empty,
  form,
  query,
  ...list
}: VersionsProps<Data, Row>) {
  const navigate = useNavigate();
  const today = serverToday();
  const onReload = () => void query.reload();
  const chosen = comingRows(rows, today).find(({ id }) => String(id) === edit);
  if (edit === 'new' || chosen) {
    const version = chosen?.version ?? newestId(rows);
    const onSaved = () => {
      onReload();
      void navigate(path);
    };
    const frame = { id: chosen?.id ?? null, version, today, listTo: path, onReload, onSaved };
    return <Fragment key={`${edit} ${version}`}>{form(frame, chosen ?? rows[0], rows)}</Fragment>;
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={empty.title} action={<LinkButton to={`${path}?edit=new`}>{empty.action}</LinkButton>}>
        {empty.text}
      </EmptyState>
    );
  }
  return <VersionList {...list} rows={rows} today={today} onChanged={onReload} />;
}
