import type { FunctionOk } from '../../../../contract/functions/functions.ts';

export type Pack = FunctionOk<'readFirstVisitPack'>;

/** The words as they are signed, heading by heading. */
export function PackSections({ sections }: { sections: Pack['sections'] }) {
  return (
    <>
      {sections.map(({ heading, facts }) => (
        <section key={heading} aria-label={heading}>
          <h2 className="mb-2 text-h3">{heading}</h2>
          <dl className="border-t border-line">
            {facts.map(([label, words]) => (
              <div
                key={label}
                className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:py-2.5"
              >
                <dt className="text-note text-ink-soft">{label}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
