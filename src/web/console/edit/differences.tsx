type DifferencesProps = {
  caption?: string;
  /** What is above the two columns of values. */
  titles: readonly [before: string, after: string];
  rows: readonly { name: string; before: string; after: string }[];
};

/** Two states of one thing, line by line. */
export function Differences({ caption, titles, rows }: DifferencesProps) {
  return (
    <table className="w-full table-fixed border-collapse text-note">
      {caption && <caption className="mb-2 text-left">{caption}</caption>}
      <thead className="text-left text-ink-soft">
        <tr>
          {['項目', ...titles].map((title) => (
            <th key={title} scope="col" className="py-1 font-normal first:w-1/4">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, after }) => (
          <tr key={name} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pr-2 text-left font-normal break-all">
              {name}
            </th>
            <td className="py-1.5 pr-2 break-all whitespace-pre-line text-ink-soft">{before}</td>
            <td className="py-1.5 break-all whitespace-pre-line">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
