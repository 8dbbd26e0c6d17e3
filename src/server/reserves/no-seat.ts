import { Refusal } from '../../contract/refusal.ts';
import { ageClasses, ageClassText, type ChildrenByAge } from '../../domain/staffing/ratio.ts';
import type { TokyoDate } from '../../domain/time.ts';
import { violatedConstraint } from '../postgres/database.ts';

/** A refusal that still knows the children it was about, so that other branches can be asked for the same ages. */
export class NoSeat extends Refusal {
  readonly children: readonly { readonly date_of_birth: TokyoDate }[];
  constructor(children: NoSeat['children'], ...refusal: ConstructorParameters<typeof Refusal>) {
    super(...refusal);
    this.children = children;
  }
}

/** There is a seat, but no staff for a child of that age: names the youngest. */
function understaffedText(ages: ChildrenByAge, byStaff: boolean): string {
  const youngest = ageClasses.find((age) => ages[age] > 0) ?? 'four';
  const lacking = `${ageClassText[youngest]}のお子さまをお預かりできる職員が足りません。`;
  return byStaff
    ? `この時間は、${lacking}時間を選び直すか、シフトを足すか、園長が理由を書いて例外として受けてください。`
    : `この時間は、${lacking}ほかの時間をお選びください。`;
}

/** More precise words than the catalogue's, for the one refusal that needs the ages. */
export const understaffedMsg = (reason: string, ages: ChildrenByAge, byStaff: boolean): { msg?: string } =>
  reason === 'reserve_understaffed' ? { msg: understaffedText(ages, byStaff) } : {};

/** The database's last word: a child is never in two live reserves that overlap, whatever happened at the same time. */
export function refuseOverlap(error: unknown): never {
  if (violatedConstraint(error) === 'child_never_in_two_places') throw new Refusal('reserve_overlap');
  throw error;
}
