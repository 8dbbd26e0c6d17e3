import { closureTemplate } from '../../src/domain/calendar/closure-text.ts';
import { closureChoice } from '../../src/domain/staff-codes.ts';
import { instantOf } from '../../src/domain/time.ts';

const branch = { branch_name: 'みなと広場園', branch_tel: '0300000000' };
const template = closureTemplate({
  branch_name: branch.branch_name,
  date_from: '2026-11-20',
  date_to: '2026-11-20',
  part: 'days',
  cause: '台風',
});
const stay = { start_datetime: instantOf('2026-11-20', 9 * 60), end_datetime: instantOf('2026-11-20', 12 * 60) };
const later = { start_datetime: instantOf('2026-11-20', 14 * 60), end_datetime: instantOf('2026-11-20', 17 * 60) };

/** Messages of a branch that closes, in the cases that read differently. */
export const closureExamples = {
  branch_closure: [
    {
      when: '無料でキャンセルしたとき(1家庭に1通)',
      data: {
        closure_notice_id: 12,
        ...branch,
        choice: closureChoice.code.cancel,
        ...template,
        stays: [stay, later],
      },
    },
    {
      when: '近くの園への移動を提案するとき',
      data: { closure_notice_id: 13, ...branch, choice: closureChoice.code.move, ...template, stays: [stay] },
    },
  ],
};
