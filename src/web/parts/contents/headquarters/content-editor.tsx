import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type ContentKind, isCategoryKind } from '../../../../domain/contents/content-kinds.ts';
import { stateText } from '../../../console/audit/content-text.ts';
import { ChangedMeanwhile } from '../../../console/edit/changed-meanwhile.tsx';
import { useEdit } from '../../../console/edit/use-edit.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { ContentFields } from './content-fields.tsx';
import { type ContentForm, contentPayload, formOf, type ReadContent } from './form-values.ts';
import { contentPath, kindText } from './kind-fields.ts';
import { PublicationFields } from './publication-fields.tsx';
import { RemoveContent } from './remove-content.tsx';

type ContentEditorProps = { kind: ContentKind; id: number | null; read: ReadContent; onSaved: () => Promise<void> };

const noMoment = { 'content.publication_datetime': '公開する日と時刻を入力してください。' };

/** ?group=3: the category a new one begins in. */
const groupIn = (search: URLSearchParams): number | null =>
  /^\d{1,9}$/.test(search.get('group') ?? '') ? Number(search.get('group')) : null;

/** The one form of every kind of content: its fields, and whether it is public. */
export function ContentEditor({ kind, id, read, onSaved }: ContentEditorProps) {
  const [search] = useSearchParams();
  const [form, setForm] = useState<ContentForm>(() => formOf(kind, read, groupIn(search)));
  const [key] = useState(() => crypto.randomUUID());
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { table } = kindText[kind];
  const edit = useEdit('headquartersSaveContent', async (saved) => {
    showToast('保存しました');
    if (id === null) await navigate(contentPath(kind, saved.id), { replace: true });
    else await onSaved();
  });
  const errors = { ...edit.errors, ...missing };
  const wrong = Object.keys(errors).length;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (edit.busy) return;
    const payload = contentPayload(kind, form, read.state, { id, version: read.version, idempotency_key: key });
    setMissing(payload === null ? noMoment : {});
    if (payload !== null) await edit.save(payload);
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }
  const typed = edit.conflict && (edit.conflict.typed.content as Readonly<Record<string, unknown>>);
  return (
    <>
      <form method="post" ref={element} noValidate onSubmit={save} className="grid gap-6">
        {read.state !== null && <StateLine kind={kind} id={id} state={read.state} />}
        <ContentFields
          {...{ kind, errors }}
          values={form.values}
          choices={read}
          onChange={(part) => setForm((before) => ({ ...before, values: { ...before.values, ...part } }))}
        />
        {!isCategoryKind(kind) && (
          <PublicationFields
            {...{ kind, form, errors }}
            state={read.state}
            onChange={(part) => setForm((before) => ({ ...before, ...part }))}
          />
        )}
        <div className="grid max-w-3xl gap-4 border-t border-line pt-5">
          <ErrorNotice text={wrong > 0 ? `${wrong}か所の入力をご確認ください。` : edit.problem} />
          <Acts {...{ kind, id, read }} busy={edit.busy} />
        </div>
      </form>
      <ChangedMeanwhile
        conflict={edit.conflict && { ...edit.conflict, typed: { ...typed, publication_datetime: undefined } }}
        table={table}
        busy={edit.busy}
        onReload={() => void onSaved()}
      />
    </>
  );
}

function Acts({ kind, id, read, busy }: Pick<ContentEditorProps, 'kind' | 'id' | 'read'> & { busy: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} busyLabel="保存しています">
        保存する
      </Button>
      <LinkButton to={contentPath(kind)} kind="plain">
        一覧へ戻る
      </LinkButton>
      {id !== null && (isCategoryKind(kind) || read.state === 'draft') && (
        <RemoveContent kind={kind} id={id} version={read.version} />
      )}
    </div>
  );
}

function StateLine({
  kind,
  id,
  state,
}: {
  kind: ContentKind;
  id: number | null;
  state: NonNullable<ReadContent['state']>;
}) {
  const { publicPage } = kindText[kind];
  const to = kind === 'magazine' ? `/magazine/detail/${id}` : publicPage?.to;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-4">
      <Badge tone={stateText[state].tone}>{stateText[state].label}</Badge>
      {state === 'published' && to && (
        <Link to={to} className="text-link inline-flex min-h-11 items-center text-note">
          公開ページを見る
        </Link>
      )}
    </p>
  );
}
