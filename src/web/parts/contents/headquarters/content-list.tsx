import { useState } from 'react';
import { inquiryType } from '../../../../domain/codes.ts';
import { type ContentKind, categoriesOf, isOrderedKind, movedTo } from '../../../../domain/contents/content-kinds.ts';
import { matchesQuery } from '../../../../domain/text/search-text.ts';
import { stateText } from '../../../console/audit/content-text.ts';
import { useAction } from '../../../data/use-action.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { type ContentOrder, ContentRow, type ListedRow, moveButtonId } from './content-row.tsx';
import { contentPath, kindText } from './kind-fields.ts';

type ContentListProps = {
  kind: ContentKind;
  contents: readonly ListedRow[];
  groups: readonly { id: number; name: string }[];
  onChanged: () => Promise<void>;
};

/** All contents of one kind, by group. Reordered by buttons, or by dragging within a group. */
export function ContentList({ kind, contents, groups, onChanged }: ContentListProps) {
  const [query, setQuery] = useState('');
  const [state, setState] = useState('');
  const filtered = query !== '' || state !== '';
  const shown = contents.filter((row) => matchesQuery(query, [row.title]) && (state === '' || row.state === state));
  const named =
    kind === 'inquiry_categories'
      ? inquiryType.keys.map((id) => ({ id, name: inquiryType.label(id) }))
      : kind in categoriesOf
        ? groups
        : [{ id: null, name: '' }];
  const filled = named
    .map((group) => ({ ...group, rows: shown.filter(({ group_id }) => group_id === group.id) }))
    .filter(({ rows, id }) => rows.length > 0 || (!filtered && id !== null));
  const { one } = kindText[kind];
  return (
    <div className="grid gap-6">
      <search className="grid max-w-form gap-4 sm:grid-cols-2">
        <TextField
          label="言葉でさがす"
          unmarked
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {contents.some((row) => row.state !== null) && <StateField state={state} onState={setState} />}
      </search>
      <p className="-mt-3 text-note text-ink-soft" aria-live="polite">
        {filtered ? `${shown.length}件が見つかりました。` : `全${contents.length}件`}
      </p>
      {shown.length === 0 && (
        <EmptyState title={filtered ? 'あてはまるものはありません' : `まだ${one}がありません`}>
          {filtered ? '言葉や状態を変えて、もう一度お探しください。' : '「新しく書く」から始められます。'}
        </EmptyState>
      )}
      {filled.map(({ id, name, rows }) => (
        <ContentGroup
          key={id ?? 0}
          kind={kind}
          group_id={id}
          name={name}
          rows={rows}
          fixed={filtered}
          onChanged={onChanged}
        />
      ))}
    </div>
  );
}

function StateField({ state, onState }: { state: string; onState: (state: string) => void }) {
  return (
    <SelectField
      label="状態"
      unmarked
      value={state}
      options={[{ key: '', label: 'すべて' }, ...Object.entries(stateText).map(([key, { label }]) => ({ key, label }))]}
      onChange={({ target }) => onState(target.value)}
    />
  );
}

type ContentGroupProps = {
  kind: ContentKind;
  group_id: number | null;
  name: string;
  rows: readonly ListedRow[];
  /** Some are not shown, so there is no order to change. */
  fixed: boolean;
  onChanged: () => Promise<void>;
};

function ContentGroup({ kind, group_id, name, rows, fixed, onChanged }: ContentGroupProps) {
  const { send, busy, text } = useAction('headquartersOrderContents');
  const [wanted, setWanted] = useState<readonly number[]>();
  const [dragged, setDragged] = useState<number>();
  const ids = rows.map(({ id }) => id);
  // Shown in the new order at once; what the server has takes its place.
  const inOrder =
    wanted && wanted.length === ids.length ? wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []) : rows;

  async function place(id: number, to: number, by?: -1 | 1) {
    if (!isOrderedKind(kind) || busy) return;
    const next = movedTo(
      inOrder.map((row) => row.id),
      id,
      to,
    );
    setWanted(next);
    if (by) requestAnimationFrame(() => document.getElementById(moveButtonId(kind, id, by))?.focus());
    const outcome = await send({ kind, ids: next });
    if (outcome?.kind === 'ok') showToast('順番を変更しました', undefined, 'order');
    // Also after a refusal: another user added or moved one.
    await onChanged();
    setWanted(undefined);
  }
  const orderOf = ({ id }: (typeof rows)[number], position: number): ContentOrder => ({
    ...{ position, count: inOrder.length, busy, dragged: dragged === id },
    onMove: (by) => void place(id, position + by, by),
    onDragStart: () => setDragged(id),
    onDragEnd: () => setDragged(undefined),
    onDrop() {
      if (dragged !== undefined && dragged !== id && ids.includes(dragged)) void place(dragged, position);
      setDragged(undefined);
    },
  });
  return (
    <section aria-label={name || undefined}>
      {name !== '' && <GroupHead kind={kind} group_id={group_id} name={name} />}
      <ErrorNotice text={text} className="mb-3" />
      {inOrder.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line px-4 py-3 text-note text-ink-soft">
          まだありません。
        </p>
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line">
          {inOrder.map((row, position) => (
            <ContentRow
              key={row.id}
              kind={kind}
              row={row}
              {...(isOrderedKind(kind) && !fixed ? { order: orderOf(row, position) } : {})}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function GroupHead({ kind, group_id, name }: Pick<ContentGroupProps, 'kind' | 'group_id' | 'name'>) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lead">{name}</h2>
      {group_id !== null && (
        <LinkButton to={`${contentPath(kind, 'add')}?group=${group_id}`} kind="quiet" size="small">
          ここに足す<span className="sr-only">({name})</span>
        </LinkButton>
      )}
    </div>
  );
}
