import { Bold, Heading2, ImagePlus, Link2, List } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { articleBlocks } from '../../../../domain/contents/article-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { ArticleText } from '../../../ui/text/article-text.tsx';
import { PictureLibrary } from './picture-library.tsx';

type ArticleEditorProps = {
  label: string;
  value: string;
  error: string | undefined;
  max: number;
  onChange: (text: string) => void;
};

const marks = [
  { label: '見出し', icon: Heading2, before: '\n\n## ', inner: '見出し', after: '\n\n' },
  { label: '太字', icon: Bold, before: '**', inner: '太字', after: '**' },
  { label: '箇条書き', icon: List, before: '\n\n- ', inner: '項目', after: '\n' },
  { label: 'リンク', icon: Link2, before: '[', inner: '言葉', after: '](/user_guide)' },
] as const;

/** Markdown beside the article it becomes, while it is typed. */
export function ArticleEditor({ label, value, error, max, onChange }: ArticleEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState(false);
  const late = useDeferredValue(value);
  const blocks = useMemo(() => articleBlocks(late), [late]);

  /** Around what is selected, or with a word to be typed over. */
  function insert(before: string, inner: string, after: string) {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {};
    const words = value.slice(from, to) || inner;
    onChange(`${value.slice(0, from)}${before}${words}${after}${value.slice(to)}`);
    const start = from + before.length;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(start, start + words.length);
    });
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="min-w-0">
        <TextAreaField
          ref={area}
          label={label}
          required
          name="content"
          rows={18}
          maxLength={max}
          value={value}
          error={error}
          hint="「## 」で見出し、「- 」で箇条書き、「1. 」で番号、「> 」で引用、**太字**、[言葉](/user_guide) でリンク。空の行で段落が分かれます。"
          onChange={({ target }) => onChange(target.value)}
        />
        <div className="mt-2 flex flex-wrap gap-2">
          {marks.map(({ label: name, icon: Icon, before, inner, after }) => (
            <Button key={name} kind="plain" size="small" onClick={() => insert(before, inner, after)}>
              <Icon className="size-5" aria-hidden="true" />
              {name}
            </Button>
          ))}
          <Button kind="plain" size="small" onClick={() => setChoosing(true)}>
            <ImagePlus className="size-5" aria-hidden="true" />
            写真を入れる
          </Button>
        </div>
      </div>
      <section aria-label="できあがり" className="min-w-0 rounded-lg border border-line bg-paper p-4">
        <p className="mb-3 text-note font-bold text-ink-soft">できあがり</p>
        {blocks.length === 0 ? (
          <p className="text-note text-ink-soft">本文を書くと、ここに記事の形で出ます。</p>
        ) : (
          <ArticleText blocks={blocks} />
        )}
      </section>
      {choosing && (
        <PictureLibrary
          onClose={() => setChoosing(false)}
          onChoose={({ image_path, alternative_text }) => {
            setChoosing(false);
            insert('\n\n![', alternative_text.replaceAll(/[[\]\n]/g, ' '), `](${image_path})\n\n`);
          }}
        />
      )}
    </div>
  );
}
