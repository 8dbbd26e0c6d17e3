/** Plain text of staff: blank lines part paragraphs, lines that begin with "## " are headings. Never markup. */
export type TextPart = { kind: 'heading' | 'paragraph'; text: string };

export function partsOf(content: string): TextPart[] {
  return content
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('## ') ? { kind: 'heading', text: part.slice(3) } : { kind: 'paragraph', text: part },
    );
}

export function ArticleText({ content }: { content: string }) {
  return (
    <div className="grid gap-5">
      {partsOf(content).map(({ kind, text }) =>
        kind === 'heading' ? (
          <h2 key={text} className="mt-5 text-h3">
            {text}
          </h2>
        ) : (
          <p key={text} className="whitespace-pre-line">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
