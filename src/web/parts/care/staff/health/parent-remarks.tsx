import { MessageSquareText, TriangleAlert } from 'lucide-react';
import { allergyAnswer } from '../../../../../domain/care/care-codes.ts';
import { allergyAnswerOf, type ChildWithAllergies } from '../../../../../domain/care/child-health.ts';

type Remarked = ChildWithAllergies & { readonly customer_remarks: string; readonly staff_remarks: string };

/**
 * The parent's free-text remarks. Until the allergy question is answered they may mention one, so they are highlighted; once
 * it is answered, they are an ordinary note.
 */
export function ParentRemarks({ child }: { child: Remarked }) {
  if (child.customer_remarks === '') return null;
  const unclear = allergyAnswerOf(child) === allergyAnswer.code.notAsked;
  const Icon = unclear ? TriangleAlert : MessageSquareText;
  return (
    <span
      className={`mt-1 flex gap-1.5 text-note leading-snug ${unclear ? 'rounded-sm bg-ask-soft px-2.5 py-1.5 font-bold' : ''}`}
    >
      <Icon className={`mt-0.5 size-4 shrink-0 ${unclear ? 'text-ask' : 'text-ink-soft'}`} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">保護者から: </span>
        {child.customer_remarks}
      </span>
    </span>
  );
}

/** Before a child is taken in: what the parent wrote, what the branch knows. The alarm is above it. */
export function RemarkLines({ child }: { child: Remarked | null }) {
  if (child === null) return null;
  return (
    <>
      <ParentRemarks child={child} />
      {child.staff_remarks && (
        <span className="mt-1 block text-note leading-snug wrap-anywhere text-ink-soft">
          <span className="font-bold">園のメモ</span> {child.staff_remarks}
        </span>
      )}
    </>
  );
}
