/** What happens when, as a plain list; each line one consequence. */
export function WhatHappens({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-3 grid list-disc gap-1.5 pl-6 marker:text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
