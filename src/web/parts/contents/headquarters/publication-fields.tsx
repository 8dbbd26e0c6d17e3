import type { ContentKind } from '../../../../domain/contents/content-kinds.ts';
import type { PublicationState } from '../../../../domain/contents/publication.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { ContentForm, PublicationChoice } from './form-values.ts';

type PublicationFieldsProps = {
  kind: ContentKind;
  state: PublicationState | null;
  form: ContentForm;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<ContentForm>) => void;
};

const wasPublic: readonly (PublicationState | null)[] = ['published', 'ended', 'withdrawn'];

function wordsFor(
  state: PublicationState | null,
  dated: boolean,
): Record<PublicationChoice, { title: string; note: string }> {
  const hold = wasPublic.includes(state)
    ? state === 'withdrawn'
      ? { title: '取り下げたままにする', note: 'だれにも見えません。' }
      : { title: '取り下げる', note: '保存すると、すぐに見えなくなります。内容は残ります。' }
    : { title: '下書きにする', note: 'まだだれにも見えません。' };
  const now =
    state === 'published'
      ? { title: '公開したままにする', note: '変えたところは、保存するとすぐに見えます。' }
      : dated
        ? { title: '掲載する', note: '下の期間に見えます。' }
        : { title: 'すぐに公開する', note: '保存すると、すぐに見えます。' };
  return { hold, now, at: { title: '日時を決めて公開する', note: 'その日時から見えます。記事の日付にもなります。' } };
}

/** Whether it is public, and from when. */
export function PublicationFields({ kind, state, form, errors, onChange }: PublicationFieldsProps) {
  const dated = kind === 'benefits';
  const words = wordsFor(state, dated);
  const choices: readonly PublicationChoice[] = dated ? ['hold', 'now'] : ['hold', 'now', 'at'];
  return (
    <div className="grid max-w-form gap-4">
      <ChoiceGroup legend="公開" required error={errors['content.publication']}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice}
            type="radio"
            name="publication"
            {...words[choice]}
            checked={form.publication === choice}
            onChange={() => onChange({ publication: choice })}
          />
        ))}
      </ChoiceGroup>
      {form.publication === 'at' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="公開する日"
            required
            type="date"
            autoComplete="off"
            value={form.date}
            error={errors['content.publication_datetime']}
            onChange={({ target }) => onChange({ date: target.value })}
          />
          <TextField
            label="時刻"
            required
            type="time"
            autoComplete="off"
            value={form.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </div>
      )}
      {dated && <ShownDays {...{ form, errors, onChange }} />}
    </div>
  );
}

function ShownDays({ form, errors, onChange }: Pick<PublicationFieldsProps, 'form' | 'errors' | 'onChange'>) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label="掲載を始める日"
        type="date"
        autoComplete="off"
        hint="空なら今日から"
        value={form.start}
        error={errors['content.publication_start_date']}
        onChange={({ target }) => onChange({ start: target.value })}
      />
      <TextField
        label="掲載の最終日"
        type="date"
        autoComplete="off"
        hint="空なら終わりなし"
        value={form.end}
        error={errors['content.publication_end_date']}
        onChange={({ target }) => onChange({ end: target.value })}
      />
    </div>
  );
}
