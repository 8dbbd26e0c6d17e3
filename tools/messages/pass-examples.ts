import type { ReserveText } from '../../src/server/notifying/writing/reserve-text.ts';

/** Messages about pick-up passes. */
export const passExamples = ({ id, start_datetime, end_datetime, branch_name }: ReserveText) => ({
  pickup_pass_issued: [
    {
      when: 'ご家族のどなたかがお迎えパスを作ったとき',
      data: {
        reserve_id: id,
        start_datetime,
        end_datetime,
        branch_name,
        person_name: '佐藤 和子',
        relation: '祖母',
      },
    },
  ],
});
