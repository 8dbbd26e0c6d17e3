import { OpenPaper } from '../../health/open-paper.tsx';
import { PaperText, paperName, type ShownPaper } from '../../health/paper-text.tsx';

type ChildPapersProps = { child: { readonly child_documents: readonly ShownPaper[] }; today: string };

/** The family's papers, while this branch may see them; opening one is written down. */
export function ChildPapers({ child, today }: ChildPapersProps) {
  if (child.child_documents.length === 0) return null;
  return (
    <ul aria-label="書類" className="grid gap-2">
      {child.child_documents.map((paper) => (
        <li
          key={paper.id}
          className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-line p-3"
        >
          <PaperText paper={paper} today={today} />
          {paper.file && <OpenPaper file_key={paper.file.key} name={paperName(paper)} />}
        </li>
      ))}
    </ul>
  );
}
