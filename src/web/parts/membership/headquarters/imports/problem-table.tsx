import type { FunctionOk } from '../../../../../contract/functions/functions.ts';

type Problem = FunctionOk<'headquartersPreviewImport'>['problems'][number];

/** What is wrong, line by line: to be held beside the spreadsheet. */
export function ProblemTable({ problems, count }: { problems: readonly Problem[]; count: number }) {
  return (
    <div className="overflow-x-auto rounded-md border border-line">
      <table className="w-full border-collapse text-note">
        <caption className="sr-only">直すところ</caption>
        <thead className="bg-cream text-left text-ink-soft">
          <tr>
            <th scope="col" className="w-20 px-3 py-2 font-normal">
              行
            </th>
            <th scope="col" className="w-52 px-3 py-2 font-normal">
              列
            </th>
            <th scope="col" className="px-3 py-2 font-normal">
              内容
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, column, message }) => (
            <tr key={`${line} ${column} ${message}`} className="border-t border-line align-top">
              <th scope="row" className="figures px-3 py-2 text-left font-bold whitespace-nowrap">
                {line}行目
              </th>
              <td className="px-3 py-2">{column === '' ? '行全体' : column}</td>
              <td className="px-3 py-2">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > problems.length && (
        <p className="border-t border-line px-3 py-2 text-note text-ink-soft">
          ほかに{(count - problems.length).toLocaleString('en')}件あります。上から直して、もう一度お選びください。
        </p>
      )}
    </div>
  );
}
